"""The symbols and the ship art of our pictures, as SVG bodies.

Symbols live on a grid of 24 by 24. `var(--ink)`, `var(--tone)` and the like are colours which the drawing script fills
in. Fittings of a ship tile stand around x = 0, with the bulwark at y = 46, the waterline at 66 and the keel at 74.
"""

SYMBOLS = {
    "guilder": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="9.2"/><path d="M15.3 7.3c-2.2-.8-3.3.6-3.6 2.3l-.9 '
        '5.1c-.3 1.7-1.2 2.6-2.8 2.1M9 11.4h5.2"/>'
    ),
    "sail": (
        '<path d="M12 2v20M7.5 22h9"/><path fill="var(--tone)" d="M4.5 4h15c-2 3.6-2 8.4 0 12h-15c2-3.6 2-8.4 0-12z"/>'
    ),
    "smokestack": (
        '<path fill="var(--tone)" d="M6.5 10h8l1.7 12H4.8z"/><path fill="var(--ink)" stroke="none" d="M6.5 '
        '10h8l.45 3.3h-8.9z"/><path d="M9 6.8C8.4 4.2 11 2.7 12.8 3.9c.9-2.3 4.7-2.3 5.2.3 2.6-.4 4 2 2.6 3.9" '
        'stroke-width="2"/>'
    ),
    "crane": (
        '<path d="M3.5 21.5h9M8 21.5V3.5h12M8 9.5l6-6M19 3.5v7"/><path d="M17 14.3a2 2 0 1 0 2-2v-2"/>'
        '<rect fill="var(--tone)" x="4.5" y="5" width="3.5" height="4.5"/>'
    ),
    "cannon": (
        '<path fill="var(--tone)" d="M2.5 10.8 19.3 6l1.9 4.6L6.5 16.5c-2.4 0-4-2.7-4-5.7z"/>'
        '<circle fill="var(--paper-2)" cx="11" cy="17.2" r="4.3"/>'
        '<circle fill="var(--ink)" stroke="none" cx="11" cy="17.2" r="1.3"/>'
    ),
    "propeller": (
        '<path fill="var(--tone)" transform="rotate(0 12 12)" d="M11 10.5C7.5 8.5 7.5 2.5 12 2.5s4.2 5 1 8"/>'
        '<path fill="var(--tone)" transform="rotate(120 12 12)" d="M11 10.5C7.5 8.5 7.5 2.5 12 2.5s4.2 5 1 8"/>'
        '<path fill="var(--tone)" transform="rotate(240 12 12)" d="M11 10.5C7.5 8.5 7.5 2.5 12 2.5s4.2 5 1 8"/>'
        '<circle fill="var(--ink)" stroke="none" cx="12" cy="12" r="2.3"/>'
    ),
    "stoker": (
        '<path fill="var(--tone)" d="M2.5 21.2c0-4.2 2.9-6.7 7-6.7s7 2.5 7 6.7z"/>'
        '<circle fill="var(--paper-2)" cx="9.5" cy="9.2" r="4"/>'
        '<path fill="var(--ink)" stroke="none" d="M5 8.3C5 5.2 7 4 9.5 4S14 5.2 14 8.3z"/><path d="M20 3v11"/>'
        '<path fill="var(--ink)" stroke="none" d="M17.8 13.5h4.4v4.2a2.2 2.2 0 0 1-4.4 0z"/>'
    ),
    "captain": (
        '<path fill="var(--tone)" d="M4 21.2c0-4.2 3.4-6.7 8-6.7s8 2.5 8 6.7z"/>'
        '<circle fill="var(--paper-2)" cx="12" cy="9.2" r="4"/>'
        '<path fill="var(--ink)" stroke="none" d="M5.8 6.2C6.5 3.2 9 2 12 2s5.5 1.2 6.2 4.2l-1.4 1.6H7.2z"/>'
        '<path d="M7 8h10"/><path fill="var(--ink)" stroke="none" d="M12 15.5l.9 1.9 2.1.2-1.6 1.4.5 2-1.9-1-1.9 '
        '1 .5-2L9 17.6l2.1-.2z"/>'
    ),
    "officer": (
        '<path fill="var(--tone)" d="M4 21.2c0-4.2 3.4-6.7 8-6.7s8 2.5 8 6.7z"/>'
        '<circle fill="var(--paper-2)" cx="12" cy="9.2" r="4"/>'
        '<path fill="var(--paper-2)" d="M6.5 6.3C7 3.6 9.2 2.5 12 2.5s5 1.1 5.5 3.8l-1.2 1.6H7.7z"/>'
        '<path d="M8.5 17.2l3.5 2 3.5-2"/>'
    ),
    "businessman": (
        '<path fill="var(--tone)" d="M4 21.2c0-4.2 3.4-6.7 8-6.7s8 2.5 8 6.7z"/>'
        '<circle fill="var(--paper-2)" cx="12" cy="9.2" r="4"/>'
        '<path fill="var(--ink)" stroke="none" d="M8 7V2.2h8V7z"/><path d="M5.8 7.1h12.4" stroke-width="2"/>'
        '<path fill="var(--ink)" stroke="none" d="M12 14.5l1.3 1.7L12 20l-1.3-3.8z"/>'
    ),
    "soldier": (
        '<path fill="var(--tone)" d="M2.5 21.2c0-4.2 2.9-6.7 7-6.7s7 2.5 7 6.7z"/>'
        '<circle fill="var(--paper-2)" cx="9.5" cy="9.8" r="3.8"/>'
        '<path fill="var(--ink)" stroke="none" d="M5.6 8.6V6.8C5.6 3.8 7.2 2 9.5 2s3.9 1.8 3.9 4.8v1.8z"/>'
        '<path d="M6 15.5l7 5.5M13 15.5 6 21" stroke-width="1.4"/><path d="M20 2v19.5M18.6 8h2.8"/>'
    ),
    "cabin": (
        '<path fill="var(--tone)" d="M4.5 21V8h15v13z"/><path d="M2.5 8h19M2.5 21h19"/>'
        '<path fill="var(--paper-2)" d="M13.5 21v-8.5H17V21z"/>'
        '<circle fill="var(--paper-2)" cx="9" cy="14" r="2.2"/>'
    ),
    "mast-mount": (
        '<path stroke-dasharray="2.2 2.2" d="M5 3.5h14c-1.7 3-1.7 6.5 0 9.5H5c1.7-3 1.7-6.5 0-9.5z"/>'
        '<path d="M12 21V10" stroke-width="2.6"/><path fill="var(--tone)" d="M6.5 18h11v3.5h-11z"/>'
    ),
    "crane-mount": (
        '<path stroke-dasharray="2.2 2.2" d="M12 14V4h8v6"/><path fill="var(--tone)" d="M5.5 21.5c0-4 2.5-6.5 '
        '6.5-6.5s6.5 2.5 6.5 6.5z"/><circle fill="var(--ink)" stroke="none" cx="12" cy="18.8" r="1.2"/>'
        '<path d="M3 21.5h18"/>'
    ),
    "cannon-mount": (
        '<path fill="var(--tone)" d="M4.5 10.5h15v10.5h-15z"/><circle fill="var(--paper-2)" '
        'stroke-dasharray="2.2 2.2" cx="12" cy="15.8" r="3.4"/><path d="M4.5 10.5 7 5h15l-2.5 5.5"/>'
    ),
    "drive-place": (
        '<circle fill="var(--tone)" stroke-dasharray="2.2 2.2" cx="12" cy="12" r="9.2"/>'
        '<path fill="var(--ink)" stroke="none" d="M12.3 5.5c.6 3 4 4.2 4 7.8 0 2.7-1.9 4.7-4.3 '
        '4.7s-4.3-1.9-4.3-4.5c0-1.8.9-2.9 1.9-4 .2 1.2.7 1.8 1.5 2.1-.2-2.4.1-4.3 1.2-6.1z"/>'
    ),
    "life-ring": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="9.2"/><circle fill="var(--paper-2)" cx="12" cy="12" '
        'r="4"/><path fill="var(--ink)" stroke="none" d="M9.8 3.1h4.4l-.7 5.2h-3zM9.8 20.9h4.4l-.7-5.2h-3zM3.1 '
        '9.8v4.4l5.2-.7v-3zM20.9 9.8v4.4l-5.2-.7v-3z"/>'
    ),
    "lifeboat": (
        '<path d="M5.5 12V6.5C5.5 4 9 4 9 6.5M18.5 12V6.5c0-2.5-3.5-2.5-3.5 0"/>'
        '<path fill="var(--tone)" d="M2 12h20c-1 5-4 7.5-7 7.5H9c-3 0-6-2.5-7-7.5z"/><path d="M4 15.3h16"/>'
    ),
    "lantern": (
        '<path fill="var(--tone)" d="M7.8 9.5h8.4L17.3 19H6.7z"/>'
        '<path d="M5.8 21.5h12.4M9 9.5c0-2.5 1-4 3-4s3 1.5 3 4M12 5.5V3"/><circle cx="12" cy="2.6" r=".9"/>'
        '<path fill="var(--ink)" stroke="none" d="M12 11c1.7 1.8 2 2.6 2 3.6a2 2 0 0 1-4 0c0-1 .3-1.8 2-3.6z"/>'
    ),
    "official-trade": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><path fill="var(--ink)" stroke="none" d="M8.3 '
        '12.8V6h7.4v6.8z"/><path d="M5.5 13h13" stroke-width="2.2"/><path d="M8.5 16.8h7" stroke-width="2"/>'
    ),
    "official-war": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><path d="M6.5 6l9.3 10.5M17.5 6l-9.3 10.5" '
        'stroke-width="2.3"/><path d="M5.6 14.2l4.6 4M18.4 14.2l-4.6 4" stroke-width="2"/>'
    ),
    "official-lantern": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><path fill="var(--ink)" stroke="none" d="M8.5 '
        '9.3h7l1 8h-9zM7 18.2h10V20H7zM10 8.3C10 6 10.7 5 12 5s2 1 2 3.3z"/>'
        '<circle fill="var(--tone)" stroke="none" cx="12" cy="13.3" r="1.9"/>'
    ),
    "official-boat": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><path fill="var(--ink)" stroke="none" d="M4.8 '
        '11.5h14.4c-.8 4-3 6-5.2 6h-4c-2.2 0-4.4-2-5.2-6z"/><path d="M8 11V7.5M16 11V7.5M8 7.5h8" '
        'stroke-width="1.6"/>'
    ),
    "official-ring": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="4.5" stroke-width="3.4"/>'
        '<path stroke="var(--tone)" stroke-width="1.5" d="M12 5.5v3M12 15.5v3M5.5 12h3M15.5 12h3"/>'
    ),
    "official-riband": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="10"/><path fill="var(--ink)" stroke="none" d="M9 12.5 7.7 '
        '19l2.6-1.2L12 19.6l1.7-1.8 2.6 1.2L15 12.5z"/><circle fill="var(--ink)" stroke="none" cx="12" cy="9.3" '
        'r="4.6"/><circle fill="var(--tone)" stroke="none" cx="12" cy="9.3" r="1.9"/>'
    ),
    "coal": (
        '<path fill="var(--ink)" stroke="none" d="M2.5 20.5 5 14l4-1.5 3.5 3 1 5zM9.5 11.5 12 5.5l5-1 3.5 5-2 '
        '4-5 1.5z"/><path fill="var(--ink)" stroke="none" d="M15 20.5l.8-4.5 4.2-1 2 5.5z"/>'
    ),
    "steel": '<path fill="var(--tone)" d="M4 4h16v4h-6v8h6v4H4v-4h6V8H4z"/>',
    "textile": (
        '<path fill="var(--tone)" d="M4.5 5.5h10v13h-10z"/><ellipse fill="var(--paper-2)" cx="14.5" cy="7" '
        'rx="5" ry="3.5"/><path d="M19.5 7v11.5h-15"/><circle fill="var(--ink)" stroke="none" cx="14.5" cy="7" '
        'r="1.2"/><path d="M8 5.5v13M12 10.2v8.3" stroke-width="1.3"/>'
    ),
    "grain": (
        '<path d="M12 22V8"/><path fill="var(--tone)" d="M12 2.5c2.3 2 2.3 4 0 6-2.3-2-2.3-4 0-6zM12 12.5c.2-3 '
        "2.2-4.5 5-4.6-.2 3-2 4.6-5 4.6zM12 12.5c-.2-3-2.2-4.5-5-4.6.2 3 2 4.6 5 4.6zM12 18c.2-3 2.2-4.5 "
        '5-4.6-.2 3-2 4.6-5 4.6zM12 18c-.2-3-2.2-4.5-5-4.6.2 3 2 4.6 5 4.6z"/>'
    ),
    "act-build": (
        '<path fill="var(--tone)" d="M1.5 5.5c2 1.8 3.5 2.5 6 2.5H19l3-1.5v7c0 2-1 3-3 3H9c-4 0-6.5-5-7.5-11z"/>'
        '<path d="M9.5 8v8.5M13.5 8v8.5M17.5 8v8.5"/><path d="M7 21h12" stroke-width="2.4"/>'
        '<path d="M9.5 16.5V21M17 16.5V21"/>'
    ),
    "act-commodity": (
        '<path fill="var(--tone)" d="M2.5 7h19l-1.5 9H4z"/><circle fill="var(--paper-2)" cx="7.5" cy="18.8" '
        'r="2.5"/><circle fill="var(--paper-2)" cx="16.5" cy="18.8" r="2.5"/>'
        '<path fill="var(--ink)" stroke="none" d="M5.5 7c.5-2.7 3-3.5 4.5-2 1-2.3 4.5-2.3 5.3.2 1.5-.9 3 .1 3.2 '
        '1.8z"/>'
    ),
    "act-canal": (
        '<rect fill="var(--tone)" x="2.5" y="2.5" width="19" height="19" rx="1.5"/>'
        '<path d="M12 2.5c0 4 5 4 5 7.5s-10 2.5-10 6 2 3 2 5.5" stroke-width="3.6" stroke="var(--ink)"/>'
        '<path d="M12 2.5c0 4 5 4 5 7.5s-10 2.5-10 6 2 3 2 5.5" stroke-width="1.2" stroke="var(--paper-2)"/>'
    ),
    "act-equipment": (
        '<path fill="var(--tone)" d="M2.5 8.5H8V7h12.5c0 3-2.5 4.5-6 4.5V14h2.5v3.5H9V14h2v-2C6.5 12 3.5 11 2.5 '
        '8.5z"/><path d="M7 21h12M9.5 17.5 8 21M16.5 17.5 18 21"/>'
    ),
    "act-crew": (
        '<path fill="var(--tone)" d="M12.5 20.5c0-3.6 1.6-5.8 4.5-5.8s5 2.2 5 5.8z"/>'
        '<circle fill="var(--paper-2)" cx="17" cy="10.8" r="3"/>'
        '<path fill="var(--tone)" d="M2 20.5c0-4.5 2.3-7 6.3-7s6.2 2.5 6.2 7z"/>'
        '<circle fill="var(--paper-2)" cx="8.3" cy="8.5" r="3.8"/>'
        '<path fill="var(--ink)" stroke="none" d="M3.8 7.3C4.3 4.5 6 3.5 8.3 3.5s4 1 4.5 3.8z"/>'
    ),
    "act-hire": (
        '<path fill="var(--tone)" d="M2.5 21c0-4.5 2.5-7 7-7 2 0 3.6.5 4.7 1.4"/>'
        '<circle fill="var(--paper-2)" cx="9.5" cy="8" r="4.5"/>'
        '<path d="M2.5 21h10.5M18.5 13.5v8M14.5 17.5h8" stroke-width="2.2"/>'
    ),
    "act-exchange": '<path d="M3 8.5h17.5L16 3.5M21 15.5H3.5L8 20.5" stroke-width="2.4"/>',
    "act-subsidy": (
        '<circle fill="var(--tone)" cx="14" cy="6.5" r="4.5"/><path d="M14 4.8v3.4"/>'
        '<path fill="var(--paper-2)" d="M2 14h4.5l3-1.5c2-.6 4 .5 5 2l4.5-1.5c2-.5 3 1.5 1.5 2.8L14 20.5H6.5L2 '
        '20.5z"/><path d="M6.5 14v6.5"/>'
    ),
    "engineer": (
        '<path fill="var(--tone)" d="M12 2.5l1.5 2.8 3-.9.6 3.1 3.1.6-.9 3L22 12.5l-2.7 1.4.9 3-3.1.6-.6 '
        '3.1-3-.9-1.5 2.8-1.5-2.8-3 .9-.6-3.1-3.1-.6.9-3L2 12.5l2.7-1.4-.9-3 3.1-.6.6-3.1 3 .9z"/>'
        '<circle fill="var(--paper-2)" cx="12" cy="12.5" r="3.5"/>'
    ),
    "recruiter": (
        '<path fill="var(--tone)" d="M3 9.5 15.5 4v14L3 13.5z"/>'
        '<path d="M15.5 4v14M6 14.5l1.5 6h3l-1-5M18.5 8.5c1.5 1.3 1.5 4.2 0 5.5M20.5 6c2.3 2.6 2.3 7.9 0 10.5"/>'
    ),
    "trader": (
        '<path d="M12 3v17.5M7 20.5h10M4.5 6h15"/><path fill="var(--tone)" d="M4.7 6 2 13h5.4zM19.3 6l-2.7 '
        '7H22z"/><path d="M2 13c.4 2 5 2 5.4 0M16.6 13c.4 2 5 2 5.4 0"/>'
    ),
    "builder": (
        '<path d="M5 21.5 14 9.5" stroke-width="3"/><path fill="var(--tone)" d="M9 5.5l5.5-3 8 5.5-2.3 '
        '3.7-3-1-2.2 2.3-4-3L12 7.5z"/>'
    ),
    "helmsman": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="6.2"/><circle fill="var(--ink)" stroke="none" cx="12" '
        'cy="12" r="2"/><path d="M12 1.8v8M12 14v8.2M1.8 12h8M14 12h8.2M4.8 4.8l5.4 5.4M13.8 13.8l5.4 5.4M19.2 '
        '4.8l-5.4 5.4M10.2 13.8l-5.4 5.4"/>'
    ),
    "rigger": (
        '<path d="M12 1.5v4M9 22.5V13M15 22.5V13"/><path fill="var(--tone)" d="M7 12c0-4 2-7 5-7s5 3 5 7-2 5.5-5 '
        '5.5-5-1.5-5-5.5z"/><circle fill="var(--paper-2)" cx="12" cy="11.3" r="2.3"/>'
    ),
    "accountant": (
        '<path fill="var(--tone)" d="M4 4.5C7 3 10 3.5 12 5c2-1.5 5-2 8-.5v15c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5z"/>'
        '<path d="M12 5v15M6.5 9h3M6.5 12.5h3M14.5 9h3M14.5 12.5h3M14.5 16h3"/>'
    ),
    "foreman": (
        '<path fill="var(--tone)" d="M2.5 9.5h11l8-3v5l-5.2 1.4a6.3 6.3 0 1 1-12.5 1.6z"/>'
        '<circle fill="var(--paper-2)" cx="10" cy="14.5" r="2.2"/><path d="M9 6V3M13 6l1-2.5"/>'
    ),
    "ship-token": (
        '<path fill="var(--tone)" d="M12 1.8c4 4 5.5 8 5.5 12.2 0 3.5-.6 6-1.5 7.8H8c-.9-1.8-1.5-4.3-1.5-7.8C6.5 '
        '9.8 8 5.8 12 1.8z"/><path d="M8.5 16h7M12 8v4"/>'
    ),
}

# Lines of the ship art; written once so that the fittings stay readable.
LINE = 'stroke="var(--artline)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
RIG = 'stroke="var(--rig)" stroke-linecap="round" fill="none"'

FITTINGS = {
    "mast": (
        f'<path {RIG} stroke-width="1.1" d="M0 20L-13 46M0 20L13 46M-8 36h16M-5 30h10"/>'
        f'<path fill="var(--wood-2)" {LINE} d="M-2.6 46l.6-30h4l.6 30z"/>'
        f'<path fill="var(--wood)" {LINE} d="M-7 13.5h14v4.5h-14z"/>'
    ),
    "sail": (
        f'<path {RIG} stroke-width="1" d="M0 6L-17 46M0 6L17 46"/><path {RIG} stroke-width="3.2" d="M0 46V3"/>'
        f'<path fill="var(--sailc)" {LINE} d="M-12 8h24c-2.5 4.5-2.5 8 0 12.5h-24c2.5-4.5 2.5-8 0-12.5zM-16 '
        '22.5h32c-3.2 5-3.2 10.5 0 16.5h-32c3.2-6 3.2-11.5 0-16.5z"/>'
        '<path fill="var(--p1)" d="M0 1l11 2.5L0 6z"/>'
    ),
    "smokestack": (
        '<path fill="var(--iron)" fill-opacity=".4" d="M-2 12c-5-5 2-10 7-7 3-6 13-4 13 1 6-1 8 6 3 8-2 2-7 '
        f'2-9-.5-4 3-12 3-14-1.5z"/><path fill="var(--strake)" {LINE} d="M-8 15h16l1.5 31h-19z"/>'
        '<path fill="var(--artline)" d="M-8.3 13h16.6l.4 8h-17.4z"/>'
        f'<path fill="var(--p1)" {LINE} d="M-8.6 26h17.2l.4 7h-18z"/>'
    ),
    "crane": (
        f'<path fill="var(--iron)" {LINE} d="M-11 46l3-8h16l3 8z"/>'
        f'<circle cx="0" cy="36" r="4.5" fill="var(--strake)" {LINE}/>'
        '<path fill="none" stroke="var(--rig)" stroke-width="1.5" stroke-dasharray="2.5 2.5" d="M0 31L-9 '
        '13h-4v10"/>'
    ),
    "crane fitted": (
        '<path stroke="var(--artline)" stroke-width="5.5" stroke-linecap="round" d="M0 38L-13 12"/>'
        '<path stroke="var(--strake)" stroke-width="3" stroke-linecap="round" d="M0 38L-13 12"/>'
        f'<path {RIG} stroke-width="1.3" d="M-13 12L9 28M-13 12v13"/>'
        '<path fill="var(--artline)" d="M-15.5 25h5v4.5h-5z"/>'
        f'<path fill="var(--hull-2)" {LINE} d="M-4 26h14v13H-4z"/>'
        f'<path fill="var(--iron)" {LINE} d="M-11 46l3-8h16l3 8z"/>'
    ),
    "cannon": (
        f'<path fill="var(--wood)" {LINE} d="M-8 45h16l3-7h-16z"/>'
        '<rect x="-9" y="46" width="18" height="14" fill="#0A151C" stroke="var(--strake)" stroke-width="1.8"/>'
        '<circle cx="0" cy="53" r="4.5" fill="none" stroke="var(--strake)" stroke-width="1.3" '
        'stroke-dasharray="2 2"/>'
    ),
    "cannon fitted": (
        f'<path fill="var(--wood)" {LINE} d="M-8 45h16l3-7h-16z"/>'
        '<rect x="-9" y="46" width="18" height="14" fill="#0A151C" stroke="var(--strake)" stroke-width="1.8"/>'
        f'<circle cx="0" cy="53" r="5.5" fill="var(--iron)" {LINE}/>'
        '<circle cx="0" cy="53" r="2.4" fill="#0A151C"/>'
    ),
    "cabin": (
        f'<path fill="var(--wood)" {LINE} d="M-13 46V29h26v17z"/>'
        f'<path fill="var(--hull-2)" {LINE} d="M-15.5 29l2-4.5h27l2 4.5z"/>'
        f'<rect x="-10.5" y="33" width="8" height="8" rx="4" fill="var(--sea-3)" {LINE}/>'
        f'<path fill="var(--wood-2)" {LINE} d="M2.5 46V33.5h7V46z"/>'
    ),
    "cabin fitted": (
        f'<path fill="var(--wood)" {LINE} d="M-13 46V29h26v17z"/>'
        f'<path fill="var(--hull-2)" {LINE} d="M-15.5 29l2-4.5h27l2 4.5z"/>'
        f'<rect x="-10.5" y="33" width="8" height="8" rx="4" fill="var(--glow)" {LINE}/>'
        '<circle cx="-6.5" cy="36.5" r="2" fill="var(--artline)"/>'
        '<path fill="var(--artline)" d="M-9.7 41c0-3 6.4-3 6.4 0z"/>'
        f'<path fill="var(--wood-2)" {LINE} d="M2.5 46V33.5h7V46z"/>'
    ),
    "ring": (
        '<circle cx="0" cy="56" r="6.5" fill="none" stroke="var(--artline)" stroke-width="6.2"/>'
        '<circle cx="0" cy="56" r="6.5" fill="none" stroke="#FFFDF6" stroke-width="4.2"/>'
        '<circle cx="0" cy="56" r="6.5" fill="none" stroke="#D8452F" stroke-width="4.2" stroke-dasharray="5.1 '
        '5.11" stroke-dashoffset="2.5"/>'
    ),
    "boat": (
        f'<path {RIG} stroke-width="2" d="M-9 46V27c0-5 6-6 6-2M9 46V27c0-5-6-6-6-2M-9 33v-4M9 33v-4"/>'
        f'<path fill="#FFFDF6" {LINE} d="M-15 31h30c-1 7-4.5 10-9 10h-12c-4.5 0-8-3-9-10z"/>'
        '<path stroke="#D8452F" stroke-width="2.2" d="M-13.2 34.5h26.4"/>'
    ),
    "lantern": (
        '<circle cx="0" cy="24" r="13" fill="var(--glow)" fill-opacity=".28"/>'
        f'<path {RIG} stroke-width="2.6" d="M0 46V32"/><path fill="var(--glow)" {LINE} d="M-5 18h10l1.5 '
        '13h-13z"/><path fill="var(--artline)" d="M-6.5 18c1-5 3-7 6.5-7s5.5 2 6.5 7zM-7.5 31h15v3h-15z"/>'
        '<path stroke="var(--artline)" stroke-width="1.2" d="M0 18v13"/>'
    ),
    "drive": (
        '<circle cx="0" cy="58.5" r="7.5" fill="#0A151C" stroke="var(--strake)" stroke-width="1.8" '
        'stroke-dasharray="3 2.2"/><path fill="none" stroke="var(--strake)" stroke-width="1.4" d="M.3 52.8c.5 '
        "2.5 3.3 3.5 3.3 6.3 0 2.2-1.6 3.8-3.6 3.8s-3.6-1.5-3.6-3.6c0-1.5.8-2.4 1.6-3.2.1 1 .6 1.4 1.2 "
        '1.7-.2-1.9.1-3.5 1.1-5z"/>'
    ),
    "drive fitted": (
        '<circle cx="0" cy="58.5" r="7.5" fill="var(--fire)" stroke="var(--strake)" stroke-width="1.8"/>'
        '<path fill="var(--glow)" d="M.3 52.5c.5 2.6 3.5 3.6 3.5 6.6 0 2.3-1.6 4-3.8 '
        '4s-3.8-1.6-3.8-3.8c0-1.5.8-2.5 1.7-3.4.1 1 .6 1.5 1.3 1.8-.2-2 .1-3.6 1.1-5.2z"/>'
    ),
}

"""The symbols of Bremerhaven, 24 by 24, as SVG text: `var(--ink)` is the line, `var(--tone)` the second tone."""

HARBOUR_SYMBOLS = {
    "barrel": (
        '<path fill="var(--tone)" d="M6.5 2.8h11c2.3 5.8 2.3 12.6 0 18.4h-11c-2.3-5.8-2.3-12.6 0-18.4z"/>'
        '<path d="M5.3 8h13.4M5.3 16h13.4"/>'
    ),
    "crate": ('<path fill="var(--tone)" d="M3.5 4h17v16h-17z"/><path d="M3.5 8h17M3.5 16h17M7 8l10 8"/>'),
    "container": (
        '<path fill="var(--tone)" d="M1.8 6.5h20.4v11.5H1.8z"/>'
        '<path d="M6 9.5v5.5M10 9.5v5.5M14 9.5v5.5M18 9.5v5.5" stroke-width="2"/>'
    ),
    "passenger": (
        '<circle fill="var(--tone)" cx="9.5" cy="5.5" r="3.5"/>'
        '<path fill="var(--tone)" d="M4.5 22v-8c0-2.5 2-4 5-4s5 1.5 5 4v8z"/>'
        '<path fill="var(--paper-2)" d="M14.5 14.5h7.5V21h-7.5z"/><path d="M16.8 14.5v-2h3v2"/>'
    ),
    "joker": (
        '<path fill="var(--tone)" d="M12 1.8 22.2 12 12 22.2 1.8 12z"/>'
        '<path d="M9.3 9.6c0-3.6 5.4-3.6 5.4-.2 0 2.2-2.7 2.2-2.7 4.8" stroke-width="2"/>'
        '<circle fill="var(--ink)" stroke="none" cx="12" cy="17" r="1.3"/>'
    ),
    "bollard": (
        '<path fill="var(--tone)" d="M5.5 5.5c0-2 2.5-3 6.5-3s6.5 1 6.5 3-2 3-3 3.5V18h-7V9c-1-.5-3-1.5-3-3.5z"/>'
        '<path fill="var(--ink)" stroke="none" d="M3.5 18h17v3.5h-17z"/>'
    ),
    "time": (
        '<path fill="var(--tone)" d="M6 3h12c0 4.5-2.5 6.5-4.5 9 2 2.5 4.5 4.5 4.5 9H6c0-4.5 2.5-6.5 4.5-9C8.5 '
        '9.5 6 7.5 6 3z"/><path d="M4.5 3h15M4.5 21h15"/>'
        '<path fill="var(--ink)" stroke="none" d="M8.3 19.5c.6-2.3 2.2-3.2 3.7-4.5 1.5 1.3 3.1 2.2 3.7 4.5z"/>'
    ),
    "prestige": (
        '<path fill="var(--tone)" d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8z"/>'
    ),
    "money": (
        '<ellipse fill="var(--tone)" cx="12" cy="6.5" rx="8.5" ry="3.7"/>'
        '<path fill="var(--tone)" d="M3.5 6.5v5c0 2 3.8 3.7 8.5 3.7s8.5-1.7 8.5-3.7v-5c0 2-3.8 3.7-8.5 3.7S3.5 '
        '8.5 3.5 6.5z"/>'
        '<path fill="var(--tone)" d="M3.5 11.5v5c0 2 3.8 3.7 8.5 3.7s8.5-1.7 8.5-3.7v-5c0 2-3.8 3.7-8.5 '
        '3.7s-8.5-1.7-8.5-3.7z"/>'
    ),
    "building": (
        '<path fill="var(--tone)" d="M3 21.5V10l5-4.5 5 4.5v11.5zM13 21.5v-9h8v9z"/>'
        '<path d="M16.5 12.5V5h3v7.5M1.5 21.5h21"/>'
        '<path fill="var(--ink)" stroke="none" d="M6.5 16h3v5.5h-3zM6.8 10.5h2.4v2.7H6.8zM16 15.5h2.5V18H16z"/>'
    ),
    "permit": (
        '<path fill="var(--tone)" d="M4 2.8h12l4 4v14.4H4z"/><path d="M16 2.8v4h4M7.5 8h5M7.5 11.5h5"/>'
        '<circle fill="var(--ink)" stroke="none" cx="14.8" cy="16" r="3.2"/>'
    ),
    "influence": (
        '<rect fill="var(--tone)" x="5" y="2.8" width="14" height="18.4" rx="1.8"/>'
        '<path d="M12 6v9.5M8.8 8.5h6.4M7.8 13c.3 2.5 2 4 4.2 4.5 2.2-.5 3.9-2 4.2-4.5"/>'
    ),
    "price-card": (
        '<rect fill="var(--tone)" x="5" y="2.8" width="14" height="18.4" rx="1.8"/>'
        '<path d="M8 7h3M8 11h3M8 15h3" stroke-width="2"/>'
        '<path fill="var(--ink)" stroke="none" d="M13.5 5.8h2.8v2.4h-2.8zM13.5 9.8h2.8v2.4h-2.8zM13.5 '
        '13.8h2.8v2.4h-2.8z"/>'
    ),
    "rank-captain": (
        '<path fill="var(--tone)" d="M3.5 2.5h17v19h-17z"/>'
        '<path d="M3.5 7.5h5.5M15 7.5h5.5M3.5 11.5h17M3.5 15h17M3.5 18.5h17" stroke-width="2"/>'
        '<circle cx="12" cy="7.2" r="2.8"/>'
    ),
    "rank-officer": (
        '<path fill="var(--tone)" d="M3.5 2.5h17v19h-17z"/>'
        '<path d="M3.5 8.5h5.5M15 8.5h5.5M3.5 13h17M3.5 17h17" stroke-width="2"/>'
        '<circle cx="12" cy="8.2" r="2.8"/>'
    ),
    "rank-mate": (
        '<path fill="var(--tone)" d="M3.5 2.5h17v19h-17z"/>'
        '<path d="M3.5 9.5h5.5M15 9.5h5.5M3.5 15h17" stroke-width="2"/><circle cx="12" cy="9.2" r="2.8"/>'
    ),
    "rank-cook": (
        '<path fill="var(--tone)" d="M6.5 14.5c-5-1-5-8 .5-8 1-5 9-5 10 0 5.5 0 5.5 7 .5 8z"/>'
        '<path fill="var(--tone)" d="M6.5 14.5h11v6.5h-11z"/><path d="M10 14.5v3M14 14.5v3"/>'
    ),
    "newspaper": (
        '<path fill="var(--tone)" d="M3 4h14.5v16.5H5.5C4 20.5 3 19.5 3 18z"/>'
        '<path d="M17.5 8.5h4V18c0 1.5-1 2.5-2.5 2.5h-2"/>'
        '<path fill="var(--ink)" stroke="none" d="M5.8 7h9v3h-9z"/><path d="M6.5 13.5h7.5M6.5 16.7h5"/>'
    ),
    "cover": (
        '<rect fill="var(--tone)" x="3" y="3" width="18" height="18" rx="1.5"/>'
        '<path d="M3 10l7-7M3 17 17 3M6.5 21 21 6.5M13.5 21l7.5-7.5" stroke-width="1.4"/>'
    ),
    "parking": (
        '<rect fill="var(--tone)" x="3" y="3" width="18" height="18" rx="3"/>'
        '<path d="M9.5 18V7h3.8c4.2 0 4.2 6.5 0 6.5H9.5" stroke-width="2.3"/>'
    ),
}

"""The symbols of Age of Discovery, 24 by 24, as SVG text: `var(--ink)` is the line, `var(--tone)` the second tone."""

VOYAGE_SYMBOLS = {
    "expedition": (
        '<circle fill="var(--tone)" cx="12" cy="12" r="9.2"/>'
        '<path fill="var(--ink)" stroke="none" d="M12 3.5l2.5 8.5h-5z"/>'
        '<path fill="var(--paper-2)" d="M12 20.5 9.5 12h5z"/>'
    ),
    "order": (
        '<path fill="var(--tone)" d="M6 3h13.5v15.5c0 1.7-1 2.5-2.5 2.5H7"/>'
        '<path fill="var(--tone)" d="M6 3C4 3 3 4 3 6h3zM7 21c-2 0-3-1-3-2.8h10c0 1.8 1 2.8 2.8 2.8z"/>'
        '<path d="M6 3v15"/><path d="M9.5 8h6.5M9.5 12h6.5"/>'
    ),
    "mission": (
        '<path fill="var(--tone)" d="M2.5 5h19v14h-19z"/><path d="M2.5 5 12 13l9.5-8"/>'
        '<circle fill="var(--ink)" stroke="none" cx="12" cy="14" r="3.4"/>'
    ),
    "any-colour": (
        '<rect fill="var(--paper-2)" x="3.5" y="2.5" width="17" height="19" rx="1.8"/>'
        '<path fill="var(--aod-red)" d="M6.5 6h3.7v8H6.5z"/>'
        '<path fill="var(--aod-yellow)" d="M10.2 6h3.6v8h-3.6z"/>'
        '<path fill="var(--aod-blue)" d="M13.8 6h3.7v8h-3.7z"/>'
        '<path fill="var(--ink)" stroke="none" d="M6 16h12l-1.5 3h-9z"/>'
    ),
    "reserve": (
        '<rect fill="var(--tone)" x="5" y="2.8" width="14" height="18.4" rx="1.8"/>'
        '<path fill="var(--ink)" stroke="none" d="M8.5 2.8h7v11L12 11l-3.5 2.8z"/>'
    ),
    "clock": ('<circle fill="var(--tone)" cx="12" cy="12" r="9.2"/><path d="M12 6.5V12l4 2.5" stroke-width="2"/>'),
}

"""What the drawings of several games share: the players of the examples, their marks, and frames for moments."""

from shipyard_art import Picture, num, rect

PLAYERS = {1: "Ann", 2: "Bo", 3: "Cem", 4: "Dia"}


def seat_mark(player: int, x: float, y: float, s: float) -> str:
    """The mark of a player: colour and shape, so that colour is not needed."""
    ink = f'fill="var(--p{player})" stroke="var(--artline)" stroke-width="1"'
    if player == 1:
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.46)}" {ink}/>'
    if player == 2:
        return f'<path d="M{num(x)} {num(y - s * 0.52)}l{num(s * 0.52)} {num(s * 0.94)}h{num(-s * 1.04)}z" {ink}/>'
    if player == 3:
        side = num(s * 0.84)
        corner = f"{num(x - s * 0.42)} {num(y - s * 0.42)}"
        return f'<path d="M{corner}h{side}v{side}h-{side}z" {ink}/>'
    half = num(s * 0.55)
    return f'<path d="M{num(x)} {num(y - s * 0.55)}l{half} {half}-{half} {half}-{half}-{half}z" {ink}/>'


def stage(p: Picture, x: float, y: float, w: float, h: float, title: str) -> None:
    """A frame for one moment of an example."""
    p.add(rect(x, y, w, h, "paper", "line"))
    p.text(x + 8, y + 18, title, 13, bold=True)

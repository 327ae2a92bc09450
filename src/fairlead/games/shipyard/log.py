"""To be written."""
def preview(box, game, seat, move): return {}
def events(box, before, after, seat, move, viewer): return []

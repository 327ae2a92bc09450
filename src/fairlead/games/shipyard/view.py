"""To be written."""
def view(box, game, viewer): return {}

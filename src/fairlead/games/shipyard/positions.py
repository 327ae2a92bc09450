"""To be written."""
def to_position(game): raise NotImplementedError
def from_position(data, game): raise NotImplementedError

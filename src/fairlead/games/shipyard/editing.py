"""To be written."""
def edit(position, changes): raise NotImplementedError

"""How Python rules become machine code: records, `@kernel`, random numbers, the decision stack, the contract.

Nothing here knows a game. A game's folder imports from here; nothing here imports from a game's folder.
"""

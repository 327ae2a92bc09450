"""The terminal client: a game shown with rich, moves chosen by number or words, undo, records on disk.

`session` is the loop, `menu` the numbered moves and what input means, `screen` the generic parts of the picture,
`keeping` the record file, `bots` the random opponents, `reports` and `compiling` the output of the other commands.
A game's own picture is the module named like the game: `pictures.picture("discovery")` is in `terminal/discovery.py`.
"""

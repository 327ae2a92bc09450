"""The terminal client: a game shown with rich, moves chosen by number or words, undo, records on disk.

`arguments` checks the command line, `choosing` asks for a game where none is named, `seating` says who sits where,
`opening` deals or resumes and starts `session`, which is the loop. `menu` has the numbered moves and what input means,
`screen` the generic parts of the picture, `signs` what terminals without Unicode show, `keeping` the record file,
`bots` the random opponents, `reports` and `compiling` the output of the other commands. A game's own picture is the
module named like the game: `pictures.picture("discovery")` is in `terminal/discovery.py`.
"""

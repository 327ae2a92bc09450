"""Addressed random numbers: `draw = cipher(key, index)`, never a stream.

The key and the index of the next draw are fields of the record (`LUCK`), so a restored snapshot goes on with the same
luck, on CPU and GPU alike. The key is hidden from every seat. The cipher is Threefry-2x32 with 20 rounds (Salmon et
al., "Parallel random numbers: as easy as 1, 2, 3", 2011): from the cards that come up nobody can work out the key.

All arithmetic is on 64-bit integers cut to 32 bits, which numba, CUDA and plain Python compute alike.
"""

from __future__ import annotations

from .compiler import kernel
from .records import NOBODY, field, u4

LUCK = [
    field("key", u4, 2, "key of all random draws of this game", (0, 2**32 - 1), sees=NOBODY),
    field("draws", u4, (), "index of the next random draw", (0, 2**32 - 1), sees=NOBODY),
]

WORD = 0xFFFFFFFF
PARITY = 0x1BD11BDA
# A guess fills the unknown from a stream of its own, so that it never shares a draw with the game played on from it.
GUESS_STREAM = 0x5EA5EA5E


@kernel
def set_key(game, key):
    """Starts the luck of a game. `key` is a whole number from 0 to 2**63 - 1."""
    game.key[0] = key & WORD
    game.key[1] = (key >> 32) & WORD
    game.draws = 0


@kernel
def set_guess_key(game, key):
    """Starts the luck for filling in a guess; `set_key` follows when it is filled."""
    set_key(game, key)
    game.key[0] = game.key[0] ^ GUESS_STREAM


@kernel
def hide_luck(game):
    """Makes the luck unknown: part of every game's `redact`."""
    game.key[0] = 0
    game.key[1] = 0
    game.draws = 0


@kernel
def draw(game, choices):
    """A number from 0 to choices - 1, each equally likely."""
    limit = (WORD + 1) - (WORD + 1) % choices
    while True:
        number = random_word(game.key[0], game.key[1], game.draws)
        game.draws += 1
        if number < limit:
            return number % choices


@kernel
def deal(game, cards, first, last, count):
    """Puts `count` random cards of cards[first:last] at its front, in random order; the others fill up behind."""
    for place in range(first, first + count):
        other = place + draw(game, last - place)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@kernel
def shuffle(game, cards, first, last):
    """Puts cards[first:last] in random order."""
    deal(game, cards, first, last, last - first - 1)


@kernel
def random_word(key0, key1, index):
    """The 32 random bits at an address: each block of the cipher gives two words, for an even and an odd index."""
    return threefry(key0, key1, index >> 1, 0, index & 1)


@kernel
def threefry(key0, key1, counter0, counter1, half):
    """Word `half` (0 or 1) of the Threefry-2x32-20 block of a counter under a key."""
    key0 = key0 & WORD
    key1 = key1 & WORD
    key2 = PARITY ^ key0 ^ key1
    x = (counter0 + key0) & WORD
    y = (counter1 + key1) & WORD
    x, y = mix(x, y, 13, 15, 26, 6)
    x, y = (x + key1) & WORD, (y + key2 + 1) & WORD
    x, y = mix(x, y, 17, 29, 16, 24)
    x, y = (x + key2) & WORD, (y + key0 + 2) & WORD
    x, y = mix(x, y, 13, 15, 26, 6)
    x, y = (x + key0) & WORD, (y + key1 + 3) & WORD
    x, y = mix(x, y, 17, 29, 16, 24)
    x, y = (x + key1) & WORD, (y + key2 + 4) & WORD
    x, y = mix(x, y, 13, 15, 26, 6)
    x, y = (x + key2) & WORD, (y + key0 + 5) & WORD
    return y if half else x


@kernel
def mix(x, y, a, b, c, d):
    """Four rounds of the cipher: add, rotate, exclusive or."""
    x = (x + y) & WORD
    y = rotate(y, a) ^ x
    x = (x + y) & WORD
    y = rotate(y, b) ^ x
    x = (x + y) & WORD
    y = rotate(y, c) ^ x
    x = (x + y) & WORD
    y = rotate(y, d) ^ x
    return x, y


@kernel
def rotate(word, by):
    """A 32-bit word turned left."""
    return ((word << by) | (word >> (32 - by))) & WORD


@kernel
def scramble(number):
    """A cheap 32-bit mixer for choices that no secret hangs on, such as the moves of random play."""
    number = number & WORD
    number = ((number ^ (number >> 16)) * 0x7FEB352D) & WORD
    number = ((number ^ (number >> 15)) * 0x846CA68B) & WORD
    return number ^ (number >> 16)

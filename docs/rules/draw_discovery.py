"""Draws the pictures and writes the card tables of the Age of Discovery rules: `python docs/rules/draw_discovery.py`.

One function a picture, in the order of the rules. Values come from the game's components. The same script always writes
the same files.
"""

from discovery_art import (
    COLOUR_NAMES,
    INCOMES,
    PRICES,
    TABLE,
    Drawing,
    Ship,
    card_back,
    expedition,
    expedition_called,
    letter,
    order_card,
    pips,
    sailer,
    ship_card,
)
from discovery_tables import write_tables
from page_art import PLAYERS, seat_mark, stage
from shipyard_art import arrow, check, coin, path, pill, rect, symbol


def legend() -> Drawing:
    """The ships of all colours and the other symbols."""
    p = Drawing(
        "legend",
        300,
        "The ships and symbols of our pictures",
        "Ships have one, two or three masts for capacity 1, 2 or 3. The six colours have patterns and letters: red R "
        "with slanting lines, blue B with bars, green G with dots, yellow Y with uprights, white W plain, brown N with "
        "a lattice. A joker has two colours. Below are the signs for expedition, order, mission, the two action "
        "cards, coin, capacity, and the marks of four players.",
    )
    for i, colour in enumerate(COLOUR_NAMES):
        x = 24 + i * 102
        p.add(sailer(Ship(colour, 1 + i % 3), x + 4, 16, 1.2))
        letter(p, colour, x + 18, 90)
        p.text(x + 32, 94.5, colour, 13)
    p.add(sailer(Ship("green", 3, "yellow"), 640, 16, 1.2))
    letter(p, "", 658, 90)
    p.text(672, 94.5, "joker", 13)
    signs = [
        ("expedition", "expedition"),
        ("order", "trade order"),
        ("mission", "secret mission"),
        ("any-colour", "any-colour card"),
        ("reserve", "reservation card"),
        ("clock", "rounds left"),
    ]
    for i, (sign, words) in enumerate(signs):
        x, y = 24 + i % 3 * 190, 136 + i // 3 * 38
        p.add(symbol(sign, x + 13, y, 28))
        p.text(x + 36, y + 4.5, words, 13)
    coin(p, 610, 136, "4", 12)
    p.text(632, 140.5, "coins", 13)
    p.add(pips(3, 598, 170))
    p.text(632, 178.5, "capacity", 13)
    for player, name in PLAYERS.items():
        x = 37 + (player - 1) * 140
        p.add(seat_mark(player, x, 222, 20))
        p.text(x + 18, 226.5, name, 13)
    p.text(24, 262, "Masts and squares are capacity: a ship with two masts has capacity 2. Every colour also has a", 13)
    p.text(24, 280, "pattern and a letter; brown is N.", 13)
    return p


ROWS = (  # refill row and buy row of worked example AD-EX-1
    (Ship("green", 1), Ship("white", 2), Ship("brown", 2), Ship("yellow", 2), Ship("red", 1)),
    (Ship("green", 3), Ship("yellow", 1), Ship("green", 2), Ship("red", 2), Ship("blue", 3)),
)


def table_picture() -> Drawing:
    """What lies in the middle: stacks, rows, orders."""
    p = Drawing(
        "market",
        390,
        "The ships and the orders",
        "Five face-down stacks of ships; the interim card is in stack 3, the final card in stack 5. Below them the "
        "refill row of five ships, below that the buy row of five ships. A ship that is bought is replaced by the one "
        "above it. At the bottom the face-down order pile and four open orders.",
    )
    p.text(20, 26, "Stacks 1 to 5", 13, bold=True)
    sizes = [
        ships + (i + 1 in (TABLE["ship_rows"]["interim_stack"], TABLE["ship_rows"]["final_stack"]))
        for i, ships in enumerate(TABLE["ship_rows"]["stack_ships"])
    ]
    for i, size in enumerate(sizes):
        card_back(p, 20 + i * 54, 36, str(size), 46, 64)
    p.text(20 + 2 * 54, 122, "interim", 12, fill="ink-2")
    p.text(20 + 4 * 54, 122, "final", 12, fill="ink-2")
    p.lines(
        20,
        150,
        (
            "They are used up in this order.",
            "One scoring card is hidden in",
            "stack 3, the other in stack 5.",
            "Nobody knows how deep it lies.",
        ),
        18,
        size=13,
    )
    p.text(306, 26, "Refill row", 13, bold=True)
    p.text(306, 156, "Buy row: only these can be bought", 13, bold=True)
    for row, ships in enumerate(ROWS):
        for i, ship in enumerate(ships):
            ship_card(p, ship, 306 + i * 88, 36 + row * 130)
            if row == 0:
                p.add(arrow(306 + i * 88 + 70, 118, 306 + i * 88 + 70, 140))
    p.text(20, 272, "Order pile", 13, bold=True)
    card_back(p, 20, 284, "unseen", 90, 84)
    p.text(146, 272, "Order display: four open orders", 13, bold=True)
    for i, (colour, capacity) in enumerate((("yellow", 5), ("red", 6), ("brown", 3), ("blue", 4))):
        order_card(p, colour, capacity, 146 + i * 148, 284, w=138)
    return p


def buying() -> Drawing:
    """One purchase: worked example AD-EX-1."""
    p = Drawing(
        "buying",
        304,
        "Buying a ship",
        "You have 8 coins. You buy green 3 in the first column for 5: green 1 drops from the refill row into the buy "
        "row, and blue 1 from the stack fills the gap above. With the 3 coins left you may buy green 1 or yellow 1.",
    )
    after = ((Ship("blue", 1), ROWS[0][1], ROWS[0][2]), (ROWS[0][0], ROWS[1][1], ROWS[1][2]))
    for column, (title, rows, coins) in enumerate(
        (("Before: 8 coins", ROWS, 8), ("After buying green 3: 3 coins", after, 3))
    ):
        x = 20 + column * 372
        p.text(x, 28, title, 14, bold=True)
        for row in range(2):
            for i in range(3):
                ship = rows[row][i]
                ship_card(p, ship, x + 36 + i * 92, 44 + row * 106)
                if row == 1 and PRICES[ship.capacity] <= coins:
                    p.add(path(f"M{x + 36 + i * 92} 150h84v76h-84z", "legal", 3))
            p.middle(x + 16, 82 + row * 106, ("refill", "buy")[row], 12, "ink-2")
    p.add(arrow(98, 122, 98, 148, "brass", 3))
    p.add(arrow(344, 140, 384, 140))
    p.text(404, 256, "new from the stack: blue 1; dropped: green 1", 13)
    p.text(20, 256, "Framed: what you can pay for.", 13)
    p.text(20, 286, "You may go on buying, also the ship that has just dropped. Two columns are left out here.", 13)
    return p


def tile() -> Drawing:
    """What an expedition shows."""
    p = Drawing(
        "expedition",
        216,
        "An expedition",
        "Abreu: expedition colour green, capacity 3. At the interim scoring a ship brings 1, a green one 3; at the "
        "final scoring 4, a green one 7. Two red ships of capacity 1 and 2 fill it: the row colour is red.",
    )
    abreu = expedition_called("Abreu")
    expedition(p, abreu, 20, 20, [(Ship("red", 1), 1), (Ship("red", 2), 2)])
    notes = [
        (40, "The flag is the expedition colour: here green. It decides about points only."),
        (64, "3/3: capacity used and printed. Ships of all players count together."),
        (88, f"Interim scoring: {abreu.interim[0]} for a ship, {abreu.interim[1]} (framed) for a green ship."),
        (112, f"Final scoring: {abreu.final[0]} for a ship, {abreu.final[1]} for a green ship."),
        (136, "The row colour is that of the first ship: here red. It decides which ships"),
        (154, "may follow. Ann's red 1 and Bo's red 2 lie here, and it is full."),
    ]
    for y, words in notes:
        p.text(252, y, words, 13)
    p.text(252, 186, "Full sets for capacity 3: 1 + 1 + 1, 1 + 2, or 3.", 13, fill="ink-2")
    return p


def placing() -> Drawing:
    """Which ships may follow: worked example AD-EX-3."""
    p = Drawing(
        "placing",
        330,
        "Placing ships at an expedition",
        "Cabral has capacity 8 and holds two green ships of capacity 3, so 2 are free and the row is green. You may "
        "place green 2, or the green and yellow joker with capacity 1 or 2. Green 3 is too large, red 1 has the wrong "
        "colour unless you play an any-colour card, the joker with capacity 3 is too large.",
    )
    expedition(p, expedition_called("Cabral"), 20, 20, [(Ship("green", 3), 2), (Ship("green", 3), 3)])
    p.text(252, 34, "Your harbour: what may go to Cabral?", 14, bold=True)
    rows: list[tuple[Ship, bool, bool, str]] = [
        (Ship("green", 2), False, True, "fits: the row is green, 2 are free"),
        (Ship("green", 3), False, False, "too large: only 2 are free"),
        (Ship("red", 1), False, False, "wrong colour; with an any-colour card it may"),
        (Ship("green", 3, "yellow"), True, True, "joker as green with capacity 1 or 2, not 3"),
    ]
    for i, (ship, joker, fine, words) in enumerate(rows):
        y = 48 + i * 66
        p.add(rect(252, y, 490, 60, "paper" if i % 2 else "paper-2", "line"))
        p.add(sailer(ship, 262, y + 6, 1.05), check(352, y + 30, fine))
        p.text(376, y + 26, "joker green/yellow" if joker else ship.words, 13, bold=True)
        p.text(376, y + 46, words, 13)
        coin(p, 722, y + 20, "2" if joker else "1", 11)
    p.text(20, 222, "The coin is the fee:", 13)
    p.text(20, 240, "1 for a ship, 2 for a joker.", 13)
    return p


def trade() -> Drawing:
    """The life of an order: worked example AD-EX-4."""
    p = Drawing(
        "trade",
        286,
        "An order from start to income",
        "Turn t: you play the yellow order of capacity 5 with yellow 2 and yellow 3 and choose two rounds; the fees "
        "are 2 coins. Turn t + 1: its marker goes from 2 to 1. Turn t + 2: it is completed before your actions; you "
        f"receive {INCOMES[5][1]} coins, both ships are back in the harbour and the order track goes up by one.",
    )
    columns = [
        (20, "Your turn t: you start it", ["2 + 3 = 5, exactly.", "Fees: 1 + 1 coins.", "You choose 2 rounds."]),
        (268, "Start of your turn t + 1", ["The marker ticks from", "2 to 1. Nothing else", "happens."]),
        (
            516,
            "Start of your turn t + 2",
            [f"Income: {INCOMES[5][1]} coins.", "Both ships come back", "and may sail again now."],
        ),
    ]
    for i, (x, title, words) in enumerate(columns):
        stage(p, x, 14, 224, 258, title)
        if i < 2:
            order_card(p, "yellow", 5, x + 12, 42, 2, 128)
            p.add(symbol("clock", x + 176, 62, 30))
            p.middle(x + 176, 94, f"{2 - i} left", 13, bold=True)
        else:
            coin(p, x + 50, 76, f"+{INCOMES[5][1]}", 22)
            p.middle(x + 140, 66, "orders done", 13)
            p.middle(x + 140, 88, "0 → 1", 16, bold=True)
        p.add(sailer(Ship("yellow", 2), x + 20, 138), sailer(Ship("yellow", 3), x + 116, 138))
        p.middle(x + 106, 198, ("bound to the order", "still bound", "back in your harbour")[i], 12, "ink-2")
        p.lines(x + 12, 222, words, 18, size=13)
    return p


def joker() -> Drawing:
    """What a joker can be."""
    p = Drawing(
        "joker",
        202,
        "The joker",
        "A joker of green and yellow. At an empty expedition its owner names green or yellow and that becomes the row "
        "colour. In a green row it counts as green. In a red row it needs an any-colour card. On a yellow order it "
        "fills 1, 2 or 3 and comes back.",
    )
    ship_card(p, Ship("green", 3, "yellow"), 20, 30, joker=True)
    p.middle(62, 124, "fee 2 coins", 13, bold=True)
    p.middle(62, 142, "each time", 13)
    rows = [
        ("expedition", "At an expedition without ships: you name green or yellow, it becomes the row colour."),
        ("expedition", "In a green or yellow row: it takes the row colour and scores in it."),
        ("any-colour", "In a row of any other colour: only with an any-colour card."),
        ("order", "On a green or yellow order: it fills 1, 2 or 3 and comes back afterwards."),
    ]
    for i, (sign, words) in enumerate(rows):
        y = 38 + i * 36
        p.add(symbol(sign, 140, y, 26))
        p.text(162, y + 4.5, words, 13)
    p.text(
        20,
        186,
        "Whatever capacity it takes, a joker is one ship. It was not bought, so it brings no point if unused.",
        13,
    )
    return p


def reserving() -> Drawing:
    """A reservation over two turns: worked example AD-EX-8."""
    p = Drawing(
        "reserving",
        270,
        "A reservation",
        "Ann reserves brown 2 in the refill row. Bo buys green 2 below it: brown 2 drops into the buy row and stays "
        "reserved, Bo may not buy it. In her next turn Ann may buy it; at the end of that turn the mark goes in any "
        "case.",
    )
    frames = [
        (
            "Ann's turn: reserved",
            [Ship("brown", 2), Ship("green", 2)],
            0,
            ("Only the marked ship is", "kept, not the one below."),
        ),
        (
            "Bo buys green 2",
            [Ship("blue", 1), Ship("brown", 2)],
            1,
            ("It drops and stays marked;", "Bo may not buy it."),
        ),
        (
            "Ann's next turn",
            [Ship("blue", 1), Ship("brown", 2)],
            1,
            ("She may buy it. After this", "turn the mark is gone."),
        ),
    ]
    for i, (title, ships, marked, words) in enumerate(frames):
        x = 20 + i * 248
        stage(p, x, 14, 224, 242, title)
        for row, ship in enumerate(ships):
            y = 40 + row * 84
            p.middle(x + 28, y + 38, ("refill", "buy")[row], 12, "ink-2")
            ship_card(p, ship, x + 60, y)
            if row == marked:
                p.add(symbol("reserve", x + 160, y + 30, 28), seat_mark(1, x + 186, y + 30, 16))
        p.lines(x + 10, 224, words, 18, size=13)
    return p


def scoring() -> Drawing:
    """Plain and matching values at both scorings: worked example AD-EX-9."""
    abreu = expedition_called("Abreu")
    p = Drawing(
        "scoring",
        268,
        "What ships score",
        f"At Abreu, a green expedition, green ships bring {abreu.interim[1]} at the interim scoring and "
        f"{abreu.final[1]} at the final scoring; red ships bring {abreu.interim[0]} and {abreu.final[0]}.",
    )
    for i, colour in enumerate(("green", "red")):
        x = 20 + i * 370
        match = int(colour == abreu.colour)
        expedition(p, abreu, x, 20, [(Ship(colour, 1), 1), (Ship(colour, 2), 2)])
        p.text(x + 222, 50, "a green row" if match else "a red row", 14, bold=True)
        p.text(x + 222, 72, "matches" if match else "does not match", 13)
        p.lines(
            x + 222, 106, ("interim:", f"{abreu.interim[match]} for Ann", f"{abreu.interim[match]} for Bo"), 18, size=13
        )
        p.lines(x + 222, 168, ("final:", f"{abreu.final[match]} for Ann", f"{abreu.final[match]} for Bo"), 18, size=13)
    p.text(20, 222, "Points go ship by ship: Bo's ship is larger and brings no more than Ann's.", 13)
    p.text(20, 244, "A ship placed before the interim scoring scores twice.", 13)
    return p


def countdown() -> Drawing:
    """One more turn each: worked example AD-EX-6."""
    p = Drawing(
        "countdown",
        190,
        "A scoring card comes up",
        "Three players. Bo's purchase turns up the interim card. Bo finishes the turn; then Cem, Ann and Bo have one "
        "more turn each. After Bo's extra turn the interim scoring is held, and Cem goes on.",
    )
    turns = [
        (2, "turns up the", "interim card"),
        (3, "one more", "turn"),
        (1, "one more", "turn"),
        (2, "one more", "turn, the last"),
        (0, "interim", "scoring"),
        (3, "play", "goes on"),
    ]
    for i, (player, first, second) in enumerate(turns):
        x = 20 + i * 122
        p.add(rect(x, 30, 104, 100, "brass-3" if player == 0 else "paper-2"))
        if player:
            p.add(seat_mark(player, x + 30, 54, 20))
            p.text(x + 46, 59, PLAYERS[player], 14, bold=True)
        else:
            p.add(symbol("expedition", x + 52, 54, 30))
        p.middle(x + 52, 92, first, 13)
        p.middle(x + 52, 110, second, 13)
        if i < 5:
            p.add(arrow(x + 106, 80, x + 119, 80, "brass", 2))
    p.text(20, 166, "The final card works in the same way; after its scoring the game is over.", 13)
    return p


def missions() -> Drawing:
    """When an expedition qualifies for each kind of mission."""
    p = Drawing(
        "missions",
        306,
        "When does an expedition count for your mission?",
        "A table. You alone: all four missions count. You 2, others 1: presence, half and majority. You 1, others 1: "
        "presence and half. You 1, others 2: presence only. You none: nothing.",
    )
    p.text(20, 30, "Ships there", 14, bold=True)
    kinds = ("Presence", "Half", "Majority", "Alone")
    for i, kind in enumerate(kinds):
        p.middle(372 + i * 102, 26, kind, 14, bold=True)
    cases = ((2, 0), (2, 1), (1, 1), (1, 2), (0, 2))
    for row, (mine, others) in enumerate(cases):
        y = 42 + row * 46
        p.add(rect(20, y, 720, 42, "paper" if row % 2 else "paper-2", "line"))
        for i in range(mine):
            p.add(seat_mark(1, 40 + i * 26, y + 21, 20))
        for i in range(others):
            p.add(seat_mark(2 + i, 40 + (mine + i) * 26, y + 21, 20))
        p.text(140, y + 26, f"you {mine or 'none'}, others {others or 'none'}", 13)
        holds = (mine > 0, mine > 0 and mine >= others, mine > others, mine > 0 and others == 0)
        for i, fine in enumerate(holds):
            p.add(check(372 + i * 102, y + 21, fine))
    p.text(20, 292, "You are the disc. Ships are counted, not their capacity; others count together.", 13)
    return p


FINAL: list[tuple[str, str, str]] = [
    ("expedition", "Ships at expeditions, final values: 5 + 6 + 3 + 3", "17"),
    ("mission", "Majority, 3 players: 4 expeditions with 5 orders done: 4 × {value}", "{mission}"),
    ("order", "Bought ships not at an expedition: red 3 and red 2 of a cut-off order", "2"),
]


def final_scoring() -> Drawing:
    """The parts of the final scoring, with worked examples AD-EX-5 and AD-EX-10."""
    majority = next(row for row in TABLE["mission"] if row["players"] == 3 and row["kind"] == "majority")
    value: int = majority["vp"][5]
    points = {"value": value, "mission": 4 * value}
    p = Drawing(
        "final-scoring",
        248,
        "The final scoring of one player",
        f"12 points from the interim scoring, 17 for ships at expeditions, 4 times {value} for the mission, 2 for "
        f"bought ships that are not at an expedition: {31 + 4 * value} in all.",
    )
    rows = [("clock", "Points from the interim scoring", "12"), *FINAL]
    for i, (sign, words, amount) in enumerate(rows):
        y = 20 + i * 44
        p.add(rect(20, y, 720, 40, "paper" if i % 2 else "paper-2", "line"), symbol(sign, 44, y + 20, 26))
        p.text(70, y + 24.5, words.format(**points), 13)
        p.text(722, y + 25.5, amount.format(**points), 16, "end", bold=True)
    pill(p, 700, 214, str(31 + 4 * value), 60)
    p.text(650, 218.5, "victory points", 14, "end", bold=True)
    p.text(20, 218.5, "Coins, orders in hand, action cards and an unused joker: nothing.", 13)
    return p


def turn() -> Drawing:
    """The turn: tick, two of four actions, reservations."""
    p = Drawing(
        "turn",
        196,
        "Your turn",
        "First your running orders tick. Then you do two different actions of four: take two coins, acquire an order, "
        "buy ships, place ships. Then you may reserve. Then scorings that are due are held.",
    )
    p.add(rect(20, 24, 130, 120, "paper-2"), symbol("clock", 85, 62, 36))
    p.middle(85, 104, "1  Your orders", 13, bold=True)
    p.middle(85, 122, "tick", 13, bold=True)
    p.add(arrow(154, 84, 172, 84), rect(176, 24, 390, 120, "paper", "legal", 'stroke-width="2"'))
    p.middle(371, 42, "2  Two different actions, in any order", 13, bold=True)
    boxes = [("take two", "coins"), ("acquire an", "order"), ("buy", "ships"), ("place", "ships")]
    for i, (first, second) in enumerate(boxes):
        x = 186 + i * 94
        p.add(rect(x, 56, 88, 80, "paper-2"))
        p.middle(x + 44, 106, first, 13)
        p.middle(x + 44, 123, second, 13)
    coin(p, 222, 78, "1", 12)
    coin(p, 238, 78, "1", 12)
    p.add(symbol("order", 324, 78, 30), sailer(Ship("blue", 2), 392, 58, 0.8), symbol("expedition", 512, 78, 30))
    p.add(arrow(570, 84, 588, 84), rect(592, 24, 148, 120, "paper-2"), symbol("reserve", 666, 62, 36))
    p.middle(666, 104, "3  Reserve, if", 13, bold=True)
    p.middle(666, 122, "you like", 13, bold=True)
    p.text(20, 176, "Whoever has taken two coins may leave out the other action; without them two are a must.", 13)
    return p


PICTURES = [
    legend,
    table_picture,
    turn,
    buying,
    tile,
    placing,
    joker,
    trade,
    reserving,
    scoring,
    countdown,
    missions,
    final_scoring,
]


def main() -> None:
    """Write every picture and every table."""
    Drawing.folder.mkdir(exist_ok=True)
    for draw in PICTURES:
        draw().save()
    write_tables()


if __name__ == "__main__":
    main()

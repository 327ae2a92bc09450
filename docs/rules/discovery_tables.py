"""The card tables of `discovery.md`, written from the game's components by `draw_discovery.py`."""

from discovery_art import INCOMES, TABLE
from page_tables import RULES, fill, table


def ships_table() -> str:
    """Ship classes."""
    rows = [
        (kind["name"]["en"], kind["capacity"], kind["price"], kind["copies_per_colour"], 6 * kind["copies_per_colour"])
        for kind in TABLE["ship_class"]
    ]
    return table(("ship", "capacity", "price", "of each colour", "in all"), rows)


def jokers_table() -> str:
    """The six jokers."""
    return table(
        ("joker", "colours"), [(card["id"] + 1, " and ".join(card["colours"])) for card in TABLE["joker_card"]]
    )


def expeditions_table() -> str:
    """The twelve expeditions."""
    rows = [
        (
            row["name"],
            row["year"],
            row["colour"],
            row["capacity"],
            f"{row['interim_plain']} / **{row['interim_match']}**",
            f"{row['final_plain']} / **{row['final_match']}**",
        )
        for row in TABLE["expedition"]
    ]
    return table(("expedition", "year", "colour", "capacity", "interim", "final"), rows)


def incomes_table() -> str:
    """Incomes by capacity and rounds."""
    rows = [(capacity, *coins) for capacity, coins in INCOMES.items()]
    return table(("capacity of the order", "1 round", "2 rounds", "3 rounds"), rows)


def goods_table() -> str:
    """Colours with letters and trade goods."""
    return table(
        ("colour", *(row["key"] for row in TABLE["colour"])),
        [
            ("letter", *(row["mark"] for row in TABLE["colour"])),
            ("orders are for", *(row["good"]["en"].lower() for row in TABLE["colour"])),
        ],
    )


def missions_table() -> str:
    """Points per qualifying expedition."""
    rows = [(row["players"], row["name"]["en"], *row["vp"]) for row in TABLE["mission"]]
    return table(("players", "mission, orders completed:", *range(10), "10+"), rows)


def deal_table() -> str:
    """Action cards by number of players."""
    rows = [(row["players"], row["any_colour"], row["reservation"]) for row in TABLE["action_deal"]]
    return table(("players", "any-colour cards each", "reservation cards each"), rows)


TABLES = {
    "ships": ships_table,
    "jokers": jokers_table,
    "expeditions": expeditions_table,
    "incomes": incomes_table,
    "goods": goods_table,
    "missions": missions_table,
    "deal": deal_table,
}


def write_tables() -> None:
    """Write every table into the page."""
    fill(RULES / "discovery.md", {name: make() for name, make in TABLES.items()})

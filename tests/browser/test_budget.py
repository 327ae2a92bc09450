"""What a newcomer's browser fetches to see the first table: at most 180 KB, fonts and words included."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from .conftest import MakePerson

pytestmark = pytest.mark.compiled

MOST = 180_000


@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_the_first_table_is_small(game: str, person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.create(game, ["me", "level1"])
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if "/api/" not in response.url:
            sizes[response.url.rsplit("/", 1)[-1]] = int(response.headers.get("content-length", "0"))

    ann.page.on("response", note)
    ann.open(table)
    ann.page.wait_for_load_state("networkidle")
    assert 0 not in sizes.values(), sizes
    assert sum(sizes.values()) <= MOST, (sum(sizes.values()), sizes)

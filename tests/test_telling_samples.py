"""The browser client tells moves and events by itself: its samples are what Python tells now."""

from __future__ import annotations

import telling_samples


def test_the_samples_of_the_browser_client_are_up_to_date() -> None:
    assert telling_samples.PLACE.read_text(encoding="utf-8") == telling_samples.text(), (
        "write them anew: python tests/telling_samples.py"
    )

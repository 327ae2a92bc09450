"""Notices between processes: what could have been missed while Redis was silent is made up for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fairlead.server import notices
from fairlead.server.notices import Notice, RedisNotices

pytestmark = pytest.mark.anyio


class BusyChannel:
    """A channel of a Redis that answers late: first nothing comes, then that it listens, then nothing any more."""

    def __init__(self) -> None:
        self.answers: list[dict[str, str] | None] = [None, None, {"type": "subscribe"}]

    async def __aenter__(self) -> BusyChannel:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        pass

    async def get_message(self, timeout: float) -> dict[str, str] | None:
        await asyncio.sleep(timeout)
        return self.answers.pop(0) if self.answers else None


async def test_who_hears_the_others_late_looks_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LISTEN_SECONDS", 0.02)
    told, channel = RedisNotices("redis://127.0.0.1:1"), BusyChannel()
    heard: list[Notice] = []
    told.subscribe(heard.append)
    redis: Any = type("BusyRedis", (), {"pubsub": lambda self: channel})()
    monkeypatch.setattr(told, "_redis", redis)
    async with told:
        assert not heard, "it hears nobody yet"
        async with asyncio.timeout(5):
            while not heard:
                await asyncio.sleep(0.01)
    assert heard[0].everything
    assert not channel.answers

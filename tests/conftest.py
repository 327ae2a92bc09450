"""Shared by all tests: the choice between compiled and plain kernels, and hypothesis profiles."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from fairlead.kernel.compiler import PLAIN

# Generous deadlines: the first call of a kernel loads it, and plain Python is a thousand times slower.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)
settings.register_profile("plain", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=5)
settings.load_profile("plain" if PLAIN else os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what only makes sense, or only ends in time, with the other kind of kernels."""
    other = "compiled" if PLAIN else "plain"
    config.hook.pytest_deselected(items=[item for item in items if other in item.keywords])
    items[:] = [item for item in items if other not in item.keywords]

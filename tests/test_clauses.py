"""No clause without a test: every clause id of a rules page is named by some test, and no test names an unknown one."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLAUSES = sorted((TESTS / "clauses").glob("*.txt"))


def clauses_of(page: Path) -> set[str]:
    return set(page.read_text(encoding="utf-8").split())


@cache
def named_clauses() -> frozenset[str]:
    """The arguments of every `@rule(...)` in the tests, also where it hangs on a class or a module."""
    named: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                named |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return frozenset(named)


@pytest.mark.parametrize("page", CLAUSES, ids=lambda page: page.stem)
def test_every_clause_has_a_test(page: Path) -> None:
    missing = sorted(clauses_of(page) - named_clauses())
    assert not missing, f"{len(missing)} clauses of {page.stem} have no test: {', '.join(missing)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = set().union(*(clauses_of(page) for page in CLAUSES))
    assert sorted(named_clauses() - known) == []

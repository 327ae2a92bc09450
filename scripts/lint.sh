#!/usr/bin/env bash
# Formatting, lint, types and layers; all of them run, the first failure decides the status.
cd "$(dirname "$0")/.."
bin=.venv/bin
status=0
$bin/ruff format --check --quiet . || { echo "Run .venv/bin/ruff format ." >&2; status=1; }
$bin/ruff check --quiet . || status=1
$bin/mypy --no-error-summary || status=1
$bin/lint-imports || status=1
exit $status

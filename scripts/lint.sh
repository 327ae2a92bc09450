#!/usr/bin/env bash
# Formatting, lint, types and layers, and the browser client's types and tests beside them. All of them run.
cd "$(dirname "$0")/.."
bin=.venv/bin
status=0

check_client() {
  . scripts/node.sh
  find_node || return 1
  (alone_in_web && install_packages) || return 1
  cd web || return 1
  local failed=0
  npm run --silent check || failed=1
  npm run --silent test || failed=1
  return $failed
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
NO_COLOR=1 check_client > "$log" 2>&1 &
client=$!
$bin/ruff format --check --quiet . || { echo "Run .venv/bin/ruff format ." >&2; status=1; }
$bin/ruff check --quiet . || status=1
$bin/mypy --no-error-summary || status=1
$bin/lint-imports || status=1
wait $client || { cat "$log" >&2; status=1; }
exit $status

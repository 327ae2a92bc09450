#!/usr/bin/env bash
# Every check, as quick as two cores allow: linters beside the compiler, then the tests compiled and as plain Python.
set -uo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
export FAIRLEAD_TEST_SERVICES=required  # tests of the service start PostgreSQL and Redis, and install them if need be
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
failed=0

report() {  # name, status, log file
  if [ "$2" = 0 ]; then echo "ok      $1"; else echo "FAILED  $1"; cat "$3"; failed=1; fi
}

scripts/lint.sh > "$logs/lint" 2>&1 &
lint=$!
$bin/fairlead compile
report "compile" $? /dev/null
wait $lint
report "lint" $? "$logs/lint"

$bin/python -m pytest -q -n auto --dist worksteal --doctest-modules --doctest-glob='*.md' --ignore-glob='docs/*.py' \
  src/fairlead/play src/fairlead/bots src/fairlead/lab src/fairlead/__init__.py README.md docs tests
report "tests, compiled" $? /dev/null

FAIRLEAD_PYTHON=1 $bin/python -m pytest -q -n auto --dist worksteal tests --ignore=tests/test_terminal.py --ignore=tests/test_cli.py \
  --ignore=tests/server \
  --cov --cov-report=term --cov-fail-under=93
report "tests, plain Python with coverage" $? /dev/null

exit $failed

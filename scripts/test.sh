#!/usr/bin/env bash
# Every check, as quick as two cores allow: linters and the browser client beside the compiler, then the compiled tests,
# then games in real browsers; the tests as plain Python run beside all of it, wherever a core is idle.
set -uo pipefail
cd "$(dirname "$0")/.."

bin=.venv/bin
export FAIRLEAD_TEST_SERVICES=required  # tests of the service start PostgreSQL and Redis, and install them if need be
logs=$(mktemp -d)
trap 'kill $(jobs -p) 2> /dev/null; rm -rf "$logs"' EXIT
failed=0

report() {  # name, status, log file
  if [ "$2" = 0 ]; then echo "ok      $1"; else echo "FAILED  $1"; cat "$3"; failed=1; fi
}

# As plain Python: the rules, whose lines are counted. The rest is tested compiled alone: bots, arena and reviews, which need
# machine code to be of use, environments but for batches, examples, the terminal and its pictures, the service, browsers; and
# secrets, because test_plain.py holds what plain Python redacts and guesses to the compiled rules, byte by byte.
FAIRLEAD_PYTHON=1 nice -n 19 $bin/python -m pytest -q -n auto --dist worksteal tests --ignore=tests/test_terminal.py \
  --ignore=tests/test_cli.py --ignore=tests/server --ignore=tests/browser --ignore=tests/lab --ignore=tests/bots \
  --ignore=tests/test_drawings.py --ignore=tests/test_secrets.py --ignore-glob='*/test_picture.py' \
  --ignore=tests/test_examples.py --ignore=tests/envs/test_{determinism,examples_openspiel,gpu_code,openspiel,seat,turns,warm}.py \
  --cov --cov-report=term --cov-fail-under=93 > "$logs/plain" 2>&1 &
plain=$!
scripts/client.sh > "$logs/client" 2>&1 &
client=$!
scripts/lint.sh > "$logs/lint" 2>&1 &
lint=$!
$bin/fairlead compile
report "compile" $? /dev/null
wait $client
report "client" $? "$logs/client"
wait $lint
report "lint" $? "$logs/lint"

$bin/python -m pytest -q -n auto --dist worksteal --doctest-modules --doctest-glob='*.md' --ignore-glob='docs/*.py' \
  src/fairlead/play src/fairlead/bots src/fairlead/lab src/fairlead/envs src/fairlead/__init__.py README.md docs tests \
  --ignore=tests/browser
report "tests, compiled" $? /dev/null

# By themselves: Playwright keeps a loop running in the thread of the tests, and others want to start one.
$bin/python -m pytest -q -n auto --dist worksteal tests/browser
report "tests in browsers" $? /dev/null

wait $plain
report "tests, plain Python with coverage" $? "$logs/plain"
tail -n 4 "$logs/plain"

exit $failed

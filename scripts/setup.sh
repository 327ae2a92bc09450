#!/usr/bin/env bash
# Makes the virtual environment .venv with what Fairlead needs. Installs only what is missing, and says little.
#   scripts/setup.sh play      what playing in the terminal needs
#   scripts/setup.sh browser   and the browser client, built
#   scripts/setup.sh all       and what tests, linters, benchmarks and examples need
set -euo pipefail
cd "$(dirname "$0")/.."

parts=${1:-all}
venv=.venv
case $parts in
  play) package="." ;;
  browser) scripts/setup.sh play && exec scripts/client.sh ;;
  all) package=".[dev,bench,examples]" ;;
  *) echo "scripts/setup.sh: expected 'play', 'browser' or 'all', found '$parts'" >&2; exit 2 ;;
esac

find_python() {
  for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
  echo "Fairlead needs Python 3.11 or newer, and found none. Install one, or name it: make play PYTHON=/path/to/python3" >&2
  exit 1
}

make_venv() {
  "$1" -m venv "$venv" >/dev/null 2>&1 && return
  rm -rf "$venv"
  # Debian keeps the venv module apart from Python.
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; } >/dev/null 2>&1 || true
    "$1" -m venv "$venv" >/dev/null 2>&1 && return
    rm -rf "$venv"
  fi
  if "$1" -m pip install --quiet --user virtualenv 2>/dev/null && "$1" -m virtualenv --quiet "$venv"; then return; fi
  echo "Python cannot make a virtual environment here. On Debian and Ubuntu: sudo apt install python3-venv" >&2
  exit 1
}

# What was installed is remembered by a stamp, so that a second call costs nothing.
wanted=$(cat pyproject.toml constraints.txt scripts/setup.sh | cksum | tr -d ' ')
for stamp in "$venv/.ready-$parts" "$venv/.ready-all"; do
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then exit 0; fi
done

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
  python=$(find_python)
  rm -rf "$venv"
  make_venv "$python"
fi
echo "Setting up Fairlead in $venv (once) ..."
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -c constraints.txt -e "$package" 2> "$venv/setup.log" || {
  cat "$venv/setup.log" >&2
  echo "Setting up failed: the lines above say why." >&2
  exit 1
}
echo "$wanted" > "$venv/.ready-$parts"

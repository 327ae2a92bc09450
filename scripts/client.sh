#!/usr/bin/env bash
# Builds the browser client (web/) into src/fairlead/server/client, if it is missing or its sources have changed since.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/node.sh

built=src/fairlead/server/client
fresh=build/client

# All that can end up in the client: its own files, the games' words, the rules.
sources_now() {
  { find web docs/rules -name node_modules -prune -o -path web/tests -prune -o -type f -exec cksum {} +
    find src/fairlead -path '*/words/*.ftl' -exec cksum {} +
  } | LC_ALL=C sort | cksum | tr -d ' '
}

is_built() {
  [ -f "$built/index.html" ] && [ "$(cat "$built/.sources" 2> /dev/null)" = "$(sources_now)" ]
}

if is_built; then exit 0; fi
alone_in_web
if is_built; then exit 0; fi  # another process has just done it

mkdir -p build
log=build/client.log
trap '[ $? = 0 ] || echo "The browser client could not be built: the lines above say why. Without it: make terminal" >&2' EXIT
find_node
install_packages
echo "Building the browser client (after changes only) ..."
sources=$(sources_now)
(cd web && NO_COLOR=1 npm run --silent build -- --outDir "../$fresh" --emptyOutDir --logLevel warn) > "$log" 2>&1 || { cat "$log" >&2; exit 1; }
echo "$sources" > "$fresh/.sources"
rm -rf "$built"
mv "$fresh" "$built"

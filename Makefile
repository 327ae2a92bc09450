# Fairlead: `make play` to play, `make test` for every check, `make help` for the rest.
.DEFAULT_GOAL := help
.PHONY: help setup play terminal resume serve client test lint fuzz bench clean

PLAY ?=
FUZZ_GAMES ?= 1000000

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## make the virtual environment .venv with everything (only what is missing)
	@scripts/setup.sh all

play: ## set up, start Fairlead and open it in the browser (SERVE="--port 8000")
	@scripts/setup.sh browser
	@.venv/bin/fairlead serve --open --log-level warning $(SERVE)

terminal: ## set up and start a game in the terminal (PLAY=shipyard; without it you are asked)
	@scripts/setup.sh play
	@.venv/bin/fairlead play $(PLAY)

resume: ## go on with the game that was saved last in the terminal
	@scripts/setup.sh play
	@.venv/bin/fairlead play --resume

serve: ## set up and start the web service for others (SERVE="--host 0.0.0.0"; docs/hosting.md)
	@scripts/setup.sh browser
	@.venv/bin/fairlead serve $(SERVE)

client: ## build the browser client, if its sources have changed
	@scripts/setup.sh browser

test: setup ## run every check
	@scripts/test.sh

lint: setup ## formatting, lint, types, layers; the browser client's types and tests
	@scripts/lint.sh

fuzz: setup ## a million random games for each game, edition and number of players, all invariants checked (FUZZ_GAMES=)
	@.venv/bin/python bench/fuzz.py --games $(FUZZ_GAMES)

bench: setup ## measure the engine beside its peers and write bench/RESULTS.md
	@.venv/bin/python bench/engine.py --write

clean: ## remove the virtual environment and what tools left behind
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage build dist
	rm -rf web/node_modules src/fairlead/server/client

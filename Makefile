# The commands of Menagerie. Each sets up what it needs in .venv, from its own lock file.

PYTHON ?= python3
GAMES ?= 10000
BIN := .venv/bin
PROGRAM := PYTHONPATH=tests:. $(BIN)/python -m programs.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

WEB := web/node_modules/.built-with
CHECKS := web/node_modules/.checked-with
CLIENT := src/menagerie/server/front/client/index.html
PAGES := $(shell find web/src src/menagerie/art -type f -not -name "*.py*" 2>/dev/null) tools/sounds.py tools/icons.py web/index.html web/vite.config.ts $(wildcard src/menagerie/words/*/*.ftl src/menagerie/words/*/forms.json)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier --loglevel=error
NOT_FETCHED := { echo "Could not fetch what builds the pages; npm says why, above. Is there a network? Run it again; npm's log is in ~/.npm/_logs"; exit 1; }

.DEFAULT_GOAL := help
.PRECIOUS: .venv/.%
.PHONY: help \
	setup play client cluster wheel lab clean \
	check check-python check-pages \
	test cover rules server pages windows frames soak faults browser postgres firefox \
	generated playthroughs records scenes sheets weights locks \
	bench bench-bots bench-server bench-load bench-tempo strength reliability luck

help: ## show this list; how long each takes: CONTRIBUTING.md
	@awk 'BEGIN { FS = ":.*## " } /^##@ / { printf "\n%s\n", substr($$0, 5) } /^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##@ Play

setup: .venv/.play $(CLIENT) ## set up everything that playing needs

play: setup ## play in the browser, at http://localhost:8000
	@trap : INT; $(BIN)/menagerie play || [ $$? = 130 ] # what Ctrl+C leaves

client: $(CLIENT) ## build the pages of the table

cluster: .venv/.test $(CLIENT) postgres ## try a larger site: PostgreSQL and three processes at http://localhost:8000; nothing is kept
	$(BIN)/python -m tools.cluster

wheel: setup ## build the wheel in dist/: one file, to install on another machine
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

lab: .venv/.lab ## set up what `menagerie simulate` and the other commands of the lab need

clean: ## delete everything that was built or downloaded
	rm -rf .venv dist web/node_modules web/public src/menagerie/server/front/client .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

##@ Check

check: check-python check-pages ## check format, lint, types and layers of everything

check-python: .venv/.test ## the same for Python only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-pages: .venv/.test $(CHECKS) ## the same for the client, and the tests of its modules
	$(NPM) run --silent check
	$(NPM) run --silent test

##@ Test

test: .venv/.test $(CHECKS) ## run every check and every test, as continuous integration does
	@$(MAKE) --no-print-directory -j 2 browser postgres check client
	@$(MAKE) --no-print-directory cover

cover: .venv/.test $(CLIENT) browser ## run every test; the rules and the core must be covered to the last branch
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -m traced
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python -m pytest -n 3 -m "not traced and not frames and not soak"

rules: .venv/.test ## test the rules: the core, both games and the rulebook
	$(BIN)/python -m pytest tests/core tests/games tests/cubirds tests/wildcards tests/project/test_rulebook.py

server: .venv/.test $(CLIENT) postgres ## test the server and the terminal
	$(BIN)/python -m pytest -m "not soak" tests/server tests/terminal

pages: check-pages $(CLIENT) browser ## check the client, and test the pages in a browser
	$(BIN)/python -m pytest -m "not frames and not soak" tests/web

windows: .venv/.test $(CLIENT) browser ## test that everything fits into every window, in every language except English
	for language in $$($(BIN)/python -c "from menagerie.words import LANGUAGES; print(*LANGUAGES[1:])"); do MENAGERIE_TEST_LANGUAGE=$$language .venv/bin/pytest tests/web/test_windows.py tests/web/test_larger_animals.py tests/web/test_larger_birds.py || exit 1; done

frames: .venv/.test $(CLIENT) browser ## play whole games on a slowed-down phone: no frame may take long (needs a quiet machine)
	$(BIN)/python -m pytest -m frames -n 0 tests/web

soak: .venv/.test $(CHECKS) $(CLIENT) firefox ## run the long tests: each extra installed, Firefox, random games of every edition (GAMES=10000), and `faults`
	$(PROGRAM)installed
	$(PROGRAM)firefox
	$(BIN)/python -m pytest -m soak -n 0 tests/web tests/puzzles
	$(PROGRAM)soak --games $(GAMES)
	$(MAKE) --no-print-directory faults

faults: .venv/.test $(CLIENT) postgres ## kill a server, overload it, send it nonsense, cut it off (PART="kills --count 20" runs one part)
	$(PROGRAM)faults $(PART)

browser: ## install Chromium for the tests, if it is missing
	@command -v chromium-headless-shell > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Chromium for the tests ..." && \
		apt-get -o DPkg::Lock::Timeout=300 update -qq && apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends chromium-headless-shell > /dev/null; } || \
		command -v chromium > /dev/null || \
		{ echo "The tests in the browser need Chromium: sudo apt-get install chromium-headless-shell"; exit 1; }

postgres: ## install PostgreSQL for the tests, if it is missing
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing PostgreSQL for the tests ..." && \
		apt-get -o DPkg::Lock::Timeout=300 update -qq && apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends postgresql > /dev/null; } || \
		echo "Without PostgreSQL its tests are left out: sudo apt-get install postgresql"

firefox: ## install Firefox for the long tests, if it is missing
	@command -v firefox-esr > /dev/null || command -v firefox > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Firefox for the games ..." && \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends firefox-esr > /dev/null; } || \
		{ echo "The games in the other browser need Firefox: sudo apt-get install firefox-esr"; exit 1; }

##@ Write

generated: .venv/.test ## write what is made from code: the client's types and constants, parts of the docs
	$(BIN)/python -m tools.generate

playthroughs: .venv/.test ## write the golden playthroughs; read their diff
	$(PROGRAM)playthroughs

records: .venv/.test ## add games of new editions or rules to tests/records (FILE=game.json adds yours); nothing there changes
	$(PROGRAM)records $(FILE)

scenes: ## compose the pictures that show several animals
	$(PYTHON) tools/scenes.py

sheets: .venv/.test $(CLIENT) ## draw the contact sheets of docs/art, and measure how well the pictures are told apart
	$(BIN)/python -m tools.sheets

weights: .venv/.lab ## let the bots practise every edition, and calibrate their chances
	for form in "cubirds --players 2 --games 3000000" "cubirds --players 3 --games 900000" "cubirds --players 4 --games 1600000" \
		"cubirds --players 5 --games 600000" "cubirds --players 1 --games 1200000" \
		"wildcards --players 2 --option edition=duel --games 1200000" \
		"wildcards --players 3 --option edition=2020 --games 900000" "wildcards --players 4 --option edition=2020 --games 700000" \
		"wildcards --players 5 --option edition=2020 --games 600000" \
		"wildcards --players 3 --option edition=2022 --option leo=no --games 1000000" \
		"wildcards --players 4 --option edition=2022 --option leo=no --games 800000" \
		"wildcards --players 5 --option edition=2022 --option leo=no --games 600000" \
		"wildcards --players 2 --option edition=2022 --option leo=yes --games 900000" \
		"wildcards --players 3 --option edition=2022 --option leo=yes --games 700000" \
		"wildcards --players 4 --option edition=2022 --option leo=yes --games 600000"; do \
		$(BIN)/menagerie tune $$form && $(BIN)/menagerie reliability $${form% --games *} --games 150 --correct || exit 1; done

locks: ## compile the lock files (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
		--extra art --extra lab --extra play --extra postgres --group build --group web --group test -o requirements/test.txt
	for lock in "play --extra art --extra play --group web" "lab --extra lab" "bench --extra lab --group bench"; do \
		set -- $$lock; name=$$1; shift; \
		uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
			"$$@" --group build -c requirements/test.txt -o requirements/$$name.txt; \
	done
	for lock in "serve --extra play" "site --extra postgres"; do \
		set -- $$lock; name=$$1; shift; \
		uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
			"$$@" -c requirements/test.txt -o src/menagerie/server/operator/deployment/templates/$$name.txt; \
	done

##@ Measure

bench: .venv/.bench ## measure how fast the engine is, compared with others; writes its part of docs/benchmarks.md
	$(BIN)/python -m bench.run

bench-bots: .venv/.bench ## measure how fast the bots are, compared with OpenSpiel's search; the same page
	$(BIN)/python -m bench.bots

bench-server: .venv/.test ## measure what the server costs, compared with an echo server; the same page (needs a quiet machine)
	$(BIN)/python -m bench.server

bench-load: .venv/.test ## measure how the server copes with a crowd, on SQLite and on PostgreSQL; the same page (needs a quiet machine)
	$(BIN)/python -m bench.load

bench-tempo: .venv/.test $(CLIENT) browser ## measure how long a player waits for the next turn in the browser; the same page
	PYTHONPATH=tests $(BIN)/python -m bench.tempo

strength: .venv/.lab ## measure how strong the bots are; writes its part of docs/bots.md (continues where it stopped)
	$(BIN)/python -m bench.strength

reliability: .venv/.lab ## check whether the chances that bots state come true (calibration); its part of docs/bots.md (continues where it stopped)
	$(BIN)/python -m bench.reliability

luck: .venv/.lab ## measure how much luck and choices moved each level's chances, by the coach's reviews; its part of docs/bots.md
	$(BIN)/python -m bench.luck

# what the commands need, as files

$(CLIENT): $(WEB) $(PAGES)
	@echo "Building the pages ..."
	@$(PYTHON) tools/sounds.py web/public/sounds
	@$(BIN)/python tools/icons.py web/public/art
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(WEB): web/package.json web/package-lock.json web/.npmrc | $(BIN)/node
	@echo "Fetching what builds the pages (once) ..."
	@$(NPM) ci --omit=dev > /dev/null || $(NOT_FETCHED)
	@touch $@

$(CHECKS): web/package.json web/package-lock.json web/.npmrc | $(BIN)/node
	@echo "Fetching what builds and checks the pages (once) ..."
	@$(NPM) ci > /dev/null || $(NOT_FETCHED)
	@touch $(WEB) $@

$(BIN)/node:
	@$(MAKE) --no-print-directory .venv/.play

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Menagerie needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Choose one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python cannot make a virtual environment here; on Debian: apt-get install python3-venv"; exit 1; }

.venv/.%: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Setting up for $* (once) ..."
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

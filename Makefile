# The commands of Menagerie. Each sets up what it needs in .venv, from a lock file of its own.

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

.PHONY: setup play client test check check-python check-pages cover browser postgres cluster firefox windows frames soak faults bench bench-bots bench-server bench-tempo strength reliability weights lab playthroughs records generated scenes sheets locks clean bench-load
.PRECIOUS: .venv/.%

setup: .venv/.play $(CLIENT) ## everything that playing needs

play: setup ## the table in the browser, at http://localhost:8000
	@$(BIN)/menagerie play

client: $(CLIENT) ## build the pages of the table

$(CLIENT): $(WEB) $(PAGES)
	@echo "Building the pages ..."
	@$(PYTHON) tools/sounds.py web/public/sounds
	@$(BIN)/python tools/icons.py web/public/art
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(WEB): web/package.json web/package-lock.json web/.npmrc | $(BIN)/node
	@echo "Fetching what builds the pages (once) ..."
	@$(NPM) ci --silent --omit=dev
	@touch $@

$(CHECKS): web/package.json web/package-lock.json web/.npmrc | $(BIN)/node
	@echo "Fetching what builds and checks the pages (once) ..."
	@$(NPM) ci --silent
	@touch $(WEB) $@

$(BIN)/node:
	@$(MAKE) --no-print-directory .venv/.play

test: .venv/.test $(CHECKS) ## every check and every test
	@$(MAKE) --no-print-directory -j 2 browser postgres check client
	@$(MAKE) --no-print-directory cover

check: check-python check-pages ## format, lint, types, layers

check-python: .venv/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-pages: .venv/.test $(CHECKS)
	$(NPM) run --silent check
	$(NPM) run --silent test

browser: ## a browser for the tests
	@command -v chromium-headless-shell > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Chromium for the tests ..." && \
		apt-get -o DPkg::Lock::Timeout=300 update -qq && apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends chromium-headless-shell > /dev/null; } || \
		command -v chromium > /dev/null || \
		{ echo "The tests in the browser need Chromium: sudo apt-get install chromium-headless-shell"; exit 1; }

postgres: ## PostgreSQL for the tests, which start it themselves
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing PostgreSQL for the tests ..." && \
		apt-get -o DPkg::Lock::Timeout=300 update -qq && apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends postgresql > /dev/null; } || \
		echo "Without PostgreSQL its tests are left out: sudo apt-get install postgresql"

cluster: .venv/.test $(CLIENT) postgres ## PostgreSQL and three processes at http://localhost:8000, for trying; nothing is kept
	$(BIN)/python -m tools.cluster

firefox: ## another browser, for a game of each
	@command -v firefox-esr > /dev/null || command -v firefox > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Firefox for the games ..." && \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends firefox-esr > /dev/null; } || \
		{ echo "The games in the other browser need Firefox: sudo apt-get install firefox-esr"; exit 1; }

cover: .venv/.test $(CLIENT) browser ## the tests; the rules and the core must be covered to the last branch
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -m traced
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python -m pytest -n 3 -m "not traced and not frames and not soak"

windows: .venv/.test $(CLIENT) browser ## whether all fits into every window, in each language (minutes)
	for language in $$($(BIN)/python -c "from menagerie.words import LANGUAGES; print(*LANGUAGES[1:])"); do MENAGERIE_TEST_LANGUAGE=$$language .venv/bin/pytest tests/web/test_windows.py tests/web/test_larger_animals.py tests/web/test_larger_birds.py || exit 1; done

frames: .venv/.test $(CLIENT) browser ## whole games on a slowed-down phone: no frame may be long (alone on a quiet machine; minutes)
	$(BIN)/python -m pytest -m frames -n 0 tests/web

soak: .venv/.test $(CHECKS) $(CLIENT) firefox ## each extra installed on its own; a game of each in Firefox; 10,000 random games of every form: interpreted equals compiled, nothing leaks; a server killed, hurried, lied to and asked anything; two over one PostgreSQL, killed and cut off
	$(PROGRAM)installed
	$(PROGRAM)firefox
	$(BIN)/python -m pytest -m soak -n 0 tests/web
	$(PROGRAM)soak --games $(GAMES)
	$(MAKE) --no-print-directory faults

faults: .venv/.test $(CLIENT) postgres ## a server killed, hurried, lied to and asked anything; two over one PostgreSQL (an hour; PART="kills --count 20" runs one part)
	$(PROGRAM)faults $(PART)

bench: .venv/.bench ## how fast, beside whom; writes its part of docs/benchmarks.md
	$(BIN)/python -m bench.run

bench-bots: .venv/.bench ## how fast the bots are, beside OpenSpiel's search; writes its part of docs/benchmarks.md (minutes)
	$(BIN)/python -m bench.bots

bench-server: .venv/.test ## what the server costs, beside an echo; writes its part of docs/benchmarks.md (six minutes, on a quiet machine)
	$(BIN)/python -m bench.server

bench-load: .venv/.test ## how the server stands a crowd, on SQLite and on PostgreSQL; writes its part of docs/benchmarks.md (a quarter of an hour, on a quiet machine)
	$(BIN)/python -m bench.load

bench-tempo: .venv/.test $(CLIENT) browser ## how long one waits for one's next turn; writes its part of docs/benchmarks.md (nine minutes)
	PYTHONPATH=tests $(BIN)/python -m bench.tempo

strength: .venv/.lab ## how strong the bots are, by the arena; writes its part of docs/bots.md (up to two hours on two cores; goes on where it was)
	$(BIN)/python -m bench.strength

reliability: .venv/.lab ## whether what bots say of their chances comes true; writes its part of docs/bots.md (minutes)
	$(BIN)/python -m bench.reliability

weights: .venv/.lab ## let the bots practise every form anew, and see what comes true of their chances (three hours)
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

lab: .venv/.lab ## what `menagerie simulate` needs

playthroughs: .venv/.test ## write the golden playthroughs anew; read their diff
	$(PROGRAM)playthroughs

records: .venv/.test ## add games of forms and rules of which tests/records has none; what is there stays as it is
	$(PROGRAM)records $(FILE)

scenes: ## write the tiles and the lost page's picture anew, with the animals as they are drawn today
	$(PYTHON) tools/scenes.py

sheets: .venv/.test $(CLIENT) ## draw the contact sheets of docs/art anew, and measure how well the pictures are told apart
	$(BIN)/python -m tools.sheets

generated: .venv/.test ## write the client's types, docs/protocol.md, flow.md and settings.md, and the table of security.md anew
	$(BIN)/python -m tools.generate

locks: ## compile the lock files anew (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
		--extra art --extra lab --extra play --extra postgres --group build --group web --group test -o requirements/test.txt
	for lock in "play --extra art --extra play --group web" "lab --extra lab" "bench --extra lab --group bench"; do \
		set -- $$lock; name=$$1; shift; \
		uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
			"$$@" --group build -c requirements/test.txt -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv dist web/node_modules web/public src/menagerie/server/front/client .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Menagerie needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Say which: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python cannot make a virtual environment here; on Debian: apt-get install python3-venv"; exit 1; }

.venv/.%: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Setting up for $* (once) ..."
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# The commands of Menagerie. Each sets up what it needs in .venv, from a lock file of its own.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: setup play test check cover soak bench lab playthroughs locks clean
.PRECIOUS: .venv/.%

setup: .venv/.play ## everything that playing needs

play: .venv/.play ## a game in the terminal
	@$(BIN)/menagerie play

test: check cover ## every check and every test

check: .venv/.test ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

cover: .venv/.test ## the tests; the rules and the core must be covered to the last branch
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -m "not compiled"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/python -m pytest -m compiled

soak: .venv/.test ## 10,000 random games of every form: interpreted equals compiled, invariants hold, nothing leaks
	$(BIN)/python tests/soak.py --games 10000

bench: .venv/.bench ## how fast, beside whom; writes docs/benchmarks.md
	$(BIN)/python bench/run.py

lab: .venv/.lab ## what `menagerie simulate` needs

playthroughs: .venv/.test ## write the golden playthroughs anew; read their diff
	$(BIN)/python tests/playthroughs.py

locks: ## compile the lock files anew (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
		--extra lab --extra play --group build --group web --group test -o requirements/test.txt
	for lock in "play --extra play --group web" "lab --extra lab" "bench --extra lab --group bench"; do \
		set -- $$lock; name=$$1; shift; \
		uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --quiet pyproject.toml \
			"$$@" --group build -c requirements/test.txt -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv dist .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Menagerie needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Say which: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python cannot make a virtual environment here; on Debian: apt-get install python3-venv"; exit 1; }

.venv/.%: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Setting up for $* (once) ..."
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

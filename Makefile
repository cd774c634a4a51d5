# Needs Python 3.11 or newer (as python3, or `make PY=...`) and make. With a C compiler the engine is compiled;
# without one, or with SOBREMESA_PURE=1, the same code runs interpreted. Everything else comes from PyPI.

PY ?= python3
UV_VERSION := 0.13.7
# Where `make play` listens: phones in the same network may join.
HOST := 0.0.0.0
# How long things are broken by `make durability`.
FAULT_SECONDS := 600

B := .venv/bin
UV_STAMP := .venv/uv-$(UV_VERSION)
UV := $(B)/uv pip install --quiet --python $(B)/python
# No index host is written: the locks hold names, versions and hashes only.
LOCK := $(B)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-emit-index-url \
	--generate-hashes pyproject.toml
# One line a step, with its time.
STEP := @$(PY) tools/step.py

# The compiled modules: their sources and only theirs make a rebuild necessary. The install is editable, so any other
# edit is seen at once. The names say which engine was built and from which set of modules, so that a changed mode or a
# removed module rebuilds too. What the compiler makes stays aside until nobody runs what it replaces.
modules = $(wildcard $(addprefix src/sobremesa/,$(shell sed -n 's/^$(1)\([a-z].*\)/\1/p' compiled.txt)))
COMPILED := $(sort $(filter-out $(call modules,!),$(call modules,)))
ENGINE := $(if $(filter-out 0,$(SOBREMESA_PURE)),pure,compiled)-$(shell echo $(COMPILED) | cksum | cut -d' ' -f1)
ASIDE := build/$(ENGINE)
BUILT := .venv/built-$(ENGINE)
ENGINE_LOG := build/engine.log

# The page: built anew when its sources change, or the texts, cards, rules and types that it takes from the package; and
# what plays without a server, whenever a module of it changes.
PAGE := src/sobremesa/server/page/.digest
PAGE_SOURCES := $(shell find web -type d \( -name node_modules -o -name generated -o -name __pycache__ \) -prune \
	-o -type f -print) $(wildcard src/sobremesa/__init__.py src/sobremesa/games/*/*.md) \
	$(shell find $(addprefix src/sobremesa/,kernel games bots table wire alone) -name __pycache__ -prune \
	-o -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' \) -print)

# The handbook: built anew when anything changed that it is made from. It wears the page's typefaces and colours, so the
# page comes first.
DOCS := src/sobremesa/server/docs/.digest
DOCS_SOURCES := CHANGELOG.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md Dockerfile web/src/shell/base.css web/src/shell/fonts.css \
	$(shell find docs handbook examples -name __pycache__ -prune -o -type f -print) src/sobremesa/__init__.py \
	$(shell find $(addprefix src/sobremesa/,kernel games bots table wire client vector adapters laws terminal cli) \
	-name __pycache__ -prune -o -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' \) -print)

# The tests start hundreds of processes: what is compiled to bytecode once is kept, whatever the environment says.
PYTEST := PYTHONDONTWRITEBYTECODE= $(B)/pytest

TYPED := setup.py tools src tests examples $(sort $(dir $(wildcard research/*.py))) $(wildcard web/*.py) handbook

# What runs side by side prints when it is done, where make knows how.
IN_TURN := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play check check-lint check-units check-smoke test test-release release lint lint-style lint-types lint-arrows \
	check-page bytecode browser format coverage docs bundle screenshots bench bench-page cluster durability fuzz lock clean compiled-list

help: ## show this help
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

install: ## build the engine, the page and the handbook, with every extra
	@$(MAKE) --no-print-directory --jobs=2 $(IN_TURN) $(BUILT) $(DOCS) .venv/locked

docs: $(DOCS) ## build the handbook that is served at /docs

# Nobody waits for the compiler: what it has not finished when the page is ready is used from the next start, and the
# same code runs interpreted until then. The handbook comes last.
play: .venv/serving ## serve the games at http://127.0.0.1:8000, and to phones in the same network (HOST=127.0.0.1: not)
	@mkdir -p build; trap : INT TERM; build='nice $(MAKE) -s'; \
	$$build $(ASIDE)/.built >$(ENGINE_LOG) 2>&1 & engine=$$!; \
	$(MAKE) -s $(PAGE) || { kill $$engine; exit 1; }; \
	is_compiling=$$(kill -0 $$engine 2>/dev/null && echo yes); \
	if $(MAKE) -sq $(ASIDE)/.built; then \
		$(MAKE) -s $(BUILT); \
	elif test "$$is_compiling"; then \
		echo '  The engine is still being compiled. Until the next start it runs interpreted, and slower.'; \
		find src -name '*.so' -delete; rm -f .venv/built-*; \
	else \
		cat $(ENGINE_LOG); exit 1; \
	fi; \
	$$build $(DOCS) >build/handbook.log 2>&1 & handbook=$$!; \
	$(B)/sobremesa serve --host $(HOST) --data .sobremesa; code=$$?; kill $$engine $$handbook 2>/dev/null; exit $$code

# The compiler needs one core for itself; meanwhile the other builds and checks what does not need the engine.
test: ## check the code, then run every test
	@$(MAKE) --no-print-directory --jobs=2 $(IN_TURN) $(BUILT) browser check-page $(DOCS) lint bytecode
	$(PYTEST) -n auto

# So that the processes of the suite do not all compile the same tests to bytecode. What is wrong is told by the suite.
bytecode: .venv/locked
	@PYTHONPATH=src $(PYTEST) -n 0 --collect-only -q >/dev/null 2>&1 || true

# Finds or installs a browser for the tests.
browser: .venv/locked
	@$(B)/python -m tests.browser.chromium

bundle: install ## the games as a folder of files that plays with no server, with a zip beside it, into dist/
	@mkdir -p dist
	$(B)/sobremesa bundle dist/sobremesa-alone --zip

screenshots: install browser ## every screen, phase, moment and ending at five sizes, with contact sheets, into screenshots/
	$(B)/python -m tests.browser.screenshots

lint: lint-style lint-types lint-arrows ## style, format, types and import arrows

lint-style: .venv/locked
	$(B)/ruff check .
	$(B)/ruff format --check .

lint-types: .venv/locked
	$(B)/mypy $(TYPED)

lint-arrows: .venv/locked
	PYTHONPATH=src $(B)/lint-imports --no-cache --no-logo

check-page: $(PAGE)
	$(B)/python web/build.py check

format: .venv/locked ## rewrite the code in the house format
	$(B)/ruff check --fix .
	$(B)/ruff format .

coverage: $(BUILT) ## run the tests interpreted and show which lines they reach
	SOBREMESA_PURE=1 $(PYTEST) -n auto --timeout 0 --cov --cov-report=term

bench: $(BUILT) .venv-research/installed ## measure the engine beside its peers
	PYTHONPATH=src .venv-research/bin/python -m research
	PYTHONPATH=src .venv-research/bin/python -m research.search
	PYTHONPATH=src .venv-research/bin/python -m research.batches

bench-page: $(BUILT) $(PAGE) ## measure the page on a slow phone: first move, bytes, long tasks
	$(B)/python -m research.page

cluster: $(BUILT) ## PostgreSQL, Redis and two nodes on this machine
	@$(B)/python -m tests.server.cluster

durability: $(BUILT) ## ten minutes of play with nodes and databases killed (FAULT_SECONDS=60)
	$(B)/python -m tests.server.faults.run --seconds $(FAULT_SECONDS)

fuzz: $(BUILT) ## ten thousand malformed messages, and many more requests
	SOBREMESA_FUZZ=10000 SOBREMESA_EXAMPLES=200 $(B)/pytest -q --timeout 0 tests/server/test_bad_input.py

lock: $(UV_STAMP) ## choose new versions of everything we depend on
	$(LOCK) --group dev --extra all -o requirements.lock
	$(LOCK) --group build --extra server --constraints requirements.lock -o requirements-serve.lock
	@mkdir -p research
	$(LOCK) --group research --extra rl -o research/requirements.lock
	$(LOCK) --group release -o tools/requirements.lock

# The tests that start no server, browser or terminal, and are no long statistics.
UNITS := $(addprefix tests/,kernel games laws table wire words golden alone bots store) \
	$(addprefix tests/house/test_,arrows.py clauses.py front_door.py readme.py shifts.py tree.py)

check: $(BUILT) $(PAGE) ## in a minute: style, types, arrows, unit tests, laws, and each game once in a browser
	@begun=$$(date +%s); \
	$(MAKE) --no-print-directory --jobs=3 --keep-going $(IN_TURN) check-lint check-units check-smoke && \
	echo "  All is well after $$(($$(date +%s) - begun)) s. \`make test\` runs the rest."

check-lint: .venv/locked
	$(STEP) 'Style and format' sh -c '$(B)/ruff check . && $(B)/ruff format --check .'
	$(STEP) 'Types' $(B)/mypy $(TYPED)
	$(STEP) 'Arrows' env PYTHONPATH=src $(B)/lint-imports --no-cache --no-logo

check-units: .venv/locked
	$(STEP) 'Unit tests and laws' env $(PYTEST) -q -n 2 -k 'not postgresql' $(UNITS)

check-smoke: .venv/locked
	$(STEP) 'A game of each in a browser' sh -c \
		'$(B)/python -m tests.browser.chromium && $(PYTEST) -q -n 0 -m smoke tests/browser'

# Each file in one process: what its tests look at is built once.
test-release: install browser .venv-release/installed ## what takes long and is needed before a tag only: wheels, statistics, whole games alone
	$(PYTEST) -n 2 --dist=loadfile --timeout 1800 -m release
	$(PYTEST) -n 2 --dist=loadfile --timeout 900 tests/browser/alone_to_the_end.py tests/browser/alone_failures.py

release: .venv/locked .venv-release/installed ## wheels, source, bundle, handbook, checksums and SBOM into dist/, or a reason not to
	@$(B)/python tools/release.py --tests '$(MAKE) test test-release'

.venv-release/installed: tools/requirements.lock $(UV_STAMP)
	test -x .venv-release/bin/python || $(PY) -m venv .venv-release
	$(B)/uv pip install --quiet --python .venv-release/bin/python -r tools/requirements.lock
	@touch $@

clean: ## delete everything that was built or downloaded
	rm -rf .venv .venv-research .venv-release build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules research/tables/peer/node_modules web/src/generated src/sobremesa/server/page src/sobremesa/server/docs src/sobremesa/printing/art screenshots
	rm -rf .coverage .coverage.* htmlcov .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

compiled-list:
	@echo $(COMPILED)

$(UV_STAMP):
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Sobremesa needs Python 3.11 or newer, and '$(PY)' is not one. Try: make PY=python3.12" >&2; exit 1; }
	@$(PY) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PY)' has no venv module; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(STEP) 'An environment for Python' sh -c 'test -x $(B)/python || $(PY) -m venv .venv; \
		$(B)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)'
	@touch $@

# What serves the games and builds them, and ourselves, editable: what the compiler makes comes beside the sources later.
.venv/serving: requirements-serve.lock pyproject.toml $(UV_STAMP)
	$(STEP) 'The packages that serve the games' sh -c '$(UV) -r requirements-serve.lock && \
		SOBREMESA_PURE=1 SOBREMESA_PAGE=0 $(UV) --no-deps --no-build-isolation --no-cache --reinstall-package sobremesa -e .'
	@touch $@

.venv/locked: requirements.lock .venv/serving
	$(STEP) 'The tools of developers' $(UV) -r requirements.lock
	@touch $@

$(ASIDE)/.built: setup.py compiled.txt $(COMPILED) | .venv/serving
	$(STEP) 'The engine' env SOBREMESA_PAGE=0 $(B)/python setup.py -q build_ext --build-lib $(ASIDE)
	@mkdir -p $(ASIDE) && touch $@

# A compiled module left from an earlier build would hide its newer source.
$(BUILT): $(ASIDE)/.built
	@rm -f .venv/built-*
	@find src -name '*.so' -delete
	@cp -R $(ASIDE)/. src && rm src/.built
	@test $(findstring pure,$(ENGINE)) || $(B)/python -c 'import sobremesa, sys; sys.exit(sobremesa.engine() != "compiled")' || \
		echo '  No C compiler works here, so the engine runs interpreted, and slower.'
	@touch $@

# What the page takes from the package it reads from the sources, whether they are compiled by now or not.
$(PAGE): $(PAGE_SOURCES) | .venv/serving
	$(STEP) 'The page' $(B)/python web/build.py
	@touch $@

$(DOCS): $(DOCS_SOURCES) $(PAGE) | .venv/serving
	$(STEP) 'The handbook' $(B)/python handbook/build.py
	@touch $@

.venv-research/installed: research/requirements.lock $(UV_STAMP)
	test -x .venv-research/bin/python || $(PY) -m venv .venv-research
	$(B)/uv pip install --quiet --python .venv-research/bin/python -r research/requirements.lock
	@touch $@

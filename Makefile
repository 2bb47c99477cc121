# Each command installs what it needs and says what it does. `make` alone lists them.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play preview preview-site site downloads test lint unit long-runs soak hostile fuzz parity types web-tests server-tests boards strangers e2e bench screenshots films
.PHONY: script-tests docs catalogue api coverage requirements clean install tool gallery showcase

HOST ?= 127.0.0.1
PORT ?= 8080
SITE := dist
# Each app is a part of the program: what only its root controller leads to.
PARTS := --part breakout=Breakout.BreakoutApp.makeRootViewController --part pong=Pong.PongApp.makeRootViewController \
  --part cards=Cards.CardsApp.makeRootViewController --part bubblepop=BubblePop.BubblePopApp.makeRootViewController \
  --part incline=InclinedPlane.InclinedPlaneApp.makeRootViewController --aside boards=Arcade.BoardsSheet.makeViewController \
  --apart ArcadeWeb.GameRuns
CAROM := .build/release/carom
# Shortens the output of Swift tests to failures, suites and the closing line.
BRIEFLY := sed -uE '/^◇/d; /^✔ Test run with/b; /^✔ Test /d'

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## builds the site and starts it on http://127.0.0.1:8080; its boards open when their server is built
	@scripts/install play boards
	@$(MAKE) --no-print-directory --jobs=2 site $(CAROM)
	@scripts/play $(HOST) $(PORT) $(SITE)

install: ## the command `carom` in ~/.local/bin: makes, ports, builds, tests and serves apps of one's own
	@scripts/install play
	@scripts/progress "Building carom" swift build -c release --package-path Tool --product carom
	@scripts/install-command

tool: tool-unit tool-projects ## the tests of `carom`: those of its package, and those with projects

.PHONY: tool-unit tool-projects
tool-unit:
	@scripts/progress "Building the tests of carom" swift build --package-path Tool --disable-build-manifest-caching --build-tests
	@Tool/.build/debug/CaromToolPackageTests.xctest --testing-library swift-testing 2>&1 | $(BRIEFLY)

tool-projects: ## the projects of Examples/Xcode, ported without a hand edit; `carom dev` and its gallery in a browser
	@Tests/ported 2>&1 | $(BRIEFLY)
	@scripts/install test
	@.venv/bin/python Tests/developed
	@.venv/bin/python Tests/gallery

.PHONY: showcase-tests
showcase-tests: ## the showcase in three browsers
	@scripts/install test
	@.venv/bin/python Tests/showcase

gallery: ## the Xcode projects of Examples/Xcode on a page, ported, built and run when asked; zipped ones can be dropped on it
	@scripts/install play
	@scripts/progress "Building carom" swift build -c release --package-path Tool --product carom
	@Tool/.build/release/carom dev --gallery Examples/Xcode --port $(PORT)

showcase: ## the same projects as a static site, in dist-showcase/: one program, and each running beside the report of its port
	@scripts/install play
	@scripts/showcase dist-showcase

preview: ## builds and serves the site for looking at a change: compiled without optimizing, so much sooner, and slower to run
	@$(MAKE) --no-print-directory --jobs=2 preview-site $(CAROM)
	@$(CAROM) serve --host $(HOST) --port $(PORT) --site $(SITE)-preview --open

preview-site:
	@scripts/install play
	@scripts/build-web --package-path Arcade --scratch-path .build-web --product ArcadeWeb --fast --out $(SITE)-preview

site: ## only the static site, in dist/; ADDRESS=https://… where it will be, for previews and a sitemap
	@scripts/install play
	@scripts/build-web --package-path Arcade --scratch-path .build-web --product ArcadeWeb --split $(PARTS) --out $(SITE) \
	  $(if $(ADDRESS),--address $(ADDRESS))

downloads: site ## the plane and the laboratory as one file each, which open without a server, in dist-downloads/
	@for page in plane laboratory; do \
	  scripts/single-file web Arcade/Web .build-web/ArcadeWeb.wasm embed/$$page $(SITE)-downloads/$$page.html; done

# Only SwiftPM knows whether the server is up to date. It is built as a part of the boards' package, which needs most of the same
# modules. If the site is built at the same time, that takes longer and starts first.
.PHONY: $(CAROM)
$(CAROM):
	@scripts/install boards
	@nice scripts/build-release carom Arcade/Boards

test: ## everything that may have changed: lint, types, unit tests, long runs, parity, server and browser tests
	@scripts/test

lint: ## formatters and the laws of the house
	@scripts/install lint
	@scripts/lint

unit: ## the native unit tests alone, as far as what they depend on has changed
	@scripts/unit 2>&1 | $(BRIEFLY)

.PHONY: unit-kit unit-arcade
unit-kit:
	@scripts/unit --only kit 2>&1 | $(BRIEFLY)

unit-arcade:
	@scripts/unit --only arcade --release 2>&1 | $(BRIEFLY)

long-runs: ## a sample of bot games, monkeys and fuzzed stores, in release
	@scripts/build-release LongRuns Arcade
	@.build/release/LongRuns

soak: ## the same with full counts: thousands of games and millions of inputs, for some hours; goes on where it was stopped
	@scripts/soak

hostile: ## random programs of API calls from seeds: native, in WebAssembly, with AddressSanitizer; COUNT=2000 FIRST=0
	@scripts/install play
	@scripts/hostile --count $(or $(COUNT),2000) --first $(or $(FIRST),0)

fuzz: ## bytes from outside, made by libFuzzer: recordings, runs, messages, stored values; MINUTES=4
	@scripts/fuzz --minutes $(or $(MINUTES),4)

parity: ## the same hashes in native debug, native release and WebAssembly, of the kit and of the games
	@scripts/install test
	@scripts/parity

types: ## the type check of the page's scripts
	@scripts/install lint
	@scripts/check-types

script-tests: ## the tests of the scripts that pack a site, and of those that run tests
	@scripts/install test
	@.venv/bin/python -m pytest -q -n 2 scripts/tests

web-tests: ## the tests of the page's scripts, under node
	@scripts/install play
	@node --import ./scripts/warnings-fail.mjs --test web/tests/*.test.js

server-tests: $(CAROM) ## the server's own tests, and a sample of attacks on the running server
	@scripts/install test
	@scripts/progress "Building the server's tests" swift build --package-path Server --scratch-path Tool/.build \
	  --disable-build-manifest-caching --product CaromServerPackageTests
	@Tool/.build/debug/CaromServerPackageTests.xctest --testing-library swift-testing 2>&1 | $(BRIEFLY)
	@python3 Server/Tests/running

.PHONY: boards-built
boards-built:
	@scripts/install boards postgres
	@scripts/build-release arcade Arcade/Boards
	@scripts/build-release RunForge Arcade/Boards

boards: boards-built ## the tests of `arcade`: runs of the games are replayed, and a server with boards is attacked and killed
	@python3 Arcade/Boards/Tests/running

strangers: ## apps of others, by a git URL: with names of ours, natively and for the web
	@scripts/install play
	@scripts/with-mimalloc Tests/Stranger/run

e2e: site $(CAROM) boards-built ## the built site in Chromium, and what depends on the engine in Firefox or WebKit by turns; ALL=1: all in all three
	@scripts/install test
	@scripts/browser-tests

bench: site $(CAROM) ## benchmarks, as a table and in bench/results.json
	@scripts/install bench
	@Benchmarks/run

screenshots: site $(CAROM) ## a gallery of every screen in dist/screenshots/, with contact sheets; WORDS=cards/set for some
	@scripts/install test
	@PYTHONPATH=e2e .venv/bin/python Arcade/e2e/screenshots.py $(WORDS)

films: site $(CAROM) ## film strips of what moves in the games, frame by frame, in dist/films/; WORDS=tumble for some
	@scripts/install test
	@PYTHONPATH=e2e .venv/bin/python Arcade/e2e/films.py $(WORDS)
	@PYTHONPATH=e2e .venv/bin/python Arcade/e2e/films_arcade.py $(WORDS)

catalogue: $(CAROM) ## every screen of Examples/Catalogue in three browsers, with axe; pictures in its dist/screens/
	@scripts/install test
	@scripts/build-web --package-path Examples/Catalogue --product Catalogue --out Examples/Catalogue/dist --fast
	@.venv/bin/python e2e/catalogue.py

api: ## writes docs/api, the public API as text; SAY="…" tells the changelog what changed
	@scripts/api-digest $(if $(SAY),--say "$$SAY")

coverage: ## writes docs/coverage.md: how much of Apple's public API is here
	@scripts/progress "Building the kit" swift build --disable-build-manifest-caching --scratch-path .build --build-tests
	@scripts/coverage

requirements: ## writes into docs/requirements.md which tests check what
	@scripts/requirements --write

docs: ## the documentation of the kit, in dist-docs/
	@scripts/docs

clean: ## removes everything that was built
	@rm -rf .build .build-* dist-docs dist-downloads dist-showcase Arcade/.build* Server/.build Tool/.build Examples/*/.build* $(SITE) $(SITE)-preview Examples/*/dist

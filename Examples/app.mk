# What the examples share: `make play` opens PRODUCT in a browser, `make test` tests it on a machine without a screen.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
CAROM := ../..
SCRATCH ?= .build

play:
	@$(CAROM)/scripts/install play
	@$(CAROM)/scripts/build-web --package-path . --product $(PRODUCT) --out dist
	@$(CAROM)/scripts/serve --site dist --open

test:
	@swift test --scratch-path $(SCRATCH) --disable-build-manifest-caching --no-parallel --disable-xctest 2>&1 | sed -u "/^◇/d"

.PHONY: play test

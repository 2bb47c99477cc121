# What the examples share: `make play` opens PRODUCT in a browser, `make preview` does
# so sooner with a program that runs slower, and `make test` tests it on a machine without a screen.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
CAROM := ../..
SCRATCH ?= .build

play preview:
	@$(CAROM)/scripts/install play
	@$(CAROM)/scripts/build-web --package-path . --product $(PRODUCT) --out dist $(if $(filter preview,$@),--fast)
	@$(CAROM)/scripts/serve --site dist --open

test:
	@swift test --scratch-path $(SCRATCH) --disable-build-manifest-caching --no-parallel --disable-xctest 2>&1 | sed -u "/^◇/d"

.PHONY: play preview test

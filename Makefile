# Everything a person does with this repository, by name. `make` alone prints the list.
# Needs Swift 6.3 or newer. The rest comes from Debian's packages and is installed by `make deps`.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test soak deps format lint api docs bench clean

# README.md shows this picture, and this command: change all three together (Docs/Pictures/world-population.gif).
CLIP   := out/world-population.gif
RECORD := record --file Examples/Data/world-population.csv --column population --label year --every 10 \
          --title "World population" --font-size 72 --color "\#f8fafc" --background "\#0f172a" -o $(CLIP)

help: ## print this list
	@echo "Tally: animated numbers, and SwiftUI's API on Linux"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: deps ## record the bundled series of numbers to out/world-population.gif
	@mkdir -p out
	@echo "Building the tally command (the first time takes a few minutes) ..."
	@Scripts/swift build --quiet -c release --product tally
	@.build/release/tally $(RECORD)
	@echo "Recorded $(abspath $(CLIP))"

test: deps ## check the sources, build everything, run every test
	@Scripts/check
	@echo "Building the tests (the first time takes a few minutes) ..."
	@Scripts/swift build --quiet --build-tests --explicit-target-dependency-import-check error
	@Scripts/check-samples --self-test
	@Scripts/check-samples
	@Scripts/check-imports --self-test
	@Scripts/check-imports
	@echo "The samples of the README and the articles compile."
	@Scripts/check-package --self-test
	@Scripts/check-package
	@echo "Running the tests, in two processes ..."
	@Scripts/test
	@echo "Sources checked, tests built and passed. Results: $(abspath out)/tests-*.xml"

# Exported, as the script reads it: make soak STEPS=1000000
soak: export STEPS := $(or $(STEPS),100000)
soak: deps ## play STEPS random steps in random programs
	@echo "Building the tests for release (the first time takes some ten minutes) ..."
	@Scripts/soak

deps: ## install what is missing (quick when nothing is)
	@Scripts/install-deps

format: ## format every Swift file in place
	@Scripts/format

lint: ## check format, layers and house rules, without building
	@Scripts/check

api: deps ## list the public names anew, in API/
	@Scripts/swift build --quiet
	@Scripts/api

docs: deps ## build the documentation into out/docs, as a website
	@Scripts/swift build --quiet
	@Scripts/docs

bench: deps ## measure the budgets (Benchmarks is a package of its own)
	@Scripts/bench

clean: ## remove everything that was built or recorded
	@rm -rf .build out Benchmarks/.build Examples/*/.build
	@echo "Removed .build, out and the builds of Benchmarks and Examples."

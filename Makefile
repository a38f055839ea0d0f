# snapsim: build, test, install. `make help` lists the targets.

PREFIX ?= /usr/local
SWIFT ?= swift
# What is installed, and where, is in this script, which gets both as they were typed.
INSTALL = .install/install.sh
export PREFIX DESTDIR SWIFT

# The one-line program to compare with needs no Swift runtime either.
ONE_LINE_FLAGS = $(if $(filter Linux,$(shell uname -s)),-static-stdlib)

.PHONY: build test tested-tool tested-code test-debug darwin lint format install uninstall help-pages examples gallery bench fuzz sanitize docs clean help

## build: the tool, optimized, in .build/release/snapsim
build:
	$(SWIFT) build -c release --product snapsim

# Where the tool is installed that the end-to-end tests drive; they find it by the variable. A path that is awkward to
# quote shows what is not quoted.
TESTED = $(CURDIR)/.build/tested as installed/an owner's prefix

## test: all tests, optimized; those from a shell drive the tool as installed
test:
	$(MAKE) -j2 tested-tool tested-code
	SNAPSIM_INSTALLED="$(TESTED)" $(SWIFT) test --skip-build $(OPTIMIZED)

# The two builds of `test`, side by side: each leaves a processor idle much of the time. Of the second only what the tests
# are linked of is built, and not the benchmarks and the fuzzer; without a debugger's tables, which `make test-debug` has.
OPTIMIZED = -c release -Xswiftc -enable-testing -debug-info-format none --scratch-path .build/tested-release
tested-tool:
	$(MAKE) install PREFIX="$(TESTED)" DESTDIR=
tested-code:
	$(SWIFT) build --product snapsimPackageTests $(OPTIMIZED)

## test-debug: what needs no shell, in debug code, which traps where optimized code may not; long searches are left out
test-debug:
	$(SWIFT) test --skip EndToEndTests

## darwin: all sources and tests compile as for macOS, by Darwin's declarations; where the toolchain is not one for
##   Linux it says so and checks nothing
darwin:
	Tests/Darwin/check

## lint: the formatter finds nothing to change
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

## format: put all sources into shape
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

## install: the tool under PREFIX (/usr/local), with no need of a Swift runtime, its manual page and completions,
##   and for behavior files its library
install:
	@$(INSTALL) install

## uninstall: what install put there
uninstall:
	@$(INSTALL) uninstall

## help-pages: record anew the pages of help that are read most, for the tests
help-pages:
	$(SWIFT) build --product snapsim
	@snapsim="$$($(SWIFT) build --show-bin-path)/snapsim"; \
	for file in Tests/SnapsimCLITests/Help/Pages/*.txt; do \
	  page=$$(basename $$file .txt); "$$snapsim" help $${page#summary} > $$file || exit; \
	done

## examples: run each example and compare its output with what is recorded; their packages share the debug code of this one
examples:
	@$(MAKE) install PREFIX="$(TESTED)" DESTDIR=
	@PATH="$(TESTED)/bin:$$PATH"; export PATH; \
	for script in Examples/*.sh; do \
	  expected="Examples/expected/$$(basename "$$script" .sh).txt"; \
	  sh "$$script" | diff -u "$$expected" - || { echo "$$script: not as recorded in $$expected"; exit 1; }; \
	  echo "$$script: as recorded"; \
	done; \
	for scenario in Examples/scenarios/*.json; do \
	  snapsim play "$$scenario" --output /dev/null || exit 1; \
	  echo "$$scenario: as expected"; \
	done
	$(SWIFT) test --package-path Examples/TestingYourBehavior --scratch-path .build
	@PATH="$(TESTED)/bin:$$PATH" SWIFT="$(SWIFT)" sh Examples/FindingToFix/walk.sh | diff -u Examples/FindingToFix/expected.txt - \
	  && echo "Examples/FindingToFix: as recorded"
	$(SWIFT) run --package-path Examples/CustomSnapsim --scratch-path .build \
	  custom-snapsim --velocity -1200 --repeat 3 --print offset | diff -u Examples/CustomSnapsim/expected.txt -

## gallery: draw the pictures of Examples/gallery anew, by the commands in its commands.txt
gallery:
	@$(MAKE) install PREFIX="$(TESTED)" DESTDIR=
	@PATH="$(TESTED)/bin:$$PATH"; export PATH; \
	while read -r picture command; do \
	  case "$$picture" in ''|'#'*) continue;; esac; \
	  sh -c "$$command" > "Examples/gallery/$$picture" || exit 1; \
	  echo "Examples/gallery/$$picture"; \
	done < Examples/gallery/commands.txt

## bench: figures of speed and memory, as ratios inside one run, in a few minutes; with polars and DuckDB where python3
##   has them
bench:
	$(MAKE) install PREFIX=.build/bench DESTDIR=
	printf 'print("hello")\n' > .build/bench/one-line.swift
	swiftc -O $(ONE_LINE_FLAGS) .build/bench/one-line.swift -o .build/bench/linked
	strip .build/bench/linked
	install -m 755 .build/bench/linked .build/bench/one-line
	$(SWIFT) run -c release SnapsimBenchmarks "$(CURDIR)/.build/bench/bin/snapsim" "$(CURDIR)/.build/bench/one-line"

COUNT ?= 5000000
SEED ?= 1

## fuzz: five million wrong and odd inputs (COUNT, SEED), each answered without a trap, in time and in little memory
fuzz:
	$(SWIFT) build --product SnapsimFuzz $(OPTIMIZED)
	"$$($(SWIFT) build --show-bin-path $(OPTIMIZED))/SnapsimFuzz" "$(CURDIR)/Examples/scenarios" $(COUNT) $(SEED)

# What counts the allocator's calls cannot share it with a sanitizer. Swift keeps constants where the leak checker, a part
# of the address sanitizer, cannot see them, so that it takes each for a leak.
UNSANITIZED = AllocationTests
SANITIZED = -c release -Xswiftc -enable-testing

## sanitize: all tests under the address sanitizer, then under the thread sanitizer
sanitize:
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address $(SANITIZED) --scratch-path .build/address --skip '$(UNSANITIZED)'
	$(SWIFT) test --sanitize=thread $(SANITIZED) --scratch-path .build/thread --skip '$(UNSANITIZED)'

DOCUMENTED = ScrollBehavior ScrollSimulation SnapsimCLI
DOCS = .build/docs
TRIPLE = $$($(SWIFT) -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)
DOCC = $$(command -v docc || xcrun --find docc)
SDK = $(if $(filter Darwin,$(shell uname -s)),-sdk "$$(xcrun --show-sdk-path)")

## docs: the libraries' documentation as .build/docs/*.doccarchive, by the toolchain's DocC; a warning is an error
docs:
	$(INSTALL) library
	rm -rf $(DOCS)
	for module in $(DOCUMENTED); do \
	  mkdir -p $(DOCS)/graphs/$$module && \
	  $(SWIFT) symbolgraph-extract -module-name $$module -I .build/library \
	    -target "$(TRIPLE)" $(SDK) -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
	    -output-dir $(DOCS)/graphs/$$module && \
	  "$(DOCC)" convert --additional-symbol-graph-dir $(DOCS)/graphs/$$module --warnings-as-errors --analyze \
	    --fallback-display-name $$module --fallback-bundle-identifier snapsim.$$module \
	    --output-path $(DOCS)/$$module.doccarchive && echo "$(DOCS)/$$module.doccarchive" || exit 1; \
	done

## clean: remove everything that was built
clean:
	rm -rf .build

## help: this list
help:
	@sed -n 's/^## /  /p' Makefile

# snapsim: build, test, install. `make help` lists the targets.

PREFIX ?= /usr/local
SWIFT ?= swift
BINARY = $(DESTDIR)$(PREFIX)/bin/snapsim
LIBRARY = $(DESTDIR)$(PREFIX)/lib/snapsim
SHARE = $(DESTDIR)$(PREFIX)/share/snapsim
# What behavior files are compiled against.
MODULES = ScrollBehavior SwiftUIStandIn ScrollSimulation SnapsimCLI

# A binary that needs no Swift runtime: on Linux wholly static, on macOS the system has the runtime.
ifeq ($(shell uname -s),Linux)
INSTALL_FLAGS = --scratch-path .build/static -Xswiftc -static-executable -Xswiftc -use-ld=lld
ONE_LINE_FLAGS = -static-stdlib
else
INSTALL_FLAGS =
ONE_LINE_FLAGS =
endif

.PHONY: build test lint format install uninstall examples gallery bench clean help

## build: the tool, optimized, in .build/release/snapsim
build:
	$(SWIFT) build -c release --product snapsim

## test: all tests, in debug and in release
test:
	$(SWIFT) test
	$(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/tested-release

## lint: the formatter finds nothing to change
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

## format: put all sources into shape
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

## install: the tool under PREFIX (/usr/local), with no need of a Swift runtime; for behavior files, its library
install: build
	$(SWIFT) build -c release --product snapsim $(INSTALL_FLAGS)
	install -d "$(dir $(BINARY))"
	install -m 755 "$$($(SWIFT) build -c release --product snapsim $(INSTALL_FLAGS) --show-bin-path)/snapsim" "$(BINARY)"
	strip "$(BINARY)"
	rm -rf "$(LIBRARY)" "$(SHARE)"
	install -d "$(LIBRARY)/Modules" "$(SHARE)/Sources"
	built="$$($(SWIFT) build -c release --show-bin-path)"; \
	install -m 644 "$$built"/swift-version-*.txt "$(LIBRARY)"; \
	for module in $(MODULES); do \
	  install -d "$(LIBRARY)/$$module.build"; \
	  install -m 644 "$$built/Modules/$$module.swiftmodule" "$(LIBRARY)/Modules"; \
	  install -m 644 "$$built/$$module.build"/*.o "$(LIBRARY)/$$module.build"; \
	  cp -R "Sources/$$module" "$(SHARE)/Sources"; \
	done
	scratch="$$(mktemp -d)"; \
	XDG_CACHE_HOME="$$scratch" "$(BINARY)" --behavior Examples/TestingYourBehavior/Sources/Paging/CardPaging.swift --velocity -1200 > "$$scratch/output"; \
	cp -R "$$scratch/snapsim/system-modules" "$(LIBRARY)/system-modules"; \
	chmod -R u=rwX,go=rX "$(LIBRARY)" "$(SHARE)"; \
	rm -rf "$$scratch"

## uninstall: what install put there
uninstall:
	rm -f "$(BINARY)"
	rm -rf "$(LIBRARY)" "$(SHARE)"

## examples: run each example and compare its output with what is recorded
examples: build
	@PATH="$$($(SWIFT) build -c release --show-bin-path):$$PATH"; export PATH; \
	for script in Examples/*.sh; do \
	  expected="Examples/expected/$$(basename "$$script" .sh).txt"; \
	  sh "$$script" | diff -u "$$expected" - || { echo "$$script: not as recorded in $$expected"; exit 1; }; \
	  echo "$$script: as recorded"; \
	done
	$(SWIFT) test --package-path Examples/TestingYourBehavior --scratch-path .build/examples
	$(SWIFT) run --package-path Examples/CustomSnapsim --scratch-path .build/examples-custom \
	  custom-snapsim --velocity -1200 --repeat 3 --print offset | diff -u Examples/CustomSnapsim/expected.txt -

## gallery: draw the pictures of Examples/gallery anew, by the commands in its commands.txt
gallery: build
	@PATH="$$($(SWIFT) build -c release --show-bin-path):$$PATH"; export PATH; \
	while read -r picture command; do \
	  case "$$picture" in ''|'#'*) continue;; esac; \
	  sh -c "$$command" > "Examples/gallery/$$picture" || exit 1; \
	  echo "Examples/gallery/$$picture"; \
	done < Examples/gallery/commands.txt

## bench: figures of speed and memory, as ratios inside one run
bench:
	$(MAKE) install PREFIX=.build/bench
	printf 'print("hello")\n' > .build/bench/one-line.swift
	swiftc -O $(ONE_LINE_FLAGS) .build/bench/one-line.swift -o .build/bench/one-line
	strip .build/bench/one-line
	$(SWIFT) run -c release SnapsimBenchmarks "$(CURDIR)/.build/bench/bin/snapsim" "$(CURDIR)/.build/bench/one-line"

## clean: remove everything that was built
clean:
	rm -rf .build

## help: this list
help:
	@sed -n 's/^## /  /p' Makefile

# snapsim: build, test, install. `make help` lists the targets.

PREFIX ?= /usr/local
SWIFT ?= swift
BINARY = $(DESTDIR)$(PREFIX)/bin/snapsim

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

## install: the tool under PREFIX (/usr/local), with no need of a Swift runtime
install:
	$(SWIFT) build -c release --product snapsim $(INSTALL_FLAGS)
	install -d "$(dir $(BINARY))"
	install -m 755 "$$($(SWIFT) build -c release --product snapsim $(INSTALL_FLAGS) --show-bin-path)/snapsim" "$(BINARY)"
	strip "$(BINARY)"

## uninstall: what install put there
uninstall:
	rm -f "$(BINARY)"

## examples: run each example and compare its output with what is recorded
examples: build
	@PATH="$$($(SWIFT) build -c release --show-bin-path):$$PATH"; export PATH; \
	for script in Examples/*.sh; do \
	  expected="Examples/expected/$$(basename "$$script" .sh).txt"; \
	  sh "$$script" | diff -u "$$expected" - || { echo "$$script: not as recorded in $$expected"; exit 1; }; \
	  echo "$$script: as recorded"; \
	done

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

import Foundation
import Testing

/// Batches as a shell runs them: names of files, streams, bytes that are no text, more than one block.
@Suite("Batches", .timeLimit(.minutes(30)))
struct BatchTests {
  /// Runs a script in a folder of its own, which is gone afterwards.
  private func inFolder(_ script: String) async throws -> Shell.Result {
    try await Shell().run("folder=$(mktemp -d); trap 'rm -r \"$folder\"' EXIT; cd \"$folder\"\n" + script)
  }

  @Test("standard input is read without an operand, and for -", arguments: ["", "-", "-- -"])
  func standardInput(operand: String) async throws {
    let result = try await Shell().run(
      "printf 'velocity\\n-1200\\n' | snapsim batch --behavior paging --print offset \(operand)")
    #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0))
  }

  @Test("empty input gives no rows", arguments: ["", "\\n", "\\357\\273\\277", "\\r\\n\\r\\n"])
  func empty(input: String) async throws {
    let piped = try await Shell().run("printf '\(input)' | snapsim batch")
    #expect(piped == Shell.Result(output: "", errors: "", code: 0))
    let file = try await inFolder("printf '\(input)' > in.csv; snapsim batch in.csv")
    #expect(file == Shell.Result(output: "", errors: "", code: 0))
    let header = try await Shell().run("printf '\(input)velocity' | snapsim batch --print offset")
    #expect(header == Shell.Result(output: "offset\n", errors: "", code: 0))
  }

  @Test("a file is read by its name, whatever that is")
  func names() async throws {
    for name in ["in.csv", "stdin", "./-", "-- --help", "'a b'"] {
      let result = try await inFolder(
        "printf 'velocity\\n-1200\\n' > \(name.replacing("-- ", with: "./"))\n"
          + "snapsim batch --behavior paging --print offset \(name) < /dev/null")
      #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0), "\(name)")
    }
  }

  static let streams: [(String, String)] = [
    ("velocity\\n-1200\\n", "-1200\\n"), ("{\"velocity\":-1200}\\n", "{\"velocity\":-1200}\\n"),
  ]

  @Test("a row comes out while the input stays open", arguments: streams)
  func streaming(first: String, second: String) async throws {
    // The second row goes in only when the first has come out; nothing here waits for a clock.
    let result = try await inFolder(
      """
      mkfifo in out
      timeout 20 snapsim batch --behavior paging --print offset --no-header < in > out &
      exec 3> in 4< out
      printf -- '\(first)' >&3; read -r one <&4; echo "$one"
      printf -- '\(second)' >&3; read -r two <&4; echo "$two"
      exec 3>&-
      wait $!
      """
    )
    #expect(result == Shell.Result(output: "390\n390\n", errors: "", code: 0))
  }

  static let bad: [(String, Int)] = [
    ("printf 'velocity,id\\n0,a\\n0,\\377\\n0,c\\n'", 3), ("printf '\\377\\n'", 1),
    ("printf '{\"velocity\":0}\\n\\377\\n'", 2), ("printf '{\"velocity\":0}\\n{\"velocity\":\\000}\\n'", 2),
    ("{ printf 'velocity,id\\n0,a\\n0,'; head -c 1100000 /dev/zero | tr '\\0' x; echo; }", 3),
    ("{ printf '{\"velocity\":0}\\n{\"a\":\"'; head -c 2200000 /dev/zero | tr '\\0' x; }", 2),
  ]

  @Test("a bad row is told as file:line: message, after the rows before it", arguments: bad)
  func badRows(input: String, line: Int) async throws {
    let good = line == 1 ? "" : "0\n"
    let file = try await inFolder("\(input) > in.csv\nsnapsim batch in.csv --print offset --no-header")
    #expect(file.code == 65)
    #expect(file.errors.hasPrefix("snapsim: in.csv:\(line): "), "\(file.errors)")
    #expect(file.errorLines.count == 1)
    #expect(file.output == good)
    let piped = try await Shell().run("\(input) | snapsim batch --print offset --no-header")
    #expect(piped.code == 65)
    #expect(piped.errors.hasPrefix("snapsim: stdin:\(line): "), "\(piped.errors)")
    #expect(piped.output == good)
  }

  @Test("a long file gives what its pieces give, whatever the cores and the blocks")
  func blocks() async throws {
    let result = try await inFolder(
      """
      awk 'BEGIN {
        print "offset,velocity,width,id,pad"; pad = sprintf("%400s", "")
        for (i = 0; i < 11000; i++)
          printf "%d,%d.%d,%d,%s,%s\\n", i % 800, i % 4001 - 2000, i % 10, 390 + i % 3 * 10,
            i % 97 == 0 ? "\\"row\\n" i ", \\"\\"x\\"\\"\\"" : (i % 101 == 0 ? "bad" i ",1" : "row number " i), pad
      }' > in.csv
      test "$(wc -c < in.csv)" -gt 4194304 || echo "too small"
      options='batch --behavior paging --print id,behavior,offset,page --keep-going'
      snapsim $options in.csv > whole 2> whole-errors; echo $?
      dd if=in.csv bs=65521 2>/dev/null | snapsim $options > piped 2> piped-errors; echo $?
      cmp whole piped
      sed 's/^snapsim: [^:]*:\\([0-9]*\\):.*/\\1/' whole-errors > a
      sed 's/^snapsim: [^:]*:\\([0-9]*\\):.*/\\1/' piped-errors > b
      cmp a b
      tail -n +2 whole | grep -c '^"*row' 
      """
    )
    #expect(result.errors.isEmpty)
    // Rows whose number is a multiple of 97 are quoted, and so never bad.
    let bad = (0..<11_000).count { $0 % 101 == 0 && $0 % 97 != 0 }
    #expect(result.output == "65\n65\n\(11_000 - bad)\n")
  }
}

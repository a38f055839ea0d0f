import Foundation
import Testing

/// Batches as a shell runs them: names of files, streams, bytes that are no text, more than one block.
@Suite("Batches", .timeLimit(.minutes(30)))
struct BatchTests {
  @Test("standard input is read without an operand, and for -", arguments: ["", "-", "-- -"])
  func standardInput(operand: String) async throws {
    let result = try await Shell().run(
      "printf 'velocity\\n-1200\\n' | snapsim batch --behavior paging --print offset \(operand)")
    #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0))
  }

  @Test func `a file is read by its name, whatever that is`() async throws {
    for name in ["in.csv", "stdin", "./-", "-- --help", "'a b'"] {
      let result = try await Shell().inFolder(
        "printf 'velocity\\n-1200\\n' > \(name.replacing("-- ", with: "./"))\n"
          + "snapsim batch --behavior paging --print offset \(name) < /dev/null")
      #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0), "\(name)")
    }
  }

  static let streams: [(String, String)] = [
    ("velocity\\n-1200\\n", "-1200\\n"), ("{\"velocity\":-1200}\\n", "{\"velocity\":-1200}\\n"),
    ("{\"velocity\":-1200,\"n\":\"a,\"}\\n", "{\"velocity\":-1200,\"n\":\"b,\"}\\n"),
  ]

  @Test("a row comes out while the input stays open", arguments: streams)
  func streaming(first: String, second: String) async throws {
    // The second row goes in only when the first has come out; nothing here waits for a clock.
    let result = try await Shell().inFolder(
      """
      mkfifo in out
      snapsim batch --behavior paging --print offset --no-header < in > out & tool=$!
      exec 3> in 4< out
      printf -- '\(first)' >&3; read -r one <&4; echo "$one"
      printf -- '\(second)' >&3; read -r two <&4; echo "$two"
      exec 3>&-; wait $tool
      """)
    #expect(result == Shell.Result(output: "390\n390\n", errors: "", code: 0))
  }

  @Test func `a long file gives what its pieces give, whatever the cores and the blocks`() async throws {
    let result = try await Shell().inFolder(
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

import Foundation
import Testing

/// Standard output for data alone, and readers that leave.
@Suite("Pipes", .timeLimit(.minutes(30)))
struct PipesTests {
  @Test("standard output is data only: warnings and explanations go elsewhere")
  func dataOnly() async throws {
    for format in ["--format json", "--print offset"] {
      let plain = try await Shell().run("snapsim --behavior paging --velocity -1.2 \(format) 2>/dev/null")
      let loud = try await Shell().run("snapsim --behavior paging --velocity -1.2 \(format) --explain")
      #expect(loud.output == plain.output)
      #expect(loud.errors.contains("warning"))
      #expect(loud.errors.contains("released"))
    }
  }

  @Test("every line of json is an object")
  func jsonLines() async throws {
    let result = try await Shell().run(
      "snapsim --behavior paging --behavior none --velocity -1200 --repeat 5 --format json --explain --check"
    )
    #expect(result.lines.count == 10)
    for line in result.lines {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }

  @Test("a reader that leaves ends it fast and quietly")
  func brokenPipe() async throws {
    for rest in ["", "--print offset", "--format json", "--explain"] {
      let result = try await Shell().run(
        "{ snapsim --velocity -1200 --behavior paging --repeat 1000000000 \(rest); echo $? >&2; } | head -1"
      )
      #expect(result.lines.count == 1)
      #expect(result.errors == "0\n")
    }
  }

  static let broken: [String] = [
    "--velocity -1200", "--velocity -1200 --format json", "--print offset", "--help", "help options",
    "--version", "devices", "--behavior paging --velocity -1200 --repeat 100000", "--explain",
    "--offset 10 --check", "behaviors", "--velocity 0:9:1 --format csv", "--velocity 0:99999:1 --format tsv",
  ]

  @Test(
    "a full disk is told in one line",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: broken
  )
  func full(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments) > /dev/full")
    #expect(result.code == 74)
    #expect(result.errorLines.count == 1)
  }

  @Test("a closed standard output is told in one line", arguments: broken)
  func closed(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments) >&-")
    #expect(result.code == 74)
    #expect(result.errorLines.count == 1)
  }

  @Test("where nobody can be told either, the exit code remains")
  func bothClosed() async throws {
    #expect(try await Shell().run("snapsim --velocity -1200 >&- 2>&-").code == 74)
    #expect(try await Shell().run("snapsim --velocty 2>&-").code == 64)
    #expect(try await Shell().run("snapsim 2>&-").code == 64)
    #expect(try await Shell().run("snapsim --velocity 1 2>&-").code == 0)
  }
}

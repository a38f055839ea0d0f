import Foundation
import Testing

@Suite("The shell that the other tests use", .timeLimit(.minutes(30)))
struct ShellTests {
  @Test("it tells output, errors and exit code apart")
  func streams() async throws {
    let result = try await Shell().run("echo out; echo err >&2; exit 7")
    #expect(result == Shell.Result(output: "out\n", errors: "err\n", code: 7))
  }

  @Test("large output on both streams does not block")
  func large() async throws {
    let result = try await Shell().run(
      "i=0; while [ $i -lt 20000 ]; do echo aaaaaaaaaa; echo bbbbbbbbbb >&2; i=$((i+1)); done"
    )
    #expect(result.output.utf8.count == 220_000)
    #expect(result.errors.utf8.count == 220_000)
  }

  @Test("the environment is clean, and the tool first in the path")
  func environment() async throws {
    let result = try await Shell().run("command -v snapsim; echo \"$LC_ALL-$HOME-$USER\"")
    let folder = try #require(Shell.toolFolder)
    #expect(result.lines == [folder.appendingPathComponent("snapsim").path, "C--"])
    let german = try await Shell(environment: ["LC_ALL": "de_DE.UTF-8"]).run("echo \"$LC_ALL\"")
    #expect(german.output == "de_DE.UTF-8\n")
  }

  @Test("it runs in the folder of the package")
  func directory() async throws {
    #expect(try await Shell().run("test -f Package.swift").code == 0)
  }
}

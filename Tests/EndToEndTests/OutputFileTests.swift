import Foundation
import Testing

@Suite("Output to a file", .timeLimit(.minutes(30)))
struct OutputFileTests {
  @Test func `a file gets what standard output would have got`() async throws {
    for command in [
      "--velocity -1200", "--velocity 0:300:100 --format csv", "--repeat 5000 --format json",
      "play '\(ScenariosTests.folder.path)' --format csv",
    ] {
      let result = try await Shell().inFolder(
        "snapsim \(command) > a; snapsim \(command) --output b; cmp a b; snapsim \(command) --output - | cmp a -; ls -A"
      )
      #expect(result == Shell.Result(output: "a\nb\n", errors: "", code: 0))
    }
  }

  static let failures: [(String, Int32)] = [
    ("--page 20", 64), ("--velocity x", 64), ("--items 20,5 --page 10 --velocity 0:10:1", 64),
    ("--print nonsense", 64), ("batch nonexistent.csv", 66), ("batch bad.csv", 65),
  ]

  @Test("on an error the old file stays, and nothing else is left behind", arguments: failures)
  func wholeOrNot(command: String, code: Int32) async throws {
    let result = try await Shell().inFolder(
      "printf 'velocity\\n0\\nx\\n' > bad.csv; echo old > out.csv; "
        + "snapsim \(command) --output out.csv; echo $?; cat out.csv; snapsim \(command) --output new.csv; ls -A"
    )
    #expect(result.output == "\(code)\nold\nbad.csv\nout.csv\n")
    #expect(result.errorLines.count == 2)
  }
}

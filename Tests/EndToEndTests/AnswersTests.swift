import Foundation
import Testing

/// Answers as a shell takes them: by its exit code, on a terminal and under any locale.
@Suite("Answers", .timeLimit(.minutes(30)))
struct AnswersTests {
  static let codes: [(String, Int32)] = [
    ("--velocity -1200 >&-", 74), ("--velocity -1200 >&- 2>&-", 74), ("--velocty 2>&-", 64), ("2>&-", 64),
    ("--offset 10 --check 2>&-", 1), ("--velocity 1 2>&-", 0),
  ]

  @Test("the exit code is the one that help lists, also where nobody can be told", arguments: codes)
  func exitCodes(arguments: String, code: Int32) async throws {
    #expect(try await Shell().run("snapsim \(arguments)").code == code)
  }

  @Test("nothing is coloured, not even on a terminal that could show it", .needs("script"))
  func colour() async throws {
    for arguments in ["--help", "--explain", "--velocity x", "--repeat 3"] {
      let shell = Shell(environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])
      let result = try await shell.run(Shell.onTerminal("snapsim \(arguments)"))
      #expect(!result.output.contains("\u{1B}"), "\(result.output)")
      #expect(!result.output.isEmpty)
    }
  }

  @Test(arguments: [
    "snapsim --behavior paging --velocity 0.5:3000:200.25 --format csv", "snapsim help man",
    "snapsim devices", "snapsim --velocity 1,5", "snapsim --velocity 1.5", "snapsim --velocity x",
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --explain",
    "snapsim play insertion-shifts-the-page.json --format json",
  ])
  func `neither clock, time zone, locale nor folder changes a byte`(command: String) async throws {
    var shell = Shell()
    shell.directory = ScenariosTests.folder
    let plain = try await shell.run(command)
    for environment in [
      "TZ=Asia/Kathmandu HOME=/", "LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 LC_NUMERIC=de_DE.UTF-8",
      "LC_ALL=tr_TR.UTF-8 LANG=ar_EG.UTF-8", "LC_ALL=nonsense", "SOURCE_DATE_EPOCH=0 TERM=dumb COLUMNS=1",
      "-i PATH=\"$PATH\"",
    ] {
      #expect(try await shell.run("env \(environment) \(command)") == plain, "\(environment)")
    }
  }
}

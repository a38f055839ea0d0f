import Foundation
import Testing

/// Answers as a shell takes them: into variables, loops and its exit code, on a terminal and under any locale.
@Suite("Answers", .timeLimit(.minutes(30)))
struct AnswersTests {
  static let answers: [(script: String, output: String)] = [
    ("snapsim --behavior paging --width 844 --velocity -1200 | head -2", "offset: 844\npage: 1\n"),
    ("x=$(snapsim --behavior paging --width 844 --velocity -1200 --print offset); echo \"[$x]\"", "[844]\n"),
    (
      "for o in $(snapsim --behavior paging --velocity -1200 --repeat 4 --print offset); do echo \"<$o>\"; done",
      "<390>\n<780>\n<1170>\n<1560>\n"
    ),
    (
      "o=$(snapsim --velocity -1234.567 --print offset); "
        + "test \"$(snapsim --offset \"$o\" --print start)\" = \"$o\"; echo $?", "0\n"
    ),
    (
      "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --print misalignment,page "
        + "--format csv --no-header",
      "94,1\n188,2\n282,3\n-374,5\n-280,6\n-186,7\n-92,8\n2,9\n96,10\n"
    ),
    (
      "snapsim --behavior paging --device iphone-14 --velocity -1200 --repeat 9 --check --print misalignment | uniq",
      "0\n"
    ),
    // From 21 pages on threshold paging skips the last but one and never leaves the last.
    (
      "for b in threshold-paging container-paging; do snapsim --behavior $b --items 21 --print offset --offset 7020 "
        + "--velocity -1500; snapsim --behavior $b --items 21 --print offset --offset 7800 --velocity 1500; done",
      "7800\n7800\n7410\n7410\n"
    ),
    (
      "snapsim behaviors | grep -v '^ ' | while read -r name rest; do "
        + "snapsim --velocity -1200 --behavior \"$name\" > /dev/null || echo \"bad $name\"; done", ""
    ),
  ]

  @Test("a shell takes the answer as it is", arguments: answers)
  func answer(script: String, output: String) async throws {
    #expect(try await Shell().run(script).output == output)
  }

  static let codes: [(String, Int32)] = [
    ("--velocity -1200", 0), ("--offset 10 --check", 1), ("--offset 0.5 --check", 0), ("--nonsense", 64),
    ("", 64), ("batch Package.swift", 65), ("batch nowhere.csv", 66), ("--velocity -1200 >&-", 74),
    ("--velocity -1200 >&- 2>&-", 74), ("--velocty 2>&-", 64), ("2>&-", 64), ("--velocity 1 2>&-", 0),
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

  @Test(
    "neither clock, time zone, locale nor folder changes a byte",
    arguments: [
      "snapsim --behavior paging --velocity 0.5:3000:200.25 --format csv", "snapsim help man",
      "snapsim devices", "snapsim --velocity 1,5", "snapsim --velocity 1.5", "snapsim --velocity x",
      "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --explain",
      "snapsim play insertion-shifts-the-page.json --format json",
    ])
  func environment(command: String) async throws {
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

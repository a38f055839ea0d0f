import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

@Suite("A Swift toolchain", .timeLimit(.minutes(30)))
struct SwiftToolchainTests {
  /// A toolchain whose compiler is a shell script.
  static func withCompiler(_ script: String, _ body: (SwiftToolchain) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write(["swiftc.sh": "#!/bin/sh\n\(script)\n"])
    let file = folder.path + "/swiftc"
    // Written by another process: one that is forked here meanwhile would hold it open, and then it does not run.
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = [file + ".sh", file]
    try copy.run()
    copy.waitUntilExit()
    chmod(file, 0o755)
    try withExtendedLifetime(folder) { try body(try SwiftToolchain { ["SNAPSIM_SWIFTC": file][$0] }) }
  }

  @Test func `tells all that its compiler writes, and whether it succeeded`() throws {
    try Self.withCompiler(
      "echo out; echo err >&2; head -c 300000 /dev/zero | tr '\\0' x; [ \"$1\" = good ]"
    ) { toolchain throws in
      for (word, succeeds) in [("good", true), ("bad", false)] {
        let run = try toolchain.run([word])
        #expect(run.succeeded == succeeds)
        #expect(run.output.utf8.count == 300_008)
        #expect(run.output.hasPrefix("out\nerr\nxx"))
      }
    }
  }

  @Test(arguments: [
    "sleep 600", "while :; do sleep 600; done", "trap '' TERM; sleep 600 & wait", "exec sleep 600",
  ])
  func `that does not answer is not waited for without limit`(_ script: String) throws {
    try Self.withCompiler(script) { toolchain throws in
      let error = #expect(throws: BehaviorFileError.self) {
        try toolchain.info(BehaviorCache(root: nil), limit: 0.3)
      }
      #expect(error?.exitCode == .unavailable)
      let words = "does not work: -print-target-info took more than 0.3 s; try it by itself"
      #expect(error?.message.contains(words) == true)
    }
  }

  /// An answer to `-print-target-info`, as a line of a shell script.
  private static func answer(_ version: String, resources: String = "/nowhere") -> String {
    """
    echo '{"compilerVersion": "\(version)", "target": {"moduleTriple": "a-b-c"},
    "paths": {"runtimeResourcePath": "\(resources)"}}'
    """
  }

  @Test func `that compiles without end is ended, and its signal is known`() throws {
    try Self.withCompiler("[ \"$1\" = long ] && sleep 600; kill -ILL $$") { toolchain throws in
      let late = BehaviorFileError.compilesTooLong(files: ["./A.swift"], seconds: 0.3)
      #expect(throws: late) { try toolchain.run(["long"], limit: 0.3, late: late) }
      let run = try toolchain.run(["ill"])
      #expect(!run.succeeded && run.signal == SIGILL)
    }
  }

  @Test func `is asked its version once, and heard on standard output alone`() throws {
    let root = try TemporaryFolder()
    try Self.withCompiler(
      """
      printf 'swift-driver version: 1.120.5 ' >&2
      [ -e "$0.asked" ] && exit 1; touch "$0.asked"
      \(Self.answer("99.0"))
      """
    ) { toolchain throws in
      for _ in 0..<2 { #expect(try toolchain.info(BehaviorCache(root: root.path)).dialect == "99.0 a-b-c") }
      #expect(throws: BehaviorFileError.self) { try toolchain.info(BehaviorCache(root: nil)) }
    }
  }

  @Test(arguments: [
    ("xcode-select: note: No developer tools were found", true),
    (
      "xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun", true
    ),
    ("You have not agreed to the Xcode license agreements", false),
  ])
  func `that stands for one of Apple's, of which there is none, names the command that installs it`(
    _ words: String, isMissing: Bool
  ) throws {
    try Self.withCompiler("echo '\(words)' >&2; exit 1") { toolchain throws in
      let error = #expect(throws: BehaviorFileError.self) { try toolchain.info(BehaviorCache(root: nil)) }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.contains("xcode-select --install") == isMissing)
      #expect(error?.message.contains(words.split(separator: ": ").last ?? "") == true)
    }
  }

  @Test(arguments: [
    "config.json", "usr/bin/swiftc", "Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc",
    "Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swiftc",
  ])
  func `is another one when what a proxy chooses is updated, or moved`(_ chosen: String) throws {
    let folder = try TemporaryFolder("Xcode ")
    func identity() throws -> String {
      let variables = ["SNAPSIM_SWIFTC": folder.path + "/bin/swiftc", "DEVELOPER_DIR": folder.path]
      return try SwiftToolchain { variables[$0] }.identity
    }
    try folder.write(["bin/swiftc": "1", chosen: "1"])
    chmod(folder.path + "/bin/swiftc", 0o755)
    let before = try identity()
    #expect(try identity() == before)
    try folder.write([chosen: "22"])
    #expect(try identity() != before)
  }

  @Test func `is asked once for each thing where nothing is kept`() throws {
    try Self.withCompiler("echo \"$1\" >> \"$0.asked\"; \(Self.answer("99.0"))") { toolchain throws in
      var shop = try Workshop(toolchain, BehaviorCache(root: nil))
      defer { Platform.removeFolder(shop.folder) }
      let question = SourceQuestion(try #require(BehaviorFileSpec("./A.swift:A()")), [[]])
      for _ in 0..<3 {
        _ = try shop.ask(question)
        _ = try shop.info.get()
      }
      let asked = try String(contentsOfFile: toolchain.compiler + ".asked", encoding: .utf8)
      #expect(asked == "-print-target-info\n")
    }
  }

  @Test
  func `without the modules of SwiftSyntax compiles a file as it stands, by the expression that is given`()
    throws
  {
    try Self.withCompiler(Self.answer("99.0")) { toolchain throws in
      var shop = try Workshop(toolchain, BehaviorCache(root: nil))
      defer { Platform.removeFolder(shop.folder) }
      let error = #expect(throws: BehaviorFileError.self) {
        try shop.ask(SourceQuestion(try #require(BehaviorFileSpec("./A.swift")), [[]]))
      }
      #expect(error?.message.contains("no modules of SwiftSyntax") == true)
      #expect(error?.message.contains("'./A.swift:MyPaging()'") == true)
      #expect(error?.message.contains("swift.org/install") == true)
      let text = Array("import Nowhere\nimport SwiftUI\n".utf8)
      var question = SourceQuestion(try #require(BehaviorFileSpec("./A.swift:A(step: 3)")), [text])
      let answer = try shop.ask(question)
      #expect(answer.notes.count == 1 && answer.expression == "A(step: 3)")
      func flaw(_ line: Int, _ text: String) -> CompilerDiagnostic {
        CompilerDiagnostic(file: "./A.swift", line: line, column: 8, severity: .error, text: text)
      }
      question.diagnostics = [[flaw(1, "no such module 'Nowhere'")]]
      #expect(try shop.ask(question).texts == ["\nimport SwiftUI\n"])
      question.diagnostics.append([flaw(2, "wrong")])
      #expect(try shop.ask(question).failure?.lines == ["./A.swift:2:8: error: wrong"])
    }
  }

  @Test func `keeps what it needs for a moment where it is told to`() throws {
    try Self.withCompiler("echo $TMPDIR") { toolchain throws in
      var toolchain = toolchain
      toolchain.environment["TMPDIR"] = "/somewhere"
      #expect(try toolchain.run([]).output == "/somewhere\n")
    }
  }

  @Test(arguments: [
    ("<unknown>:0: error: no room\nerror: later\n", "no room"), ("one\ntwo\nthree\nfour\n", "two three four"),
    ("", "it gave no reason"), ("a.swift:1:2: error: wrong\n", "wrong"),
  ])
  func `fails for the first reason that its compiler gives`(_ output: String, _ reason: String) {
    #expect(SwiftToolchain.Run(succeeded: false, output: output).reason == reason)
  }

  @Test func `tells a full disk from other reasons`() {
    let full = "ld: \(String(cString: strerror(ENOSPC)))"
    #expect(SwiftToolchain.Run(succeeded: false, output: "linking\n\(full)\n").fullDisk == full)
    #expect(SwiftToolchain.Run(succeeded: false, output: "a.swift:1:2: error: wrong\n").fullDisk == nil)
  }
}

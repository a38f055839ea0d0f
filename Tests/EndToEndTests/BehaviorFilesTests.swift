import Foundation
import Testing

@Suite("Behavior files", .timeLimit(.minutes(30)))
struct BehaviorFilesTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  /// What a run with a file that holds some text comes to.
  private func run(_ text: String, _ spec: String = "./A.swift", _ options: String = "") async throws
    -> Shell.Result
  {
    try folder.write("A.swift", text)
    return try await folder.shell.run(
      "snapsim --behavior '\(spec)' --velocity -1200 --print offset \(options)")
  }

  private static let update = "func updateTarget(_ target: inout ScrollTarget, context: TargetContext)"

  @Test func `a behavior of rows is audited on their axis, whatever else the layout says`() async throws {
    try folder.write(
      "Rows.swift", behavior: "Rows", body: "target.rect.origin.y = (target.rect.minY / 44).rounded() * 44")
    let audit = "snapsim audit --behavior ./Rows.swift --items 100 --item-length 44 --effort quick"
    let (unsaid, said) = (
      try await folder.shell.run(audit), try await folder.shell.run(audit + " --axis vertical")
    )
    #expect(unsaid == said && !unsaid.output.contains("other-axis"), "\(unsaid)")
    let stated = try await folder.shell.run(audit + " --axis horizontal")
    #expect(stated.output.contains("other-axis"), "\(stated)")
  }

  @Test func `settles beside built-ins, in each command that settles`() async throws {
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    try folder.write("B.swift", behavior: "B", body: "target.rect.origin.x = Help.offset")
    try folder.write("Help.swift", "enum Help { static let offset = 250.0 }\n")
    let side = try await folder.shell.run(
      "snapsim --behavior ./A.swift --behavior ./B.swift+./Help.swift --behavior paging --velocity -1200 "
        + "--print behavior,offset --format csv")
    #expect(side.lines == ["behavior,offset", "./A.swift,100", "./B.swift+./Help.swift,250", "paging,390"])
    let batch = try await folder.shell.run(
      "printf 'velocity\\n-1200\\n-300\\n' | snapsim batch --behavior ./A.swift --print offset")
    #expect(batch.lines == ["offset", "100", "100"], "\(batch.errors)")
    // The executable of the last run has no file of the rows inside.
    let late = try await folder.shell.run("printf 'behavior,velocity\\n./A.swift,-1\\n' | snapsim batch")
    #expect(late.code == 65)
    #expect(late.errors.contains("--behavior './A.swift'"))
  }

  @Test(arguments: [
    "audit --behavior ./A.swift --effort quick --only crash --items 3",
    "diff --behavior paging --behavior ./A.swift --effort quick --items 3",
  ])
  func `of which a behavior writes nothing in an audit or a diff`(_ command: String) async throws {
    let folder = try BehaviorFolder()
    try folder.write(
      "A.swift", behavior: "A",
      body: "print(\"hello\"); if target.rect.minX > 200 { fatalError(\"out of range\") }")
    let run = try await folder.shell.run("snapsim " + command)
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("crashes"))
    #expect(
      !(run.output + run.errors).contains("hello") && !run.errors.contains("Fatal error"), "\(run.errors)")
  }

  @Test
  func `of which only what the behavior names is compiled, and the rest told if asked for`() async throws {
    let views = (1...30).map {
      "struct V\($0): View { @State var a = B.c; var d: some View { Text(e).f() }; var body: some View { d } }\n"
    }
    let text =
      "import SwiftUI\n" + views.joined()
      + "extension View { func g() -> some View { h } }\nlet step: CGFloat = 100\nlet unused = Router.shared\n"
      + "struct A: ScrollTargetBehavior { \(Self.update) { target.rect.origin.x = step } }\n"
    let result = try await run(text)
    #expect(result.output == "100\n", "\(result.errors)")
    #expect(result.errors.isEmpty)
    let verbose = try await run(text, "./A.swift", "--verbose")
    #expect(verbose.errors.hasPrefix("snapsim: ./A.swift:2: left out struct V1\n"))
    #expect(verbose.errorLines.count == 31)
  }

  @Test(
    .enabled(
      if: !FileManager.default.isExecutableFile(atPath: "/bin/swiftc"),
      "the toolchain stands in /bin, which is needed"))
  func `need a toolchain, and say so`() async throws {
    try folder.write("A.swift", behavior: "A", body: "")
    var shell = folder.shell
    shell.environment["SNAPSIM_SWIFTC"] = nil
    shell.environment["HOME"] = folder.url.path
    let result = try await shell.run("PATH=${PATH%%:*}:/bin; snapsim --behavior ./A.swift --velocity -1")
    #expect(result.code == 69)
    #expect(result.errors.contains("there is no swiftc on the path"))
  }

  @Test func `are compiled once, for their user alone, and anew when an entry is broken`() async throws {
    let folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    let command = "snapsim --behavior ./A.swift --velocity -1200 --print offset"
    #expect(try await folder.shell.run(command).lines == ["100"])
    let executable = try #require(try folder.executables().first)
    let made = try FileManager.default.attributesOfItem(atPath: executable.path)[.modificationDate] as? Date
    #expect(try await folder.shell.run(command).lines == ["100"])
    #expect(
      try FileManager.default.attributesOfItem(atPath: executable.path)[.modificationDate] as? Date == made)
    let modes = try await folder.shell.run("find cache/snapsim -maxdepth 1 -type d ! -perm 700")
    #expect(modes.output.isEmpty)

    for harm in [
      "sh -c 'dd if=/dev/null of=\"$0\" bs=1000 seek=1 2>/dev/null'",
      "sh -c 'printf x | dd of=\"$0\" bs=1 seek=5000 conv=notrunc 2>/dev/null'",
    ] {
      #expect(try await folder.shell.run("\(harm) \(executable.path)").code == 0)
      let again = try await folder.shell.run(command)
      #expect(again.lines == ["100"], "\(again.errors)")
    }

    // Other contents are another entry.
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 200")
    #expect(try await folder.shell.run(command).lines == ["200"])
    #expect(try folder.executables().count == 2)
  }

  @Test func `can be compiled by several runs at once`() async throws {
    let folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    let command = "snapsim --behavior ./A.swift --velocity -1200 --print offset"
    let shell = folder.shell
    async let one = shell.run(command)
    async let other = shell.run(command)
    for result in try await [one, other] { #expect(result.lines == ["100"], "\(result.errors)") }
    #expect(try folder.executables().count == 1)
  }

  @Test
  func `leave nothing behind without a cache, and do with one that cannot be written to`() async throws {
    let folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    let temporary = folder.url.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var shell = folder.shell
    shell.environment["TMPDIR"] = temporary.path
    let command = "snapsim --behavior ./A.swift --velocity -1200 --print offset"
    let without = try await shell.run(command + " --no-cache")
    #expect(without.lines == ["100"])
    #expect(without.errors.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter {
      $0.hasPrefix("snapsim-")
    }
    #expect(left.isEmpty)

    try folder.write("a-file", "")
    shell.environment["XDG_CACHE_HOME"] = folder.url.appendingPathComponent("a-file").path
    let unwritable = try await shell.run(command)
    #expect(unwritable.lines == ["100"])
    #expect(unwritable.errors.hasPrefix("snapsim: warning: the cache"))
  }

  @Test func `that do not compile keep only their own scenarios from being played`() async throws {
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    try folder.write("B.swift", behavior: "B", body: "target.rect.origin.z = 100")
    for name in ["A", "B", "Missing"] {
      try folder.write(
        "\(name).json",
        #"{"behavior": "./\#(name).swift", "steps": [{"swipe": {"velocity": -1200}, "expect": {"offset": 100}}]}"#
      )
    }
    for _ in 0..<2 {
      let run = try await folder.shell.run("snapsim play . --print offset")
      #expect(run.lines == ["100"], "\(run)")
      #expect(
        run.errors.contains(
          "snapsim: ./B.json:1: behavior: ./B.swift could not be compiled, as told above\n"), "\(run)")
      #expect(
        run.errors.contains("./B.swift:5:24: error: value of type 'CGPoint' has no member 'z'"), "\(run)")
      #expect(run.errors.contains("./Missing.swift could not be read"), "\(run)")
      #expect(run.code == 65)
    }
    // Of one alone nothing is left to play.
    #expect(try await folder.shell.run("snapsim play B.json").code == 65)
    #expect(try await folder.shell.run("snapsim play Missing.json").code == 66)
  }

  @Test func `are played where a scenario in a file names one, or the command line does`() async throws {
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
    try folder.write(
      "story.json",
      #"{"behavior": "./A.swift", "steps": [{"swipe": {"velocity": -1200}, "expect": {"offset": 100}}]}"#)
    let shell = folder.shell
    let played = try await shell.run("snapsim play story.json --print offset")
    #expect(played.lines == ["100"], "\(played.errors)")
    #expect(played.code == 0)
    let other = try await shell.run("snapsim play story.json --behavior none --print offset")
    #expect(other.code == 1, "\(other.errors)")
    let piped = try await shell.run("snapsim play - --print offset < story.json")
    #expect(piped.code == 65)
    #expect(piped.errors.contains("name it on the command line: --behavior './A.swift'"))
    let named = try await shell.run("snapsim play - --behavior ./A.swift --print offset < story.json")
    #expect(named.lines == ["100"], "\(named.errors)")
  }

  @Test(arguments: [("", "error: expected '}' in struct"), ("}\n}\n", "error: extraneous '}' at top level")])
  func `with a brace too few or too many are told of at their line`(_ end: String, _ words: String)
    async throws
  {
    try folder.write(
      "A.swift",
      """
      import SwiftUI
      struct A: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          target.rect.origin.x = 100
        }
      \(end)
      """)
    let run = try await folder.shell.run("snapsim --behavior ./A.swift --velocity -1200")
    #expect(run.code == 65)
    #expect(run.errorLines.first?.hasPrefix("./A.swift:") == true, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

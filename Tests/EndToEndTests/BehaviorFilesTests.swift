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
}

import Foundation
import Testing

@testable import SnapsimCLI

struct CommandCheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "an output that is read too is refused, under whatever name, and stays as it is",
    arguments: Table.rows("outputs-read"))
  func output(_ row: [String]) throws {
    let (arguments, read, text) = (row[0], row[1], row[2])
    let files = FileManager.default
    let (folder, name) = (self.folder.path, arguments.contains(".swift") ? "in.swift" : "in")
    let file = folder + "/" + name
    try self.folder.write([name: text])
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: file)
    try files.linkItem(atPath: file, toPath: folder + "/hard")
    func named(_ text: String) -> String {
      text.replacing("IN.swift", with: file).replacing("IN", with: file)
        .replacing("SOFT", with: folder + "/link").replacing("HARD", with: folder + "/hard")
        .replacing("OTHER", with: folder + "/other")
    }
    let words = ErrorMessagesTests.words(named(arguments))
    let run = try CapturedRun(words)
    let output = try #require(words.last)
    #expect(
      run.errors
        == "snapsim: --output \(output) would replace a file that is read\(named(read)); name another one\n")
    #expect(run.code == .usage && run.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `a scenario's behavior file is read, and so is a folder's scenario`() throws {
    let folder = folder.path
    try self.folder.write([
      "a.json": #"{"behavior": "./Own.swift", "steps": [{"swipe": {}}]}"#, "Own.swift": "no Swift",
    ])
    for output in ["/Own.swift", "/a.json"] {
      let run = try CapturedRun(["play", folder, "--output", folder + output])
      #expect(run.code == .usage && run.errors.contains("would replace a file that is read"))
    }
    #expect(try String(contentsOfFile: folder + "/Own.swift", encoding: .utf8) == "no Swift")
  }
}

import Foundation
import Testing

@testable import SnapsimCLI

struct CommandCheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let commands: [(arguments: String, read: String, text: String)] = [
    ("batch IN --output IN", "", "velocity\n-1200\n"),
    ("batch IN --output SOFT", " as IN", "velocity\n-1200\n"),
    ("batch IN --output HARD", " as IN", "velocity\n-1200\n"),
    ("play IN --output IN", "", #"{"steps": [{"swipe": {}}]}"#),
    ("play --record IN --output HARD", " as IN", #"{"steps": [{"swipe": {}}]}"#),
    ("match IN --output IN", "", "velocity,rest\n-300,390\n"),
    // Neither compiled nor looked for a compiler.
    ("--behavior IN.swift --output IN.swift", "", "no Swift"),
    ("audit --behavior IN.swift:Own(a:1) --output IN.swift", "", "no Swift"),
    ("--name own=OTHER.swift+IN.swift --output IN.swift", "", "no Swift"),
  ]

  @Test("an output that is read too is refused, under whatever name, and stays as it is", arguments: commands)
  func output(arguments: String, read: String, text: String) throws {
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

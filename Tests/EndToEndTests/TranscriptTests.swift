import Foundation
import Testing
import Transcripts

@Suite("What a shell shows", .timeLimit(.minutes(30)), .readsViews)
struct TranscriptTests {
  /// One text for each suite whose scripts stand in it; `@ A.swift: BODY` is a behavior A whose target that sets.
  private static let all = Transcript.all(
    in: Shell.packageRoot.path + "/Tests/EndToEndTests/Fixtures/Transcripts")

  @Test(arguments: all)
  func `stands in a transcript`(_ transcript: Transcript) async throws {
    let folder = try BehaviorFolder()
    var shell = folder.shell
    shell.environment["REPOSITORY"] = Shell.packageRoot.path
    for file in transcript.files {
      let parts = file.name.split(separator: ": ", maxSplits: 1).map(String.init)
      let url = folder.url.appendingPathComponent(parts[0])
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if parts.count > 1 {
        let name = url.deletingPathExtension().lastPathComponent
        try folder.write(parts[0], behavior: name, body: parts[1])
      } else {
        try folder.write(parts[0], file.text)
      }
    }
    for step in transcript.steps {
      let run = try await shell.run(step.command)
      func shortened(_ text: String) -> String { text.replacing(folder.url.path + "/", with: "") }
      let flaw = step.flaw(output: shortened(run.output), errors: shortened(run.errors), code: run.code)
      #expect(flaw == nil, "\(step.command)\n\(run.output)\(run.errors)")
      for file in step.files {
        let held = try String(contentsOf: folder.url.appendingPathComponent(file.name), encoding: .utf8)
        #expect(held.split(separator: "\n") == file.text.split(separator: "\n"), "\(step.command)")
      }
    }
  }
}

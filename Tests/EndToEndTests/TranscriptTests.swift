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
      if parts.count > 1 {
        let name = URL(fileURLWithPath: parts[0]).deletingPathExtension().lastPathComponent
        try folder.write(parts[0], behavior: name, body: parts[1])
      } else {
        try folder.write(parts[0], file.text)
      }
    }
    for step in transcript.steps {
      let run = try await shell.run(step.command)
      let flaw = step.flaw(output: run.output, errors: run.errors, code: run.code, in: folder.url.path)
      #expect(flaw == nil, "\(step.command)\n\(run.output)\(run.errors)")
    }
  }
}

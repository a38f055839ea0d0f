import Testing
import Transcripts

@Suite("What commands answer", .timeLimit(.minutes(30)))
struct TranscriptTests {
  /// One text for each source whose answers stand in it.
  private static let all = Transcript.all(in: repository + "Tests/SnapsimCLITests/Tables/Commands")

  @Test(arguments: all)
  func `stands in a transcript`(_ transcript: Transcript) throws {
    let folder = try TemporaryFolder()
    try folder.write(Dictionary(uniqueKeysWithValues: transcript.files.map { ($0.name, $0.text) }))
    let names = transcript.files.flatMap { [$0.name, String($0.name.prefix { $0 != "/" })] }
    for step in transcript.steps {
      let words = ErrorMessagesTests.words(step.command).map { word in
        let isOfFolder = names.contains { word == $0 || word.hasPrefix($0 + ":") }
        return isOfFolder ? "\(folder.path)/\(word)" : word.replacing("DIR", with: folder.path)
      }
      let run = try CapturedRun(words)
      let flaw = step.flaw(output: run.output, errors: run.errors, code: run.code.rawValue, in: folder.path)
      #expect(flaw == nil, "\(step.command)\n\(run.output)\(run.errors)")
    }
  }
}

import Testing

@Suite("Playing a scenario")
struct PlayCommandTests {
  @Test("a step that cannot be is told with its place", arguments: Table.pairs("step-mistakes"))
  func mistake(text: String, message: String) throws {
    let run = try ScenarioTextTests.play(text, [])
    #expect(run.code == .badData && run.output.isEmpty)
    #expect(run.errors.hasSuffix(":\(message)\n"), "\(run.errors)")
  }
}

import Foundation
import Testing

@Suite("The examples", .timeLimit(.minutes(30)))
struct ExamplesTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Examples")

  static let scripts = folder.files(".sh")

  @Test("every example succeeds and writes what is recorded", arguments: scripts)
  func writesWhatIsRecorded(script: String) async throws {
    let result = try await Shell().run("exec /bin/sh 'Examples/\(script)'")
    #expect(result.code == 0, "\(result.errors)")
    let recorded = Self.folder.appendingPathComponent("expected/\(script.dropLast(3)).txt")
    let expected = try String(contentsOf: recorded, encoding: .utf8)
    #expect(Array(result.output.utf8) == Array(expected.utf8), "\(result.output)")
  }
}

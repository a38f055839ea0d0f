import Foundation
import Testing

@Suite("Audits from the shell", .timeLimit(.minutes(30)))
struct AuditTests {
  /// What takes over a second: as it is built with these tests, the tool is slow.
  private static let seconds = Shell.prefix == nil ? "--effort quick" : "--items 1:500:1"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `on a terminal a long audit shows how far it is, and a short one nothing`() async throws {
    let began = ContinuousClock.now
    let short = try await Shell().run(
      Shell.onTerminal("snapsim audit --behavior paging --items 2 --effort quick --only trap"))
    // On a busy machine it is a long one.
    if ContinuousClock.now - began < .milliseconds(500) { #expect(!short.output.contains("auditing")) }
    let long = try await Shell().run(Shell.onTerminal("snapsim audit --behavior paging \(Self.seconds)"))
    #expect(long.output.contains("auditing paging: "))
    #expect(long.output.contains(" %"))
    #expect(long.output.contains("\r\u{1B}[K"))
  }
}

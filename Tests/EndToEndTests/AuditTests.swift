import Foundation
import Testing

@Suite("Audits from the shell", .timeLimit(.minutes(30)))
struct AuditTests {
  @Test func `writes to a file, shows no progress in a pipe, and ends at a closed one`() async throws {
    let result = try await Shell().run(
      """
      f="$TMPDIR/findings"
      snapsim audit --behavior velocity-paging --items 3 --effort quick --output "$f"; echo "exit $?"
      snapsim audit --behavior velocity-paging --items 3 --effort quick | cmp - "$f" && echo same
      snapsim audit --behavior paging --items 3 --effort quick >&-; echo "closed $?"
      """)
    #expect(result.lines == ["exit 1", "same", "closed 74"])
    #expect(result.errorLines.count == 1)
  }

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

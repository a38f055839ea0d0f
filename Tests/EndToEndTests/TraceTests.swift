import Foundation
import Testing

@Suite("Traces as they stream", .timeLimit(.minutes(30)))
struct TraceTests {
  @Test func `a million rows come one by one, whoever reads them`() async throws {
    let all =
      "snapsim trace --content-length 40000 --velocity -3000 --interval 2.8e-6 --print time,offset --format tsv"
    let result = try await Shell().run("{ \(all); echo $? >&2; } | head -2; \(all) | wc -l")
    #expect(result.lines.prefix(2) == ["time\toffset", "0\t0"])
    #expect(try #require(Int(result.lines[2].trimmingCharacters(in: .whitespaces))) > 1_000_000)
    #expect(result.errors == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "it is read from /proc"))
  func `memory does not grow with the rows`() async throws {
    let result = try await Shell().run(
      "(ulimit -v 400000; snapsim trace --content-length 40000 --velocity -3000 --interval 2.8e-6 | tail -1)")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.lines.first?.hasSuffix("decelerating") == true)
  }
}

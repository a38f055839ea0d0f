import Foundation
import Testing

@Suite("Scenario files", .timeLimit(.minutes(30)))
struct ScenariosTests {
  @Test(arguments: ["landscape-paging-drifts", "end-is-a-trap", "insertion-shifts-the-page"])
  func `an example's expectations can fail: none holds without a behavior`(file: String) async throws {
    let result = try await Shell().run(
      "snapsim play Examples/scenarios/\(file).json --behavior none --drag 1 2>/dev/null; echo $?; "
        + "snapsim play Examples/scenarios/\(file).json --behavior none --format csv --print failed")
    #expect(result.lines.first == "64")
    #expect(result.code == 1)
    #expect(result.errorLines.allSatisfy { $0.hasPrefix("snapsim: Examples/scenarios/\(file).json:") })
    #expect(!result.errorLines.isEmpty)
  }
}

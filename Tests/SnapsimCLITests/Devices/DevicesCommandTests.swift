import ScrollSimulation
import Testing

@testable import SnapsimCLI

@Suite("The list of devices")
struct DevicesCommandTests {
  @Test("every device has one line that begins with its name, below a header")
  func lines() throws {
    let run = try CapturedRun(["devices"])
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.first?.first == "device")
    #expect(lines.dropFirst().map { $0.first ?? "" } == Device.all.map { $0.name[...] })
    #expect(Set(lines.map(\.count)).count == 1)
    #expect(run.code == .settled)
    #expect(run.errors.isEmpty)
  }

  @Test("an iPhone 14 is as its maker says")
  func iPhone14() throws {
    let run = try CapturedRun(["devices"])
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("iphone-14 ") })
    #expect(
      line.split(separator: " ") == [
        "iphone-14", "390", "844", "47,34", "47,0,21", "compact,regular", "compact,compact",
      ]
    )
  }
}

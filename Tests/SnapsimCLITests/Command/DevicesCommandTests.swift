import ScrollSimulation
import Testing

@Suite("The list of devices")
struct DevicesCommandTests {
  @Test func `every device has one line that begins with its name, below a header`() throws {
    let run = try CapturedRun("devices")
    let lines = run.lines.map { $0.split(separator: " ") }
    #expect(lines.first?.first == "device")
    #expect(lines.dropFirst().map { $0.first ?? "" } == Device.all.map { $0.name[...] })
    #expect(lines.dropFirst().allSatisfy { $0.count == 6 })
    #expect(run.code == .settled)
    #expect(run.errors.isEmpty)
  }
}

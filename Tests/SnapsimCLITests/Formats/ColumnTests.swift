import Testing

@testable import SnapsimCLI

@Suite("Columns")
struct ColumnTests {
  static let names = [
    "behavior", "gesture", "start", "released", "proposed", "target", "offset", "page", "item",
    "misalignment", "duration",
  ]

  @Test("columns have their names and their order from the contract")
  func order() throws {
    #expect(Column.settled.map { String(describing: $0) } == Self.names)
    let run = try CapturedRun(["--velocity", "-1200", "--repeat", "2"])
    let header = try #require(run.output.split(separator: "\n").first)
    #expect(header.split(separator: " ").map(String.init) == Self.names)
  }

  @Test("columns asked for stand in the order asked for")
  func print() throws {
    let run = try CapturedRun(["--print", "page,offset,behavior", "--format", "json"])
    #expect(run.output == #"{"page":0,"offset":0,"behavior":"none"}"# + "\n")
  }
}

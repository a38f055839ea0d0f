import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Columns")
struct ColumnTests {
  static let names = [
    "behavior", "gesture", "start", "released", "proposed", "target", "offset", "page", "item",
    "misalignment", "duration",
  ]

  @Test func `columns stand in their order`() { #expect(Column.settled.map(\.name) == Self.names) }

  @Test func `traces and reveals have columns of their own, and sweeps beside them`() throws {
    #expect(TracedRow.columns.map(\.name) == ["behavior", "gesture", "time", "offset", "velocity", "phase"])
    #expect(
      Reveal.columns.map(\.name) == [
        "behavior", "gesture", "item", "shown", "known", "head-start", "hidden", "stay", "returned",
      ])
    let sweeps = try [Option.velocity, .drag].map { (option: $0, numbers: try NumberSequence("1,2")) }
    #expect(
      TracedRow.fields(sweeps: sweeps).map(\.column.name)
        == ["behavior", "gesture", "from-velocity", "drag", "time", "offset", "velocity", "phase"])
  }

  @Test func `swept options stand after the gesture, told apart from results of the same name`() throws {
    let sweeps = try [Option.velocity, .offset, .page, .items].map {
      (option: $0, numbers: try NumberSequence("1,2"))
    }
    #expect(
      SettledRow.fields(sweeps: sweeps).map(\.column.name)
        == ["behavior", "gesture", "velocity", "from-offset", "from-page", "items"]
        + ColumnTests.names.dropFirst(2))
  }
}

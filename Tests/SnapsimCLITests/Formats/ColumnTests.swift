import Testing

@testable import SnapsimCLI

@Suite("Columns")
struct ColumnTests {
  static let names = [
    "behavior", "gesture", "start", "released", "proposed", "target", "offset", "page", "item",
    "misalignment", "duration",
  ]

  @Test("columns stand in their order under their names")
  func order() throws {
    #expect(Column.settled.map { String(describing: $0) } == Self.names)
    let run = try CapturedRun(["--velocity", "-1200", "--repeat", "2"])
    let header = try #require(run.output.split(separator: "\n").first)
    #expect(header.split(separator: " ").map(String.init) == Self.names)
  }

  @Test("traces and reveals have columns of their own, and sweeps of the same name stand beside them")
  func motion() throws {
    #expect(Column.traced.map(\.name) == ["behavior", "gesture", "time", "offset", "velocity", "phase"])
    #expect(
      Column.revealed.map(\.name) == [
        "behavior", "gesture", "item", "shown", "known", "head-start", "hidden", "stay", "returned",
      ])
    let sweeps = try [Option.velocity, .drag].map { Sweep(option: $0, numbers: try NumberSequence("1,2")) }
    #expect(
      Columns.all(Column.traced, sweeping: sweeps).names
        == ["behavior", "gesture", "from-velocity", "drag", "time", "offset", "velocity", "phase"])
  }

  @Test("columns asked for stand in the order asked for")
  func print() throws {
    let run = try CapturedRun(["--print", "page,offset,behavior", "--format", "json"])
    #expect(run.output == #"{"page":0,"offset":0,"behavior":"none"}"# + "\n")
  }

  @Test("swept options stand after the gesture, told apart from results of the same name")
  func swept() throws {
    let sweeps = try [Option.velocity, .offset, .page, .items].map {
      Sweep(option: $0, numbers: try NumberSequence("1,2"))
    }
    #expect(
      Columns.all(sweeping: sweeps).names
        == ["behavior", "gesture", "velocity", "from-offset", "from-page", "items"]
        + ColumnTests.names.dropFirst(2))
    let run = try CapturedRun(
      ErrorMessagesTests.words("--offset 0,9 --format csv --print from-offset,offset"))
    #expect(run.output == "from-offset,offset\n0,0\n9,9\n")
  }

  @Test("columns that are handed on stand in front, told apart from results of the same name")
  func passed() {
    let columns = Columns.all(passing: ["id", "start", "duration", "note"])
    #expect(columns.names == ["id", "input-start", "input-duration", "note"] + ColumnTests.names)
    #expect(columns.columns.first == .passed(0))
  }

  @Test("no two columns of a run have the same name")
  func unique() {
    let names = Columns.all(passing: ["start", "input-start"]).names
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test("columns are found by name and moved to the front")
  func named() {
    let all = Columns.all()
    #expect(all.count == 11)
    #expect(all.named(["page", "offset"]).columns == [.page, .offset])
    #expect(all.named([]).count == 0)
    #expect(all.leading([.offset, .page]).names.prefix(3) == ["offset", "page", "behavior"])
    #expect(Set(all.leading([.offset]).names) == Set(all.names))
  }
}

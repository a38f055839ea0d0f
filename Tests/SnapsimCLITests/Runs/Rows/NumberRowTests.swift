import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("Rows of numbers alone")
struct NumberRowTests {
  private func rows(_ format: OutputFormat, _ columns: [String]? = nil) throws -> RowWriter<SettledRow> {
    var options = OutputOptions()
    (options.format, options.columns) = (format, columns)
    return try RowWriter(SettledRow.fields(), options)
  }

  @Test(
    "stand there as their cells do", arguments: [OutputFormat.csv, .tsv, .json, .md],
    ["paging", "a,b \"c\"\t\\", String(repeating: "a", count: 1024)])
  func same(format: OutputFormat, behavior: String) throws {
    let rows = try rows(format)
    let numberRow = try #require(NumberRow(rows, behavior: behavior))
    let settling = Settling(
      try ScrollLayout(bounds: 390, content: .stack(ItemStack(count: 20))), behavior: .paging)
    var generator = SplitMix64(seed: 3)
    for _ in 0..<500 {
      func random(_ most: Double) -> Double {
        (Double.random(in: -most...most, using: &generator) * 10).rounded() / 10
      }
      let settlement = try settling.settle(
        from: abs(random(7800)), Gesture(drag: random(400), velocity: random(6000)))
      var (short, long) = (ByteText(), ByteText())
      short.append { numberRow.write(settlement, to: &$0) }
      rows.write(SettledRow(behavior: behavior, gesture: 0, settlement: settlement), to: &long)
      #expect(short == long)
    }
  }

  @Test func `are made of no other columns, and of nothing for people`() throws {
    var options = OutputOptions()
    options.format = .csv
    let id = Field<SettledRow>("id", width: 3, summary: "") { .integer($0.gesture) }
    #expect(NumberRow(try RowWriter([id] + SettledRow.fields(), options), behavior: "paging") == nil)
    #expect(NumberRow(try rows(.text), behavior: "paging") == nil)
    #expect(NumberRow(try rows(.text, ["offset"]), behavior: "paging") == nil)
  }
}

import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("Rows of numbers alone")
struct NumberRowTests {
  private static let formats: [String: any RowFormat] = [
    "csv": CSVFormat(columns: columns, hasHeader: true),
    "tsv": TSVFormat(columns: columns, hasHeader: true),
    "json": JSONFormat(columns: columns),
  ]

  private static var columns: [Column] { SettledRow.fields().map { $0.column } }

  @Test("stand there as their cells do", arguments: formats.keys.sorted(), ["paging", "a,b \"c\"\t\\"])
  func same(format: String, behavior: String) throws {
    let format = try #require(Self.formats[format])
    let fields = SettledRow.fields()
    let numberRow = try #require(NumberRow(format, behavior: behavior))
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
      short.append { run in
        #expect(run.hasRoom(for: numberRow.longest))
        numberRow.write(settlement, to: &run)
      }
      let row = SettledRow(behavior: behavior, gesture: 0, settlement: settlement)
      format.row(fields.map { $0.cell(row) }, to: &long)
      #expect(short == long)
      #expect(short.count <= numberRow.longest)
    }
  }

  @Test("are made of no other columns, and of no table")
  func others() {
    let columns = [Column.offset, Column("id", width: 3)]
    #expect(NumberRow(CSVFormat(columns: columns, hasHeader: true), behavior: "paging") == nil)
    let long = String(repeating: "a", count: ByteRun.capacity)
    #expect(NumberRow(CSVFormat(columns: [.behavior(), .offset], hasHeader: true), behavior: long) == nil)
    #expect(NumberRow(TableFormat(columns: [.offset, .page], hasHeader: true), behavior: "paging") == nil)
  }
}

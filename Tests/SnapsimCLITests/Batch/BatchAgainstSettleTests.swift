import SeededNumbers
import Testing

@Suite("A batch against one gesture at a time")
struct BatchAgainstSettleTests {
  static let headers = [
    "offset,drag,velocity", "width,items,behavior,safe-area,axis,velocity,layout-direction",
    "page,velocity,device,landscape,item-length,behavior,deceleration",
  ]

  /// A random cell, and nothing now and then.
  private func cell(_ column: String, _ generator: inout SplitMix64) -> String {
    func number(_ low: Double, _ high: Double) -> String {
      let value = Double.random(in: low...high, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0: return value.description
      case 1: return String(Int(value))
      case 2: return String(format: "%.3f", value)
      default: return String(format: "%.2e", value)
      }
    }
    func word(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    if Int.random(in: 0..<10, using: &generator) == 0 { return "" }
    return switch column {
    case "offset": number(-50, 2000)
    case "drag": number(-300, 300)
    case "velocity": number(-3000, 3000)
    case "width": number(300, 900)
    case "items": word(["5", "20", "21", "1"])
    case "page": word(["0", "3", "4"])
    case "behavior":
      word([
        "none", "paging", "view-aligned", "threshold-paging", "container-paging", "single-view",
        "view-aligned:limit=never,anchor=center", "multiple:of=40", "velocity-paging", "flick-paging",
      ])
    case "safe-area": word(["0", "47", "10,20"])
    case "axis": word(["horizontal", "vertical"])
    case "layout-direction": word(["ltr", "rtl"])
    case "device": word(["iphone-14", "ipad", "iphone-se"])
    case "item-length": number(200, 400)
    case "deceleration": word(["normal", "fast", "0.995"])
    default: word(["true", "false"])
    }
  }

  @Test("a batch is, byte for byte, what the same options give one at a time", arguments: headers)
  func oneAtATime(header: String) throws {
    var generator = SplitMix64(seed: UInt64(header.utf8.count))
    let columns = header.split(separator: ",").map(String.init)
    var (rows, settled) = ("", "")
    for _ in 0..<70 {
      var cells = columns.map { cell($0, &generator) }
      // A landscape without a device is refused on the command line.
      if let switchAt = columns.firstIndex(of: "landscape"), let device = columns.firstIndex(of: "device"),
        cells[device].isEmpty
      {
        cells[switchAt] = ""
      }
      rows += cells.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",") + "\n"
      let options = zip(columns, cells).filter { !$1.isEmpty }.compactMap { name, text in
        name == "landscape" ? (text == "true" ? "--landscape" : nil) : "--\(name)=\(text)"
      }
      settled += try CapturedRun(["--format", "csv", "--no-header"] + options).output
    }
    let batch = try BatchRun("\(header)\n\(rows)", "--no-header")
    #expect(batch.code == .settled, "\(batch.errors)")
    #expect(batch.output == settled)
    #expect(settled.utf8.count { $0 == 10 } == 70)
  }

  @Test func `JSON lines give what CSV gives`() throws {
    var generator = SplitMix64(seed: 5)
    let names = ["offset", "drag", "velocity", "width"]
    var csv = names.joined(separator: ",") + ",behavior\n"
    var json = ""
    for _ in 0..<200 {
      let cells = names.map { cell($0, &generator) }
      let behavior = ["none", "paging", "view-aligned"].randomElement(using: &generator) ?? "none"
      csv += (cells + [behavior]).joined(separator: ",") + "\n"
      let members = zip(names, cells).map { "\"\($0)\":\($1.isEmpty ? "null" : $1)" }
      json += "{\(members.joined(separator: ",")),\"behavior\":\"\(behavior)\"}\n"
    }
    let (one, other) = (try BatchRun(csv), try BatchRun(json))
    #expect(one.output == other.output && one.errors.isEmpty && other.errors.isEmpty)
    #expect(one.output.utf8.count { $0 == 10 } == 201)
  }
}

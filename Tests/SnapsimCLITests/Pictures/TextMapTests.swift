import ScrollSimulation
import Testing

@testable import SnapsimPictures
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A map of characters")
struct TextMapTests {
  private func lines(_ command: String, on terminal: Terminal = Terminal()) throws -> [String] {
    let options = try Pictured.options(command)
    let subject = try MapSubject(options)
    let map = TextMap(subject, of: options.behaviors[0], on: terminal, tolerance: 0.5)
    let text = try map.text(map.outcomes())
    return text.string.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [24, 40, 80, 81, 200])
  func `fits the terminal`(_ columns: Int) throws {
    let lines = try lines("--behavior flick-paging", on: Terminal(columns: columns))
    let cells = lines.dropFirst().prefix(17)
    #expect(cells.allSatisfy { $0.count <= columns })
    #expect(cells.allSatisfy { $0.count >= columns - 2 })
    // Its middle is no gesture at all.
    #expect(cells.dropFirst(8).first.map { Array($0)[10 + (($0.count - 10) / 2)] } == "·")
  }

  @Test func `says the direction by letters without color and by color with it`() throws {
    let plain = try lines("--behavior flick-paging").dropFirst().prefix(17).joined()
    #expect(plain.contains("3") && plain.contains("c"))
    #expect(!plain.contains("\u{1B}"))
    let colored = try lines("--behavior flick-paging", on: Terminal(columns: 80, hasColour: true))
    let cells = colored.dropFirst().prefix(17).joined()
    #expect(cells.contains("\u{1B}[33m") && cells.contains("\u{1B}[36m"))
    #expect(!cells.contains("c"))
  }

  @Test func `marks what rests misaligned`() throws {
    let cells = try lines("--behavior paging --device iphone-14 --landscape --page 1").dropFirst().prefix(17)
    #expect(cells.joined().contains("!"))
    #expect(!(try lines("--behavior container-paging").joined().contains("!")))
  }

  @Test func `is ASCII where the terminal is`() throws {
    let lines = try lines("--behavior paging", on: Terminal(columns: 60, isUnicode: false))
    #expect(!lines.joined().utf8.contains { $0 > 127 })
  }

  @Test func `has no more columns than can be counted`() throws {
    let lines = try lines("--behavior paging --items 3:7:1 --velocity -1200:1200:100 --page 0")
    #expect(lines[1].count == 10 + 5)
  }
}

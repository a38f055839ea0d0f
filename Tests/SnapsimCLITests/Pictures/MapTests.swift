import Testing

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("A quantity of a map")
struct MapQuantityTests {
  private func quantity(_ words: String) throws -> MapQuantity {
    try #require(try MapSetting(Pictured.options(words)).swept.first)
  }

  @Test func `has its own numbers where they are a list, and others where they are a range`() throws {
    #expect(try quantity("--width 300,310,500").axis(samples: 99).values == [300, 310, 500])
    #expect(try quantity("--width 300:500:1").axis(samples: 5).values == [300, 350, 400, 450, 500])
    #expect(try quantity("--velocity 100:-100:-1").axis(samples: 3).values == [-100, 0, 100])
  }

  @Test func `has whole numbers only where things are counted`() throws {
    #expect(try quantity("--items 1:5:1").axis(samples: 99).values == [1, 2, 3, 4, 5])
    #expect(try quantity("--items 1:100:1").axis(samples: 11).values.allSatisfy { $0 == $0.rounded() })
    #expect(try quantity("--items 1:100:1").axis(samples: 11).values.count <= 11)
  }

  @Test func `has forty steps for rows where none were asked for`() throws {
    let free = try MapSetting(Pictured.options("--behavior paging")).free
    #expect(free.map(\.name) == ["drag", "velocity"])
    #expect(try free.map { try $0.rowNumbers.count } == [41, 41])
    #expect(try free[0].rowNumbers[20] == 0)
    #expect(free.map(\.words) == ["drag in pt", "velocity in pt/s"])
  }
}

@Suite("The cells of a map")
struct MapCellsTests {
  static let cases: [(what: String, x: [Double], y: [Double], values: [Int], paths: [Int: String])] = [
    ("one", [5], [5], [3], [3: "M0 10H10V0H0Z"]),
    ("all alike", [0, 5, 10], [10, 0], [1, 1, 1, 1, 1, 1], [1: "M0 10H10V0H0Z"]),
    ("half-way between samples", [0, 4, 10], [5], [-2, 7, 7], [-2: "M0 10H2V0H0Z", 7: "M2 10H10V0H2Z"]),
    ("the lowest row first", [5], [10, 0], [1, 2], [1: "M0 10H10V5H0Z", 2: "M0 5H10V0H0Z"]),
    ("a step", [0, 10], [10, 0], [1, 1, 1, 2], [1: "M0 10H10V5H0ZM0 5H5V0H0Z", 2: "M5 5H10V0H5Z"]),
  ]

  @Test(arguments: cases)
  func `that show the same are one rectangle`(
    what: String, x: [Double], y: [Double], values: [Int], expected: [Int: String]
  ) {
    let paths = SVG.cells(values, x: x, y: y, in: (10, 10))
    #expect(paths.map(\.value) == expected.keys.sorted(), "\(what)")
    #expect(Dictionary(paths.map { ($0.value, $0.data) }, uniquingKeysWith: +) == expected, "\(what)")
  }
}

@Suite("Words in a picture")
struct PictureWordsTests {
  @Test(arguments: [
    ("one two three", ["one two", "three"]), ("resting 94 pt", ["resting", "94\u{A0}pt"]),
    ("a/view.swift", ["a/", "view.swift"]), ("abcdefghijklm no", ["abcdefghij", "klm no"]),
    ("abcdefghijkl/mn.swift b", ["abcdefghij", "kl/", "mn.swift b"]), ("", []),
  ])
  func `stand in lines; long ones are divided behind a slash, or else anywhere`(
    _ text: String, _ lines: [String]
  ) { #expect(SVG.lines(text, in: 67) == lines) }
}

@Suite("The numbers in a map")
struct RegionLabelsTests {
  @Test func `stand inside their regions`() throws {
    for behavior in ["flick-paging", "none", "threshold-paging", "paging"] {
      let subject = try MapSubject(Pictured.options("--behavior \(behavior)"))
      let behavior = subject.options.behaviors[0]
      let outcome = subject.setting.outcomes(of: behavior, by: [subject.x.option, subject.y.option])
      let labels = try subject.map(of: behavior, samples: (65, 65)).regionLabels
      #expect(!labels.isEmpty)
      for label in labels { #expect(try outcome([label.x, label.y]).pagesMoved == label.value) }
    }
  }
}

@Suite("What is said of a map")
struct MapNotesTests {
  private func notes(_ command: String) throws -> [String] {
    try MapSVG(MapSubject(Pictured.options(command)), samples: (33, 33), tolerance: 0.5).panels[0].notes
  }

  @Test(arguments: Table.rows("map-notes"))
  func `is where pages turn`(_ row: [String]) throws {
    #expect(try notes(row[0]).filter { !$0.contains("misaligned") } == Array(row.dropFirst()))
  }

  @Test(arguments: [
    (0.0, "0.0"), (9.96, "10.0"), (999.94, "999.9"), (1000, "1,000.0"), (1_234_567.89, "1,234,567.9"),
    (-1200, "-1,200.0"), (-0.01, "0.0"),
  ])
  func `has numbers with a digit and commas`(_ number: Double, _ text: String) {
    #expect(MapSubject.number(number) == text)
  }

  @Test(arguments: [
    (0.0, "0 %"), (0.001, "less than 1 %"), (0.5, "50 %"), (0.999, "more than 99 %"), (1, "100 %"),
  ])
  func `has parts in percents`(_ part: Double, _ text: String) { #expect(MapSubject.percent(part) == text) }
}

@Suite("A map as SVG")
struct MapSVGTests {
  private func svg(_ command: String) throws -> String {
    try MapSVG(MapSubject(Pictured.options(command)), samples: (49, 49), tolerance: 0.5).text
  }

  @Test(arguments: Table.texts("maps"))
  func `is well-formed and has no number that is none`(_ command: String) throws {
    let text = try svg(command)
    #expect(XMLReader().reads(text))
    #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("infinity"))
  }

  @Test func `has a panel for each behavior and one where they differ`() throws {
    func panels(_ text: String) -> Int { text.ranges(of: "<g id=\"snapsim-panel").count }
    #expect(panels(try svg("--behavior paging")) == 1)
    let both = try svg("--behavior paging --behavior container-paging")
    #expect(panels(both) == 3)
    #expect(both.contains(">where they differ<"))
    #expect(
      try svg("--behavior paging --behavior paging").contains("they rest on the same offset everywhere"))
  }

  @Test func `hatches what rests misaligned and nothing else`() throws {
    #expect(
      try svg("--behavior paging --device iphone-14 --landscape").contains(
        "<path fill=\"url(#snapsim-hatch)\""))
    #expect(!(try svg("--behavior container-paging --device iphone-14 --landscape").contains("fill=\"url(#")))
  }

  @Test func `escapes what somebody named`() throws {
    var options = try Pictured.options("--behavior paging")
    options.behaviors = [NamedBehavior(spec: "<b>&\"", make: { nil }, needsItems: false)]
    let svg = try MapSVG(MapSubject(options), samples: (9, 9), tolerance: 0.5).text
    #expect(XMLReader().reads(svg))
    #expect(!svg.contains("<b>"))
  }

  @Test func `has colors for light and dark`() throws {
    let text = try svg("--behavior flick-paging")
    #expect(text.contains("prefers-color-scheme:dark"))
    for moved in -8...8 { #expect(text.contains(".\(MapSVG.color(moved)){fill:")) }
  }
}

@Suite("A map of characters")
struct TextMapTests {
  private func lines(_ command: String, on terminal: Terminal = Terminal()) throws -> [String] {
    let options = try Pictured.options(command)
    return try TextMap(MapSubject(options), of: options.behaviors[0], on: terminal, tolerance: 0.5).lines
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

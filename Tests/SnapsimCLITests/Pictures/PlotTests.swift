import Testing

@testable import SnapsimCLI
@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("What pictures show")
struct TrackTests {
  @Test func `a track has all gestures of a run, its start and its rest`() throws {
    let tracks = try Pictured.tracks("--behavior paging --behavior none --velocity -1200 --repeat 3 --page 2")
    #expect(tracks.map(\.spec) == ["paging", "none"])
    #expect(tracks.map(\.flights.count) == [3, 3])
    #expect(tracks.map(\.start) == [780, 780])
    #expect(tracks[0].rest == 1950)
    #expect(tracks[0].end == tracks[0].flights[2].end)
  }

  @Test func `what is no picture has no limit of this kind`() {
    for format in OutputFormat.allCases { #expect((format.gestureLimit == nil) == !format.isPicture) }
  }
}

@Suite("The figure of a plot")
struct PlotFigureTests {
  @Test func `curves begin at the start, end at the rest and span what they show`() throws {
    let figure = try Pictured.motion("--behavior paging --behavior none --velocity -1200 --repeat 2")
    #expect(figure.series.map(\.name) == ["paging", "none"])
    #expect(figure.isJoined)
    for series in figure.series {
      #expect(try #require(series.points.first) == (0, 0))
      #expect(series.points.last?.x == figure.x.upperBound)
      #expect(zip(series.points, series.points.dropFirst()).allSatisfy { $0.x <= $1.x })
      #expect(series.points.allSatisfy { figure.y.contains($0.y) })
    }
    #expect(figure.series[0].points.last?.y == 780)
    #expect(figure.series[0].note == "rests at 780 on page 2, aligned")
  }

  @Test func `pages, items and ends have their lines, the important first and not too many`() throws {
    let figure = try Pictured.motion("--velocity -1200 --item-length 130 --per-page 3 --items 6")
    #expect(figure.rules.map(\.kind) == [.page, .page, .item, .item])
    #expect(figure.rules.map(\.y) == [0, 390, 130, 260])
    let many = try Pictured.motion("--velocity -9000 --item-length 10 --items 1000")
    #expect(many.rules.count <= 2 * PlotFigure.ruleLimit)
    #expect(many.rules.prefix(2).map(\.label) == ["page 0", "page 100"])
    let overrun = try Pictured.motion("--velocity -3000 --items 2 --item-length 300")
    #expect(overrun.rules.contains { $0.y == 210 })
  }

  @Test func `where gestures begin is marked where all series agree`() throws {
    #expect(try Pictured.motion("--velocity -1200 --repeat 3").ticks.count == 2)
    #expect(
      try Pictured.motion("--velocity -1200 --repeat 3 --behavior none --behavior paging").ticks.isEmpty)
    #expect(try Pictured.motion("--velocity -1200").ticks.isEmpty)
  }

  @Test func `a sweep is plotted against its numbers, in their order`() throws {
    let figure = try Pictured.settled("--velocity 0:-3000:-1000 --behavior none --behavior paging --repeat 2")
    #expect(figure.series.map(\.name) == ["none", "paging"])
    #expect(figure.series[1].points.map(\.x) == [-3000, -2000, -1000, 0])
    #expect(figure.series[1].points.map(\.y) == [780, 780, 780, 0])
    #expect(figure.title == "settled offset (pt) against velocity (points per second)")
    #expect(!figure.isJoined && figure.x == -3000...0)
  }

  @Test func `curves that coincide are drawn once, under all their names`() throws {
    let figure = try Pictured.motion(
      "--velocity -1200 --behavior paging --behavior none --behavior container-paging --repeat 2")
    #expect(figure.series.map(\.name) == ["paging and container-paging", "none"])
    #expect(figure.note == nil)
    // In landscape they part.
    let bug = try Pictured.motion(
      "--velocity -1200 --behavior paging --behavior container-paging --device iphone-14 --landscape --repeat 4"
    )
    #expect(bug.series.map(\.name) == ["paging", "container-paging"])
    #expect(bug.series[0].note == "rests at 3376 on page 5, misaligned by -374; passes 2 pages in 1 of 4")
  }

  @Test func `a sweep's legend says of each how many rests are wrong, and how`() throws {
    func notes(_ command: String, _ tolerance: Double = 0.5) throws -> [String] {
      try Pictured.settled("--page 3 " + command, tolerance: tolerance).series.map(\.note)
    }
    let landscape =
      "--velocity -2000:2000:1000 --device iphone-14 --landscape --behavior paging --behavior container-paging"
    #expect(try notes(landscape) == ["misaligned in 5 of 5 (up to 282)", "aligned everywhere"])
    #expect(try notes(landscape, 282)[0].hasPrefix("aligned everywhere"))
    #expect(
      try notes("--velocity 500:1000:250 --behavior velocity-paging --layout-direction rtl")
        == ["goes the wrong way in 3 of 3"])
  }

  @Test func `more series than letters are left out with a note`() throws {
    let behaviors = (1...30).map { "--behavior multiple:of=\($0 + 100)" }.joined(separator: " ")
    let figure = try Pictured.motion(behaviors + " --velocity -1200")
    #expect(figure.series.count == 26)
    // Some of them coincide, and are drawn once.
    let named = figure.series.map { $0.name.components(separatedBy: " and ").count }.reduce(0, +)
    #expect(figure.note == "\(30 - named) more are not drawn; each row has them with --format csv")
  }

  @Test func `every so many-th leaves few enough`() {
    #expect(
      [1, 8, 9, 16, 17, 40, 41, 80, 1_000_000].map { PlotFigure.thinning($0, to: 8) }
        == [1, 1, 2, 2, 5, 5, 10, 10, 200_000])
  }
}

@Suite("A canvas of cells")
struct PlotCanvasTests {
  @Test func `each dot of a cell has its bit, as Unicode numbers them`() {
    var canvas = PlotCanvas(columns: 2, rows: 1, isUnicode: true)
    #expect(canvas.width == 4 && canvas.height == 4)
    for y in 0..<4 { canvas.set(0, y, series: 0) }
    canvas.set(3, 3, series: 1)
    #expect(canvas.braille == [0x47, 0x80])
    #expect(canvas.series == [1, 2])
  }

  @Test func `in ASCII a cell is one dot, and what lies outside is left out`() {
    var canvas = PlotCanvas(columns: 3, rows: 2, isUnicode: false)
    canvas.set(2, 1, series: 0)
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2)] { canvas.set(x, y, series: 0) }
    #expect(canvas.series == [0, 0, 0, 0, 0, 1])
  }

  @Test func `a line has no gaps, in any direction`() {
    for (x, y) in [(9, 4), (4, 9), (0, 9), (9, 0), (0, 0)] {
      var canvas = PlotCanvas(columns: 10, rows: 10, isUnicode: false)
      canvas.line(from: (0, 0), to: (x, y), series: 3)
      #expect(canvas.series.filter { $0 == 8 }.count == max(x, y) + 1)
      #expect(canvas.series[y * 10 + x] == 8)
    }
  }
}

@Suite("A plot in the terminal")
struct TerminalPlotTests {
  @Test func `one curve in ASCII is this text`() throws {
    let lines = try Pictured.plot(
      "--behavior paging --velocity -1200 --repeat 2", on: Terminal(columns: 44, isUnicode: false))
    #expect(lines == Table.text("plot.txt").split(separator: "\n").map(String.init))
  }

  static let terminals = [
    Terminal(), Terminal(isUnicode: false), Terminal(columns: 24), Terminal(columns: 50, isUnicode: false),
    Terminal(columns: 200),
  ]

  @Test(arguments: Pictured.extremes, terminals)
  func `every plot fits and has no blanks at its end`(command: String, terminal: Terminal) throws {
    let lines = try Pictured.plot(command, on: terminal)
    #expect(lines.count <= 23)
    for line in lines {
      #expect(line.count <= terminal.columns, "\(line)")
      if !terminal.isUnicode { #expect(line.allSatisfy { $0.isASCII }, "\(line)") }
      #expect(line.last != " ", "\(line)")
      #expect(!line.contains("nan") && !line.contains("inf"))
    }
  }

  @Test func `series are told apart without colour, and colour only adds`() throws {
    let command =
      "--behavior paging --behavior container-paging --device iphone-14 --landscape --velocity -1200"
    let plain = try Pictured.plot(command)
    let colourful = try Pictured.plot(command, on: Terminal(hasColour: true))
    #expect(plain.joined().contains("a⠤") || plain.joined().contains("a⠒"))
    #expect(plain.joined().contains("b"))
    #expect(!plain.joined().contains("\u{1B}"))
    // Less the blanks that escapes kept.
    let stripped = colourful.map { $0.replacing(#/\u{1B}\[[0-9]+m/#, with: "").replacing(#/ +$/#, with: "") }
    #expect(stripped == plain)
    #expect(colourful != plain)
  }

  @Test(arguments: Pictured.extremes)
  func `is well-formed as SVG, and every number is one`(_ command: String) throws {
    let text = try Pictured.motion(command).svg(title: "a <title>")
    #expect(XMLReader().reads(text))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func `twenty behaviors all have their letter in the legend`() throws {
    // On items shorter than the container no two anchors lead to the same rest; those that do are drawn once.
    let command = Pictured.twentyBehaviors + " --velocity -1200 --item-length 290 --items 40"
    let legend = try Pictured.plot(command).suffix(7).joined(separator: "\n")
    let count = try Pictured.motion(command).series.count
    #expect(count > 7)
    for letter in "abcdefghijklmnopqrst".prefix(count) { #expect(legend.contains("\(letter) ")) }
    #expect(legend.contains("anchor") || legend.contains("hor=0.1"))
  }

  @Test func `a behavior's name cannot reach the terminal's controls`() throws {
    let tracks = try Pictured.tracks(named: "a\u{1B}[2Jb")
    let lines = TerminalPlot(PlotFigure(motion: tracks, sweeps: [], samples: 100), on: Terminal()).lines
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(lines.joined().contains("a\\u{1B}[2Jb"))
  }

  @Test(arguments: [
    (0.0...3.395, 6, [0.0, 1, 2, 3]), (0...1, 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
    (-3000...3000, 6, [-3000, -2000, -1000, 0, 1000, 2000, 3000]), (5...5, 3, [5]),
    (0.1...0.35, 3, [0.1, 0.2, 0.3]),
  ])
  func `the axis has round numbers in its range`(range: ClosedRange<Double>, most: Int, expected: [Double]) {
    #expect(range.roundNumbers(most: most) == expected)
  }

  @Test func `numbers on the axes have ten characters at most`() {
    #expect(
      [0, -0.0, 12.5, 9e15, -9_007_199_254_740_992].map(\.onAxis) == ["0", "0", "12.5", "9e15", "-9.01e15"])
  }
}

import Testing

@testable import SnapsimPictures
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A plot in the terminal")
struct TerminalPlotTests {
  @Test("one curve in ASCII is this text")
  func ascii() throws {
    let lines = try Pictured.plot(
      "--behavior paging --velocity -1200 --repeat 2", on: Terminal(columns: 44, isUnicode: false))
    #expect(lines == Self.expected.split(separator: "\n").map(String.init))
  }

  static let expected = """
    offset (pt) against time (s)
    780 +- - - - - - - - - - - - - - - *********
        |                          *****
        |                        ***
        |                       **
        |                      **
        |                     **
        |                    **
        |                    *
        |                   **
    390 +- - - - - -*********- - - - - - - - - -
        |       *****
        |     ***
        |    **
        |   **
        |  **
        | **
        | *
        |**
      0 +* - - - - - - - - - - - - - - - - - - -
        ++------------------^----+--------------
         0                       2
    paging  rests at 780 on page 2, aligned
    """

  static let terminals = [
    Terminal(), Terminal(isUnicode: false), Terminal(columns: 24), Terminal(columns: 50, isUnicode: false),
    Terminal(columns: 200),
  ]

  @Test(
    "every plot fits, has no blanks at its end and shows each series", arguments: Pictured.extremes, terminals
  )
  func fits(command: String, terminal: Terminal) throws {
    let lines = try Pictured.plot(command, on: terminal)
    #expect(lines.count <= 23)
    for line in lines {
      #expect(line.count <= terminal.columns, "\(line)")
      if !terminal.isUnicode { #expect(line.allSatisfy { $0.isASCII }, "\(line)") }
      #expect(line.last != " ", "\(line)")
      #expect(!line.contains("nan") && !line.contains("inf"))
    }
  }

  @Test("series are told apart without colour, and colour only adds")
  func colour() throws {
    let command =
      "--behavior paging --behavior container-paging --device iphone-14 --landscape --velocity -1200"
    let plain = try Pictured.plot(command)
    let colourful = try Pictured.plot(command, on: Terminal(hasColour: true))
    #expect(plain.joined().contains("a⠤") || plain.joined().contains("a⠒"))
    #expect(plain.joined().contains("b"))
    #expect(!plain.joined().contains("\u{1B}"))
    let stripped = colourful.map { Self.withoutColours($0) }
    #expect(stripped == plain)
    #expect(colourful != plain)
  }

  /// A line without escapes, and without the blanks that they kept.
  private static func withoutColours(_ line: String) -> String {
    var line = line.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    while line.last == " " { line.removeLast() }
    return line
  }

  @Test("twenty behaviors all have their letter in the legend")
  func legend() throws {
    // On items shorter than the container no two anchors lead to the same rest; those that do are drawn once.
    let lines = try Pictured.plot(Pictured.twentyBehaviors + " --velocity -1200 --item-length 290 --items 40")
    let legend = lines.suffix(7).joined(separator: "\n")
    let count = try Pictured.motion(
      Pictured.twentyBehaviors + " --velocity -1200 --item-length 290 --items 40"
    ).series.count
    #expect(count > 7)
    for letter in "abcdefghijklmnopqrst".prefix(count) { #expect(legend.contains("\(letter) ")) }
    #expect(legend.contains("anchor") || legend.contains("hor=0.1"))
  }

  @Test("a behavior's name cannot reach the terminal's controls")
  func controls() throws {
    let recording = try Pictured.recording(named: "a\u{1B}[2Jb")
    let lines = Pictured.lines(
      TerminalPlot(PlotFigure(motion: recording, sweeps: [], samples: 100), on: Terminal()))
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(lines.joined().contains("a\\u{1B}[2Jb"))
  }

  @Test(
    "the axis has round numbers within its range",
    arguments: [
      (0.0...3.395, 6, [0.0, 1, 2, 3]), (0...1, 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
      (-3000...3000, 6, [-3000, -2000, -1000, 0, 1000, 2000, 3000]), (5...5, 3, [5]),
      (0.1...0.35, 3, [0.1, 0.2, 0.3]),
    ])
  func numbers(range: ClosedRange<Double>, most: Int, expected: [Double]) {
    #expect(TerminalPlot.numbers(range, most: most) == expected)
  }

  @Test("numbers on the axes have ten characters at most")
  func short() {
    #expect(
      [0, -0.0, 12.5, 9e15, -9_007_199_254_740_992].map(TerminalPlot.short) == [
        "0", "0", "12.5", "9e15", "-9.01e15",
      ])
  }
}

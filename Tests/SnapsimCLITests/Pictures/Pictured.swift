import ScrollSimulation

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

/// Pictures of command lines, drawn in this process.
enum Pictured {
  static func options(_ command: String) throws -> RunOptions {
    try RunOptions(command)
  }

  static func recording(_ command: String, for format: OutputFormat = .svg) throws -> Recording {
    try Recording(try Runs(options(command)), for: format)
  }

  static func motion(_ command: String) throws -> PlotFigure {
    let options = try options(command)
    return PlotFigure(motion: try recording(command, for: .plot), sweeps: options.sweeps, samples: 320)
  }

  static func plot(_ command: String, on terminal: Terminal = Terminal()) throws -> [String] {
    let options = try options(command)
    let recording = try recording(command, for: .plot)
    let figure =
      if let sweep = options.sweeps.first { PlotFigure(settled: recording, against: sweep) } else {
        PlotFigure(motion: recording, sweeps: [], samples: TerminalPlot.samples(terminal))
      }
    return lines(TerminalPlot(figure, on: terminal))
  }

  static func lines(_ plot: TerminalPlot) -> [String] {
    var text = ByteText()
    plot.write(to: &text)
    return text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  static func svg(_ recording: Recording) -> String {
    var text = ByteText()
    if let figure = StripFigure(recording) { SVGPicture(figure).write(to: &text) }
    return text.string
  }

  static func html(_ recording: Recording) throws -> String {
    var text = ByteText()
    try HTMLPicture(recording)?.write(to: &text)
    return text.string
  }

  /// A recording whose behavior has a name that somebody made up.
  static func recording(named spec: String) throws -> Recording {
    var options = try options("--velocity -1200 --repeat 2")
    options.behaviors = [NamedBehavior(spec: spec, make: { nil }, needsItems: false)]
    return try Recording(try Runs(options), for: .svg)
  }

  /// Scenes at the edge of what can be drawn.
  static let extremes = [
    "--items 1 --velocity -1200",
    "--items 1000 --item-length 120 --velocity -3000",
    "--items 1e6 --item-length 0.001 --velocity -3000",
    "--velocity -1200 --repeat 100 --items 1000 --behavior paging",
    twentyBehaviors + " --velocity -1200",
    "--items 2 --item-length 50 --velocity -1200 --drag -100",
    "--layout-direction rtl --velocity 1200 --repeat 3 --behavior paging --safe-area 20,50",
    "--axis vertical --device iphone-14 --velocity -1200 --repeat 9 --behavior paging",
    "--content-length 5000 --velocity -1200 --repeat 3",
    "--content-length 0", "--velocity 0", "--offset -50",
    "--item-length 3000 --velocity -1200", "--spacing 900 --item-length 5 --velocity -1200 --repeat 4",
    "--width 9e15 --items 1 --velocity -1200", "--velocity -9e15 --items 1 --repeat 2",
    "--items 9e12 --item-length 900 --velocity -9e14", "--width 1e-9 --items 3 --velocity -1",
    "--gesture velocity=-900 --gesture velocity=900,after=0.1 --gesture velocity=-5,after=1e9",
    "--item-lengths 10,900,20,400,30,30,30 --padding 50,10 --velocity -700 --repeat 5",
  ]

  static let twentyBehaviors = (1...10)
    .map { "--behavior view-aligned:limit=never,anchor=0.\($0) --behavior multiple:of=\($0)0" }
    .joined(separator: " ")
}

import ScrollSimulation

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText

/// Pictures of command lines, drawn in this process.
enum Pictured {
  static func options(_ command: String) throws -> RunOptions { try RunOptions(command) }

  static func tracks(_ command: String, for format: OutputFormat = .svg) throws -> [Track] {
    try Track.all(try Runs(options(command)), for: format)
  }

  static func motion(_ command: String) throws -> PlotFigure {
    PlotFigure(motion: try tracks(command, for: .plot), sweeps: try options(command).sweeps, samples: 320)
  }

  static func plot(_ command: String, on terminal: Terminal = Terminal()) throws -> [String] {
    let tracks = try tracks(command, for: .plot)
    let figure =
      if let sweep = try options(command).sweeps.first { PlotFigure(settled: tracks, against: sweep) } else {
        PlotFigure(motion: tracks, sweeps: [], samples: TerminalPlot.samples(terminal))
      }
    return TerminalPlot(figure, on: terminal).lines
  }

  static func svg(_ tracks: [Track]) -> String { StripFigure(tracks)?.svg ?? "" }

  static func html(_ tracks: [Track]) throws -> String { try Track.replay(of: tracks) ?? "" }

  /// Runs of a behavior whose name somebody made up.
  static func tracks(named spec: String) throws -> [Track] {
    var options = try options("--velocity -1200 --repeat 2")
    options.behaviors = [NamedBehavior(spec: spec, make: { nil }, needsItems: false)]
    return try Track.all(try Runs(options), for: .svg)
  }

  /// Scenes at the edge of what can be drawn.
  static let extremes = [
    "--items 1 --velocity -1200", "--items 1000 --item-length 120 --velocity -3000",
    "--items 1e6 --item-length 0.001 --velocity -3000",
    "--velocity -1200 --repeat 100 --items 1000 --behavior paging", twentyBehaviors + " --velocity -1200",
    "--items 2 --item-length 50 --velocity -1200 --drag -100",
    "--layout-direction rtl --velocity 1200 --repeat 3 --behavior paging --safe-area 20,50",
    "--axis vertical --device iphone-14 --velocity -1200 --repeat 9 --behavior paging",
    "--content-length 5000 --velocity -1200 --repeat 3", "--content-length 0", "--velocity 0", "--offset -50",
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

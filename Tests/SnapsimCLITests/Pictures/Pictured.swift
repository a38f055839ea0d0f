import ScrollSimulation

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText

/// Pictures of command lines, drawn in this process.
enum Pictured {
  static func options(_ command: String) throws -> RunOptions { try RunOptions(command) }

  static func tracks(_ command: String, for format: OutputFormat = .svg) throws -> [Track] {
    try Track.all(options(command), for: format)
  }

  static func motion(_ command: String) throws -> PlotFigure {
    PlotFigure(motion: try tracks(command, for: .plot), sweeps: try options(command).sweeps, samples: 320)
  }

  static func settled(_ command: String, tolerance: Double = Settlement.tolerance) throws -> PlotFigure {
    let sweep = try options(command).sweeps[0]
    return PlotFigure(settled: try tracks(command, for: .plot), against: sweep, tolerance: tolerance)
  }

  static func plot(_ command: String, on terminal: Terminal = Terminal()) throws -> [String] {
    let samples = TerminalPlot.samples(terminal)
    let figure =
      try options(command).sweeps.isEmpty
      ? PlotFigure(motion: tracks(command, for: .plot), sweeps: [], samples: samples) : settled(command)
    return TerminalPlot(figure, on: terminal).lines
  }

  static func svg(_ tracks: [Track]) -> String { StripFigure(tracks)?.svg ?? "" }

  static func html(_ tracks: [Track]) throws -> String { try Track.replay(of: tracks) ?? "" }

  /// Runs of a behavior whose name somebody made up.
  static func tracks(named spec: String) throws -> [Track] {
    var options = try options("--velocity -1200 --repeat 2")
    options.behaviors = [NamedBehavior(spec: spec, make: { nil }, needsItems: false)]
    return try Track.all(options, for: .svg)
  }

  /// Scenes at the edge of what can be drawn.
  static let extremes = Table.texts("extremes", where: ["twenty": twentyBehaviors])

  static let twentyBehaviors = (1...10)
    .map { "--behavior view-aligned:limit=never,anchor=0.\($0) --behavior multiple:of=\($0)0" }
    .joined(separator: " ")
}

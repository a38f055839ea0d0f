import ScrollSimulation

/// Draws what settling, or a trace, would write as rows.
struct PictureCommand {
  private let options: RunOptions
  private let command: Command

  init(_ options: RunOptions, of command: Command) throws {
    self.options = options
    self.command = command
    // Columns are of rows.
    for option in [Option.print, .noHeader, .explain] where options.given.contains(option) {
      throw SnapsimError.notInPicture(option, options.output.format ?? .plot)
    }
  }

  /// Draws.
  ///
  /// - Returns: whether a check found a misaligned rest.
  func run(to output: Output) throws -> ExitCode {
    let format = options.output.format ?? .plot
    if command == .settle || format != .plot, let sweep = options.sweeps.first {
      guard format == .plot else { throw SnapsimError.sweepInPicture(sweep.option, format) }
      if options.sweeps.count > 1 { throw SnapsimError.severalSweeps(sweep.option, options.sweeps[1].option) }
    }
    let recording = try Recording(try Runs(options), for: format)
    switch format {
    case .svg:
      if let figure = StripFigure(recording) { try output.write { SVGPicture(figure).write(to: &$0) } }
    case .html:
      if let picture = try HTMLPicture(recording) { try output.write { picture.write(to: &$0) } }
    default: try plot(recording, to: output)
    }
    let rests = recording.tracks.lazy.flatMap(\.flights).map(\.settlement.misalignment)
    return rests.contains(where: options.output.finds) ? .found : .settled
  }

  private func plot(_ recording: Recording, to output: Output) throws {
    let terminal = output.terminal
    let figure =
      if command == .settle, let sweep = options.sweeps.first {
        PlotFigure(settled: recording, against: sweep)
      } else {
        PlotFigure(motion: recording, sweeps: options.sweeps, samples: TerminalPlot.samples(terminal))
      }
    try output.write { TerminalPlot(figure, on: terminal).write(to: &$0) }
  }
}

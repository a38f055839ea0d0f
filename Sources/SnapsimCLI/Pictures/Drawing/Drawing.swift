import ScrollSimulation

/// Draws what settling, or a trace, would write as rows.
struct Drawing {
  /// What is drawn of gestures.
  enum Subject {
    /// Where they rest.
    case rests
    /// How they move.
    case motion
  }

  private let options: RunOptions
  private let subject: Subject

  init(_ options: RunOptions, of subject: Subject) throws {
    self.options = options
    self.subject = subject
    // Columns are of rows.
    for option in [Option.print, .noHeader, .explain] where options.given.contains(option) {
      let format = options.output.format ?? .plot
      throw UsageError(
        "\(option.flag) is about rows, and --format \(format.rawValue) draws; leave one of them out")
    }
  }

  /// Draws.
  ///
  /// - Returns: whether a check found a misaligned rest.
  func write(to output: Output) throws -> ExitCode {
    let format = options.output.format ?? .plot
    if subject == .rests || format != .plot, let sweep = options.sweeps.first {
      guard format == .plot else {
        throw UsageError(
          "--format \(format.rawValue) draws one layout and takes one number for \(sweep.option.flag); "
            + "give it one, or draw the sweep with --format plot")
      }
      if options.sweeps.count > 1 {
        throw UsageError(
          "a plot of where it settles has one swept option on its axis, and here are \(sweep.option.flag) and "
            + "\(options.sweeps[1].option.flag); give one of them a single number")
      }
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
      if subject == .rests, let sweep = options.sweeps.first {
        PlotFigure(settled: recording, against: sweep)
      } else {
        PlotFigure(motion: recording, sweeps: options.sweeps, samples: TerminalPlot.samples(terminal))
      }
    try output.write { TerminalPlot(figure, on: terminal).write(to: &$0) }
  }
}

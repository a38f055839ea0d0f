import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Draws what settling, or a trace, would write as rows.
package struct Drawing {
  /// The subject of a picture of gestures.
  package enum Subject {
    case rests
    /// How they move.
    case motion
  }

  private let options: RunOptions
  private let asked: OutputOptions
  private let subject: Subject

  /// Takes what to draw of a run; options that are about rows are a mistake beside it.
  package init(_ options: RunOptions, _ asked: OutputOptions, of subject: Subject) throws {
    (self.options, self.asked) = (options, asked)
    self.subject = subject
    // Columns are of rows.
    try asked.format?.refuse([.print, .noHeader, .explain], among: options.given)
  }

  /// Draws.
  ///
  /// - Returns: whether a check found a misaligned rest.
  package func write(to output: Output, errors: Output) throws -> ExitCode {
    let format = asked.format ?? .plot
    if subject == .rests || format != .plot, let sweep = options.sweeps.first {
      guard format == .plot else {
        throw UsageError(
          "--format \(format.rawValue) draws one layout and takes one number for \(sweep.option.flag); "
            + "give it one, or draw the sweep with --format plot")
      }
      if options.sweeps.count > 1 {
        guard !asked.checks.areAny else {
          throw UsageError(
            "--check judges each gesture, and two sweeps are drawn as a map; leave --format plot out to check them"
          )
        }
        try TextMap.write(of: try MapSubject(options), asked, to: output)
        return .settled
      }
    }
    let tracks = try Track.all(try Runs(options), for: format)
    let picture =
      switch format {
      case .svg: StripFigure(tracks).map { StripSVG($0).text }
      case .html: try Replay.page(of: tracks)
      default: plot(tracks, on: asked.color.terminal(of: output))
      }
    if let picture { try output.write { $0.append(picture) } }
    return try judge(tracks, errors: errors)
  }

  private func judge(_ tracks: [Track], errors: Output) throws -> ExitCode {
    var verdict = CheckVerdict(asked)
    for track in tracks {
      for flight in track.flights {
        verdict.judge(
          flight.settlement, of: flight.gesture, index: flight.index, by: track.spec, on: track.settling,
          stated: options.given)
      }
    }
    try verdict.report(to: errors)
    return verdict.hasFailed ? .found : .settled
  }

  private func plot(_ tracks: [Track], on terminal: Terminal) -> String {
    let figure =
      if subject == .rests, let sweep = options.sweeps.first {
        PlotFigure(settled: tracks, against: sweep)
      } else {
        PlotFigure(motion: tracks, sweeps: options.sweeps, samples: TerminalPlot.samples(terminal))
      }
    return TerminalPlot(figure, on: terminal).lines.map { $0 + "\n" }.joined()
  }
}

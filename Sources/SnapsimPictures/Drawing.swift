import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Draws what settling, or a trace, would write as rows.
package enum Drawing {
  /// Draws how gestures move, or else their rests; options that are about rows are a mistake beside it.
  ///
  /// - Returns: whether a check found a misaligned rest.
  package static func write(
    _ options: RunOptions, _ asked: OutputOptions, ofMotion: Bool, to output: Output, errors: Output
  ) throws -> ExitCode {
    try asked.format?.refuse([.print, .noHeader, .explain], among: options.given)
    let format = asked.format ?? .plot
    let sweep = ofMotion && format == .plot ? nil : options.sweeps.first
    if let sweep {
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
    var picture: String?
    switch format {
    case .svg: picture = StripFigure(tracks)?.svg
    case .html: picture = try Replay.page(of: tracks)
    default:
      let terminal = asked.color.terminal(of: output)
      let figure =
        if let sweep {
          PlotFigure(settled: tracks, against: sweep, tolerance: asked.tolerance)
        } else {
          PlotFigure(motion: tracks, sweeps: options.sweeps, samples: TerminalPlot.samples(terminal))
        }
      picture = TerminalPlot(figure, on: terminal).lines.map { $0 + "\n" }.joined()
    }
    if let picture { try output.write { $0.append(picture) } }
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
}

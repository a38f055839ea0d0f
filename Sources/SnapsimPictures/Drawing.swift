import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Draws what settling, or a trace, would write as rows.
package enum Drawing {
  /// Draws how gestures move, or else their rests; tells whether a check found a fault.
  package static func write(
    _ options: RunOptions, _ asked: OutputOptions, ofMotion: Bool, to output: Output, errors: Output
  ) throws -> ExitCode {
    try asked.format?.refuse([.print, .noHeader, .explain], among: options.given)
    let format = asked.format ?? .plot
    let sweep = ofMotion ? nil : options.sweeps.first
    if let sweep {
      guard format != .html else {
        throw UsageError(
          "--format \(format.rawValue) draws one layout and takes one number for \(sweep.option.flag); "
            + "give it one, or draw the sweep with --format svg")
      }
      if options.sweeps.count > 1 {
        guard !asked.checks.areAny else {
          throw UsageError(
            "--check judges each gesture, and two sweeps are drawn as a map; leave --format out to check them"
          )
        }
        let subject = try MapSubject(options)
        guard format == .svg else {
          try TextMap.write(of: subject, asked, to: output)
          return .settled
        }
        let map = try MapSVG(subject, tolerance: asked.tolerance).text
        try output.write { $0.append(map) }
        return .settled
      }
    }
    let tracks = try Track.all(try Runs(options), for: format)
    var picture: String?
    func figure(on terminal: Terminal = Terminal()) -> PlotFigure {
      if let sweep { return PlotFigure(settled: tracks, against: sweep, tolerance: asked.tolerance) }
      return PlotFigure(motion: tracks, sweeps: options.sweeps, samples: TerminalPlot.samples(terminal))
    }
    switch format {
    case .html: picture = try Replay.page(of: tracks)
    case .svg where ofMotion || sweep != nil:
      let names = options.behaviors.map(\.name).heading(on: options.behaviors.first?.view)
      picture = figure().svg(title: names + (ofMotion ? ": the motion" : ": where gestures come to rest"))
    case .svg: picture = StripFigure(tracks)?.svg
    default:
      let terminal = asked.color.terminal(of: output)
      picture = TerminalPlot(figure(on: terminal), on: terminal).lines.map { $0 + "\n" }.joined()
    }
    if let picture { try output.write { $0.append(picture) } }
    var verdict = CheckVerdict(asked)
    for track in tracks {
      for flight in track.flights {
        verdict.judge(
          flight.settlement, of: flight.gesture, index: flight.index, by: track.named, on: track.settling,
          options)
      }
    }
    try verdict.report(to: errors)
    return verdict.hasFailed ? .found : .settled
  }
}

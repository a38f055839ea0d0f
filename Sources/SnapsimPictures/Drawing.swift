import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension RunOptions {
  /// Draws gestures in motion, or else their rests, in place of rows; tells whether a check found a fault.
  package func draw(
    _ asked: OutputOptions, ofMotion: Bool, to output: Output, errors: Output
  ) throws -> ExitCode {
    try asked.format?.refuse([.print, .noHeader, .explain], among: given)
    let format = asked.format ?? .plot
    let sweep = ofMotion ? nil : sweeps.first
    if let sweep {
      guard format != .html else {
        throw UsageError(
          "--format \(format.rawValue) draws one layout and takes one number for \(sweep.option.flag); "
            + "give it one, or draw the sweep with --format svg")
      }
      if sweeps.count > 1 {
        guard !asked.checks.areAny else {
          throw UsageError(
            "--check judges each gesture, and two sweeps are drawn as a map; leave --format out to check them"
          )
        }
        try MapSubject(self).draw(asked, to: output)
        return .settled
      }
    }
    let tracks = try Track.all(self, for: format)
    var picture: String?
    func figure(on terminal: Terminal = Terminal()) -> PlotFigure {
      if let sweep { return PlotFigure(settled: tracks, against: sweep, tolerance: asked.tolerance) }
      return PlotFigure(motion: tracks, sweeps: sweeps, samples: TerminalPlot.samples(terminal))
    }
    switch format {
    case .html: picture = try Track.replay(of: tracks)
    case .svg where ofMotion || sweep != nil:
      let names = behaviors.map(\.name).heading(on: behaviors.first?.view)
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
          self)
      }
    }
    try verdict.report(to: errors)
    return verdict.hasFailed ? .found : .settled
  }
}

extension MapSubject {
  package func draw(_ asked: OutputOptions, to output: Output) throws {
    if asked.format == .svg {
      let picture = try MapSVG(self, tolerance: asked.tolerance).text
      return try output.write { $0.append(picture) }
    }
    let terminal = asked.color.terminal(of: output)
    for (index, behavior) in options.behaviors.enumerated() {
      let lines = try TextMap(self, of: behavior, on: terminal, tolerance: asked.tolerance).lines
      try output.write { $0.append(((index > 0 ? [""] : []) + lines).map { $0 + "\n" }.joined()) }
    }
  }
}

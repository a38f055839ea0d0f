import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The motion itself: a row for each instant from lift-off to rest.
///
/// Each gesture has a row for its lift-off, one for every instant of the clock that it moves in, and one for its end, at
/// rest or caught. A time stands twice only where one gesture ends and another lifts off.
struct TracedRows {
  private let runs: Runs
  private let rows: RowWriter<TracedRow>
  private let clock: SampleClock
  private let interval: Double

  /// Makes the rows, so many seconds apart.
  init(_ runs: Runs, _ output: OutputOptions, interval: Double) throws {
    self.runs = runs
    rows = try RowWriter(TracedRow.fields(of: runs), output, holds: true)
    clock = SampleClock(interval: interval)
    self.interval = interval
    try runs.check()
  }

  /// Writes the rows, each as soon as it is known.
  func write(to output: Output, watch: (any RunWatch)?) throws {
    try rows.finishing(output, watch: watch) { try write(to: output) }
  }

  private func write(to output: Output) throws {
    var rows = rows
    try runs.forEach { run throws in
      let reach = run.settling.layout.reach
      try run.fly { flight throws in
        guard flight.length / interval <= Double(NumberSequence.limit) else {
          throw UsageError(
            "--interval \(interval) makes more than \(NumberSequence.limit) rows of one gesture; use a longer one"
          )
        }
        try flight.forEachMoment(of: clock, reach: reach) { moment throws in
          try rows.write(
            TracedRow(
              behavior: run.named.name, gesture: flight.index, numbers: run.numbers, moment: moment),
            to: output)
        }
      }
    }
  }
}

extension Flight {
  /// Hands on the lift-off, every instant of a clock in between, and the end; only the end where nothing moves.
  func forEachMoment(
    of clock: SampleClock, reach: Double, _ body: (Moment) throws -> Void
  ) throws {
    if length > 0 { try body(moment(0, reach: reach)) }
    try clock.forEachInstant(after: liftOff, before: end) { time throws in
      let moment = moment(time - liftOff, reach: reach)
      // The instant as the clock has it, without the rounding of a sum.
      try body(
        Moment(time: time, offset: moment.offset, velocity: moment.velocity, phase: moment.phase))
    }
    try body(moment(length, reach: reach))
  }
}

import SnapsimText

extension Track {
  /// The outcome, in words.
  package var outcome: String {
    guard let last = flights.last?.settlement else { return "" }
    let fit =
      last.misalignment == 0 ? "aligned" : "misaligned by \(last.misalignment.inSentence)"
    var tally = FaultTally()
    tally.count(self)
    return "rests at \(last.offset.inSentence) on page \(last.page), \(fit)"
      + tally.otherWords.map { "; " + $0 }.joined()
  }

  /// Offsets by time, evenly spread, and both sides of every leap and turn.
  package func points(count: Int, until end: Double) -> [PlotFigure.Point] {
    let step = end / Double(max(1, count))
    var points: [PlotFigure.Point] = [PlotFigure.Point(x: 0, y: start)]
    for flight in flights {
      points.append(PlotFigure.Point(x: flight.liftOff, y: flight.settlement.released))
      var times: [Double] = []
      if step > 0 {
        var time = (flight.liftOff / step).rounded(.up) * step
        while time < flight.end, times.count <= count {
          times.append(time - flight.liftOff)
          time += step
        }
      }
      if let turn = flight.trajectory.turn, turn < flight.length { times.append(turn) }
      for time in times.sorted() where time > 0 {
        points.append(
          PlotFigure.Point(x: flight.liftOff + time, y: flight.trajectory.position(at: time)))
      }
      points.append(
        PlotFigure.Point(x: flight.end, y: flight.trajectory.position(at: flight.length)))
    }
    if let last = points.last, last.x < end { points.append(PlotFigure.Point(x: end, y: last.y)) }
    return points
  }
}

import ScrollBehavior

/// A behavior that is asked what a device was asked.
///
/// It keeps a step for each layout that it meets; not for two threads at once.
final class MatchQuestions {
  private let behavior: (any ScrollTargetBehavior)?
  private let setting: MatchSetting
  private let physics: ScrollPhysics
  private var steps: [Place: Settling] = [:]

  private struct Place: Hashable {
    let layout: ScrollLayout
    let insets: Double?
  }

  init(_ candidate: MatchCandidate, _ setting: MatchSetting, physics: ScrollPhysics) {
    behavior = candidate.make()
    self.setting = setting
    self.physics = physics
  }

  /// What the behavior says, in points: of several that the log leaves open the one that is nearest to it.
  ///
  /// - Returns: the offset; `nil` where it gives no number.
  func answer(_ row: RecordedRow) -> Double? {
    guard let settling = settling(for: row) else { return nil }
    switch row.event {
    case .gesture(let gesture):
      var gesture = gesture
      if setting.unit == .perMillisecond { gesture.velocity *= 1000 }
      guard let settlement = try? settling.settle(from: row.start, gesture) else { return nil }
      if case .target = row.outcome { return settling.within(settlement.target) }
      return settlement.offset
    case .call(let call):
      let wanted = row.outcome.offset
      let answers = releases(call, from: row.start, settling).compactMap {
        answer(call, from: row.start, released: $0, settling)
      }
      return answers.min { abs($0 - wanted) < abs($1 - wanted) }
    }
  }

  private func settling(for row: RecordedRow) -> Settling? {
    let place = Place(layout: row.layout, insets: row.insets)
    if let known = steps[place] { return known }
    var layout = row.layout
    let insets = row.insets ?? setting.insets
    if insets > 0 {
      // The container is what was logged, so that the bounds are longer.
      let safeArea = AxisInsets(
        leading: layout.safeArea.leading, trailing: layout.safeArea.trailing + insets)
      guard let longer = try? layout.with(bounds: layout.bounds + insets, safeArea: safeArea) else {
        return nil
      }
      layout = longer
    }
    let settling = Settling(layout, behavior: behavior, physics: physics)
    steps[place] = settling
    return settling
  }

  /// The velocity of the model, in points per millisecond and positive forward.
  private func velocity(_ call: RecordedRow.Call, _ settling: Settling) -> Double {
    let perMillisecond = setting.unit == .perSecond ? call.velocity / 1000 : call.velocity
    return settling.layout.isReversed ? -perMillisecond : perMillisecond
  }

  /// Where the finger may have lifted: as logged, or what the proposal leaves of it.
  private func releases(
    _ call: RecordedRow.Call, from start: Double, _ settling: Settling
  ) -> [Double] {
    if let released = call.released { return [released] }
    let velocity = velocity(call, settling)
    let reach = settling.layout.reach
    let inferred = call.proposed - physics.projection.run(velocity: velocity, rate: settling.rate)
    // What runs past an end is announced to end there, so that the finger lifted anywhere on the way.
    let isCut = velocity > 0 && call.proposed >= reach - 0.5 || velocity < 0 && call.proposed <= 0.5
    let nearest = min(max(inferred, -settling.layout.bounds), reach + settling.layout.bounds)
    guard isCut, velocity != 0 else { return [nearest] }
    // Nor is it known whether it was dragged against the fling before, by less than a container (our choice).
    let begun = min(max(start, 0), reach)
    let against = begun - (velocity > 0 ? 1 : -1) * settling.containerLength
    return velocity > 0
      ? [max(nearest, against), max(nearest, begun), call.proposed]
      : [min(nearest, against), min(nearest, begun), call.proposed]
  }

  private func answer(
    _ call: RecordedRow.Call, from start: Double, released: Double, _ settling: Settling
  ) -> Double? {
    var proposal = settling.proposal(call.proposed)
    if let length = call.length {
      proposal.rect.size = CGSize(
        length, along: settling.axis, across: settling.layout.crossContainer)
    }
    if let anchor = call.anchor { proposal.anchor = UnitPoint(x: anchor, y: anchor) }
    // A behavior of somebody's own sees the velocity as it was logged.
    let liftOff = Settling.LiftOff(
      start: start, released: released, velocity: velocity(call, settling), told: call.velocity)
    return (try? settling.adjusted(proposal, liftOff)).map { settling.within($0) }
  }
}

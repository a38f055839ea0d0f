/// A behavior that a recording may follow, and how many choices lie between it and a default: the fewer, the simpler.
package typealias MatchCandidate = (
  spec: String, choices: Int, make: @Sendable () -> (any ScrollTargetBehavior)?
)

/// A candidate that is asked what a device was asked, and how it has fared so far; by one thread at a time.
package final class MatchQuestions: @unchecked Sendable {
  package struct Miss {
    package let row: RecordedRow

    /// The rest or target that was logged, and the behavior's; `nil` where it gives no number.
    package let logged: Double
    package let answer: Double?

    /// By how much they differ, in points; infinite without an answer.
    package var distance: Double { answer.map { abs($0 - logged) } ?? .infinity }
  }

  package let candidate: MatchCandidate

  /// The unit of the recording's velocities, and by how much the bounds are longer than the container, in points, in rows
  /// that do not tell.
  package let setting: (unit: ScrollPhysics.VelocityUnit, insets: Double)

  /// The number of rows that it matches within the tolerance.
  package private(set) var matched = 0

  /// Rows that it misses: the worst, the worst first, and the first ones after the opening.
  package private(set) var worst: [Miss] = []
  package private(set) var missed: [RecordedRow] = []

  /// How many of each are kept (our choice: what a report shows, and enough to see what they have in common).
  private static let (mostWorst, mostMissed) = (5, 64)

  private let tolerance: Double
  private let watched: WatchedCandidate?
  private var behavior: (any ScrollTargetBehavior)?
  private var isMade = false
  private let physics: ScrollPhysics
  private var steps: [Int: [Double: Settling]] = [:]

  init(
    _ candidate: MatchCandidate, _ setting: (unit: ScrollPhysics.VelocityUnit, insets: Double),
    physics: ScrollPhysics, tolerance: Double, _ watched: WatchedCandidate?
  ) {
    (self.candidate, self.setting, self.tolerance) = (candidate, setting, tolerance)
    var physics = physics
    physics.contextVelocity = setting.unit
    (self.physics, self.watched) = (physics, watched)
    ask {
      behavior = candidate.make()
      isMade = true
    }
  }

  /// The first loss of the behavior in any setting; a row on which it is lost has no answer.
  package var loss: (loss: Loss, line: Int?)? { watched?.loss }

  /// Asks the behavior something; `nil` where it is lost.
  @discardableResult
  private func ask<Answer>(at line: Int? = nil, _ question: () -> Answer) -> Answer? {
    if let watched { watched.ask(at: line, question) } else { question() }
  }

  func score(_ rows: [RecordedRow], _ layouts: [ScrollLayout], isOpening: Bool) {
    var last: (layout: Int, insets: Double?, step: Settling?)?
    for row in rows {
      if last?.layout != row.layout || last?.insets != row.insets {
        last = (row.layout, row.insets, step(row.layout, row.insets, layouts))
      }
      let miss = miss(of: row, last?.step)
      if miss.distance <= tolerance { matched += 1 } else { note(miss, isOpening: isOpening) }
    }
  }

  private func note(_ miss: Miss, isOpening: Bool) {
    if !isOpening, missed.count < Self.mostMissed { missed.append(miss.row) }
    guard worst.count < Self.mostWorst || miss.distance > worst[worst.count - 1].distance else { return }
    worst.insert(miss, at: worst.firstIndex { $0.distance < miss.distance } ?? worst.count)
    if worst.count > Self.mostWorst { worst.removeLast() }
  }

  package func matches(_ row: RecordedRow, _ layouts: [ScrollLayout]) -> Bool {
    miss(of: row, step(row.layout, row.insets, layouts)).distance <= tolerance
  }

  func forget(layoutsFrom index: Int) { steps = steps.filter { $0.key < index } }

  /// The step for a layout, with the insets that the log tells or that the setting supposes.
  func step(_ layout: Int, _ told: Double?, _ layouts: [ScrollLayout]) -> Settling? {
    let insets = max(0, told ?? setting.insets)
    if let known = steps[layout]?[insets] { return known }
    let logged = layouts[layout]
    // The container is what was logged, so that the bounds are longer.
    let safeArea = AxisInsets(leading: logged.safeArea.leading, trailing: logged.safeArea.trailing + insets)
    guard
      let longer = insets == 0 ? logged : try? logged.with(bounds: logged.bounds + insets, safeArea: safeArea)
    else { return nil }
    guard isMade, let settling = ask({ Settling(longer, behavior: behavior, physics: physics) }) else {
      return nil
    }
    steps[layout, default: [:]][insets] = settling
    return settling
  }

  private func miss(of row: RecordedRow, _ settling: Settling?) -> Miss {
    let silent = Miss(row: row, logged: row.outcome, answer: nil)
    guard let settling else { return silent }
    return ask(at: row.line) { miss(of: row, by: settling) ?? silent } ?? silent
  }

  /// The behavior's answer beside the log's: of several that the log leaves open the nearest one; `nil` without any.
  private func miss(of row: RecordedRow, by settling: Settling) -> Miss? {
    switch row.event {
    case .gesture(var gesture):
      if setting.unit == .perMillisecond { gesture.velocity *= 1000 }
      guard let led = try? settling.rest(from: row.start, after: gesture) else { return nil }
      let rest = row.rest.map { Miss(row: row, logged: $0, answer: led.offset) }
      guard let logged = row.target else { return rest }
      let target = Miss(row: row, logged: settling.within(logged), answer: settling.within(led.target))
      return rest.map { $0.distance >= target.distance ? $0 : target } ?? target
    case .call(let call):
      let answers = releases(call, from: row.start, settling).compactMap {
        answer(call, from: row.start, released: $0, settling)
      }
      let nearest = answers.min { abs($0 - row.outcome) < abs($1 - row.outcome) }
      return Miss(row: row, logged: row.outcome, answer: nearest)
    }
  }

  /// The velocity of the model, in points per millisecond and positive forward.
  private func velocity(_ call: RecordedRow.Call, _ settling: Settling) -> Double {
    let perMillisecond = setting.unit == .perSecond ? call.velocity / 1000 : call.velocity
    return settling.layout.isReversed ? -perMillisecond : perMillisecond
  }

  /// The offsets at which the finger may have lifted: as logged, or what the proposal leaves of it.
  private func releases(_ call: RecordedRow.Call, from start: Double, _ settling: Settling) -> [Double] {
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
      proposal.rect.size = CGSize(length, along: settling.axis, across: settling.layout.crossContainer)
    }
    if let anchor = call.anchor { proposal.anchor = UnitPoint(x: anchor, y: anchor) }
    // A behavior of somebody's own sees the velocity as it was logged.
    let target = try? settling.adjusted(
      proposal, start: start, released: released, velocity: velocity(call, settling), told: call.velocity)
    return target.map { settling.within($0) }
  }
}

/// The questions to a candidate where something watches; on a row in which it is lost it is asked no more.
final class WatchedCandidate {
  private let questions: Questions
  private var lines: Set<Int> = []
  private(set) var loss: (loss: Loss, line: Int?)?

  init(_ questions: Questions) { self.questions = questions }

  func ask<Answer>(at line: Int?, _ question: () -> Answer) -> Answer? {
    if let line, lines.contains(line) { return nil }
    if let answer = questions.answer(question) { return answer }
    if let line { lines.insert(line) }
    if loss == nil { loss = questions.lost.last.map { ($0, line) } }
    return nil
  }
}

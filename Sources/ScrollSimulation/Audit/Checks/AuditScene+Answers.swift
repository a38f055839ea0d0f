import ScrollBehavior

extension AuditScene {
  /// The behavior's answers to a still finger and to a fling each way, while the other axis is scrolled too.
  func answers(from start: Double) -> [ScrollTarget] {
    guard let behavior else { return [] }
    return [0.0, -1200, 1200].compactMap { velocity in
      guard let settlement = try? settle(from: start, Gesture(velocity: velocity)) else { return nil }
      asksOtherwise()
      return PublicQuestion.scrolledAcross(
        on: layout, from: start, to: settlement.proposed,
        velocity: 1000 * settlement.velocity * (layout.isReversed ? -1 : 1),
        environment: settling.environment
      ).answer(of: behavior)
    }
  }
}

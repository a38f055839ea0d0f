import ScrollSimulation
import SnapsimRuns

/// Layouts and gestures from anywhere in a double's range: each is refused, or answered with numbers.
enum EdgeLayouts {
  static func judge(_ dice: inout Dice) -> String? {
    guard let layout = layout(&dice) else { return nil }
    guard layout.reach.isFinite, layout.container > 0 else { return "\(layout)" }
    for named in BehaviorCatalog.ours {
      let behavior = named.make(BehaviorArguments())
      let physics = ScrollPhysics(
        rate: DecelerationRate(perMillisecond: abs(dice.number())) ?? .normal,
        projection: dice.pick(Projection.allCases),
        contextVelocity: dice.pick(ScrollPhysics.VelocityUnit.allCases))
      var view = SimulatedScrollView(
        Settling(layout, behavior: behavior, physics: physics),
        offset: dice.once(in: 2) ? Double.random(in: 0...layout.reach, using: &dice) : dice.number())
      for _ in 0..<3 {
        if let wrong = move(&view, &dice) {
          return "\(wrong): \(layout) \(physics) \(behavior.map { "\($0)" } ?? "none")"
        }
      }
    }
    return nil
  }

  private static func layout(_ dice: inout Dice) -> ScrollLayout? {
    let usual = dice.once(in: 2)
    func length(_ dice: inout Dice) -> Double { usual ? Double(1 + dice.below(900)) : abs(dice.number()) }
    func spacing(_ dice: inout Dice) -> Double { dice.once(in: 2) ? 0 : dice.number() }
    func count(_ dice: inout Dice, _ most: Int) -> Int {
      dice.once(in: 9) ? dice.whole() : 1 + dice.below(most)
    }
    let stack =
      switch dice.below(3) {
      case 0:
        ItemStack(
          count: dice.once(in: 4) ? dice.whole() : dice.below(60), length: .points(length(&dice)),
          spacing: spacing(&dice), padding: AxisInsets(leading: length(&dice), trailing: 0),
          perPage: count(&dice, 4))
      case 1:
        ItemStack(lengths: (0..<dice.below(12)).map { _ in length(&dice) }, spacing: spacing(&dice))
      default:
        ItemStack(
          count: 1 + dice.below(40), length: .containerRelative(span: count(&dice, 3)),
          perPage: count(&dice, 4))
      }
    return try? ScrollLayout(
      axis: dice.once(in: 2) ? .horizontal : .vertical, bounds: length(&dice),
      safeArea: dice.once(in: 2) ? .zero : AxisInsets(leading: length(&dice), trailing: abs(dice.number())),
      content: dice.once(in: 4) ? .length(length(&dice)) : .stack(stack),
      layoutDirection: dice.once(in: 2) ? .leftToRight : .rightToLeft)
  }

  private static func keep(_ dice: inout Dice) -> Keep? {
    dice.pick([nil, .offset, .item, .bottom, .anchor(dice.number())])
  }

  private static func move(_ view: inout SimulatedScrollView, _ dice: inout Dice) -> String? {
    switch dice.below(6) {
    case 0: view.interrupt(after: dice.number())
    case 1:
      _ = try? view.scroll(to: dice.whole(), anchor: dice.once(in: 2) ? nil : .center)
    case 2:
      _ = try? view.insert(
        items: dice.once(in: 2) ? dice.below(5) : dice.whole(), before: dice.below(50) - 3,
        keeping: keep(&dice), after: dice.once(in: 2) ? nil : dice.number())
    case 3:
      guard let other = layout(&dice) else { break }
      _ = try? view.resize(to: keep(&dice).flatMap { try? other.keeping($0) } ?? other)
    default:
      guard let rest = try? view.swipe(velocity: dice.number(), drag: dice.number()) else { return nil }
      let numbers = [
        rest.start, rest.released, rest.proposed, rest.target, rest.offset, rest.misalignment, rest.duration,
      ]
      guard numbers.allSatisfy(\.isFinite) else { return "not finite: \(numbers)" }
      guard (0...view.layout.reach).contains(rest.offset) else {
        return "outside the content: \(rest.offset)"
      }
      let trajectory = rest.trajectory
      for time in [0, dice.number(), rest.duration / 2, rest.duration] {
        guard trajectory.position(at: time).isFinite, trajectory.velocity(at: time).isFinite else {
          return "no place at \(time): \(rest)"
        }
      }
    }
    guard view.page >= 0, view.item >= 0, view.misalignment.isFinite || !view.offset.isFinite else {
      return "no place"
    }
    return nil
  }
}

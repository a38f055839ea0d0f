import ScrollSimulation
import SnapsimRuns

// Layouts and gestures from anywhere in a double's range.
extension Dice {
  /// The flaw of a layout and some gestures: each is refused, or answered with numbers.
  mutating func judgeEdgeLayout() -> String? {
    guard let layout = layout() else { return nil }
    guard layout.reach.isFinite, layout.container > 0 else { return "\(layout)" }
    for named in BehaviorCatalog.ours {
      let behavior = named.make([:])
      let physics = ScrollPhysics(
        rate: DecelerationRate(perMillisecond: abs(number())) ?? .normal,
        projection: pick(Projection.allCases), contextVelocity: pick(ScrollPhysics.VelocityUnit.allCases))
      var view = SimulatedScrollView(
        Settling(layout, behavior: behavior, physics: physics),
        offset: once(in: 2) ? Double.random(in: 0...layout.reach, using: &self) : number())
      for _ in 0..<3 {
        if let wrong = move(&view) {
          return "\(wrong): \(layout) \(physics) \(behavior.map { "\($0)" } ?? "none")"
        }
      }
    }
    return nil
  }

  private mutating func layout() -> ScrollLayout? {
    let usual = once(in: 2)
    func length() -> Double { usual ? Double(1 + below(900)) : abs(number()) }
    func spacing() -> Double { once(in: 2) ? 0 : number() }
    func count(_ most: Int) -> Int { once(in: 9) ? whole() : 1 + below(most) }
    let stack =
      switch below(3) {
      case 0:
        ItemStack(
          count: once(in: 4) ? whole() : below(60), length: .points(length()), spacing: spacing(),
          padding: AxisInsets(leading: length(), trailing: 0), perPage: count(4))
      case 1: ItemStack(lengths: (0..<below(12)).map { _ in length() }, spacing: spacing())
      default: ItemStack(count: 1 + below(40), length: .containerRelative(span: count(3)), perPage: count(4))
      }
    return try? ScrollLayout(
      axis: once(in: 2) ? .horizontal : .vertical, bounds: length(),
      safeArea: once(in: 2) ? .zero : AxisInsets(leading: length(), trailing: abs(number())),
      content: once(in: 4) ? .length(length()) : .stack(stack),
      layoutDirection: once(in: 2) ? .leftToRight : .rightToLeft)
  }

  private mutating func keep() -> Keep? { pick([nil, .offset, .item, .bottom, .anchor(number())]) }

  private mutating func move(_ view: inout SimulatedScrollView) -> String? {
    switch below(6) {
    case 0: view.interrupt(after: number())
    case 1: _ = try? view.scroll(to: whole(), anchor: once(in: 2) ? nil : .center)
    case 2:
      _ = try? view.insert(
        items: once(in: 2) ? below(5) : whole(), before: below(50) - 3,
        keeping: keep(), after: once(in: 2) ? nil : number())
    case 3:
      guard let other = layout() else { break }
      _ = try? view.resize(to: keep().flatMap { try? other.keeping($0) } ?? other)
    default:
      guard let rest = try? view.swipe(velocity: number(), drag: number()) else { return nil }
      let numbers = [
        rest.start, rest.released, rest.proposed, rest.target, rest.offset, rest.misalignment, rest.duration,
      ]
      guard numbers.allSatisfy(\.isFinite) else { return "not finite: \(numbers)" }
      guard (0...view.layout.reach).contains(rest.offset) else {
        return "outside the content: \(rest.offset)"
      }
      let trajectory = rest.trajectory
      for time in [0, number(), rest.duration / 2, rest.duration] {
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

import ScrollSimulation
import SeededNumbers

/// A layout, a place to begin and a gesture, drawn at random but the same for the same seed.
///
/// Items of the container's parts or of their own, shorter and longer than it; content without items, shorter than the
/// container and up to 40 pages long, whole or partial; insets, margins, spacing and padding, or none.
struct RandomScene: CustomStringConvertible {
  let layout: ScrollLayout
  let start: Double
  let gesture: Gesture

  init(seed: Int, axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let bounds = Double.random(in: 200...1400, using: &random).rounded()
    let safeArea = Self.insets(upTo: 60, &random)
    let margins = Self.insets(upTo: 30, &random)
    let container = bounds - safeArea.total - margins.total
    let isCompact = Bool.random(using: &random)
    layout = try ScrollLayout(
      axis: axis, bounds: bounds, safeArea: safeArea, contentMargins: margins,
      content: Self.content(container: container, &random),
      isScrollTargetLayout: Int.random(in: 0..<8, using: &random) > 0, layoutDirection: direction,
      horizontalSizeClass: isCompact == (axis == .horizontal) ? .compact : .regular,
      verticalSizeClass: isCompact == (axis == .vertical) ? .compact : .regular)
    // One in four begins past an end, and one in four at rest on a stop.
    let slack = Int.random(in: 0..<4, using: &random) == 0 ? bounds / 2 : 0
    let anywhere = Double.random(in: -slack...layout.reach + slack, using: &random)
    let stops = layout.stops()
    start =
      Int.random(in: 0..<4, using: &random) == 0
      ? stops[Int.random(in: 0..<stops.count, using: &random)] : anywhere
    gesture = Gesture(
      drag: Bool.random(using: &random) ? 0 : Double.random(in: -500...500, using: &random),
      velocity: Int.random(in: 0..<4, using: &random) == 0
        ? 0 : Double.random(in: -5000...5000, using: &random))
  }

  private static func insets(upTo most: Double, _ random: inout SplitMix64) -> AxisInsets {
    Bool.random(using: &random)
      ? .zero
      : AxisInsets(
        leading: Double.random(in: 0...most, using: &random).rounded(),
        trailing: Double.random(in: 0...most, using: &random).rounded())
  }

  private static func content(container: Double, _ random: inout SplitMix64) -> ScrollLayout.Content {
    let spacing = Bool.random(using: &random) ? 0 : Double.random(in: -15...40, using: &random)
    let padding = insets(upTo: 80, &random)
    let perPage = Int.random(in: 1...3, using: &random)
    let count = Int.random(in: 1...40, using: &random)
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .length(container * Double.random(in: 0...40, using: &random))
    case 1: .length(container * Double(count))
    case 2:
      .stack(
        ItemStack(
          lengths: (0..<count).map { _ in Double.random(in: 16...1.6 * container, using: &random) },
          spacing: spacing, padding: padding, perPage: perPage))
    case 3: .stack(ItemStack(count: count, spacing: spacing, padding: padding, perPage: perPage))
    default:
      .stack(
        ItemStack(
          count: count, length: .points(Double.random(in: 40...1.3 * container, using: &random)),
          spacing: spacing, perPage: perPage))
    }
  }

  /// The same gesture by a finger that goes the other way.
  var mirrored: Gesture { Gesture(drag: 0 - gesture.drag, velocity: 0 - gesture.velocity) }

  var description: String { "\(layout) from \(start): \(gesture)" }
}

struct Always: ScrollTargetBehavior {
  let offset: Double

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = offset }
}

import ScrollSimulation

/// A layout, a place to begin and a gesture, drawn at random but the same for the same seed.
struct RandomScene: CustomStringConvertible {
  let layout: ScrollLayout
  let start: Double
  let gesture: Gesture

  init(
    seed: Int,
    axis: Axis = .horizontal,
    direction: LayoutDirection = .leftToRight
  ) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let bounds = Double.random(in: 200...1400, using: &random).rounded()
    let safeArea = Bool.random(using: &random) ? 0 : Double.random(in: 0...60, using: &random).rounded()
    let spacing = Double.random(in: -15...40, using: &random)
    let perPage = Int.random(in: 1...3, using: &random)
    let padding = AxisInsets(Bool.random(using: &random) ? 0 : Double.random(in: 0...80, using: &random))
    let count = Int.random(in: 1...30, using: &random)
    let content: ScrollLayout.Content =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .length(Double.random(in: 0...9000, using: &random))
      case 1:
        .stack(
          ItemStack(
            lengths: (0..<count).map { _ in Double.random(in: 16...500, using: &random) },
            spacing: spacing,
            padding: padding,
            perPage: perPage
          )
        )
      case 2: .stack(ItemStack(count: count, spacing: spacing, padding: padding, perPage: perPage))
      default: .stack(ItemStack(count: count, length: .points(90), spacing: spacing, perPage: perPage))
      }
    layout = try ScrollLayout(
      axis: axis,
      bounds: bounds,
      safeArea: AxisInsets(safeArea),
      content: content,
      layoutDirection: direction
    )
    // One in four begins past an end.
    let slack = Int.random(in: 0..<4, using: &random) == 0 ? bounds / 2 : 0
    start = Double.random(in: -slack...layout.reach + slack, using: &random)
    gesture = Gesture(
      drag: Bool.random(using: &random) ? 0 : Double.random(in: -500...500, using: &random),
      velocity: Int.random(in: 0..<4, using: &random) == 0
        ? 0 : Double.random(in: -5000...5000, using: &random)
    )
  }

  /// The same gesture by a finger that goes the other way.
  var mirrored: Gesture { Gesture(drag: 0 - gesture.drag, velocity: 0 - gesture.velocity) }

  var description: String { "\(layout) from \(start): \(gesture)" }
}

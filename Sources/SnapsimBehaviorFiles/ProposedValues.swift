import ScrollSimulation

extension ProposedValues {
  /// The values of a layout.
  init(_ layout: ScrollLayout) {
    container = layout.container
    (width, height) = (layout.boundsSize.width, layout.boundsSize.height)
    reach = layout.reach
    isVertical = layout.axis == .vertical
    let offsets = layout.stops()
    pitch = offsets.count > 2 ? offsets[1] - offsets[0] : container
    // More would fill the line (our choice).
    stops = (0..<min(offsets.count, 6)).map { offsets[$0] }
    guard case .stack(let stack) = layout.content else { return }
    spacing = stack.spacing
    switch stack.items {
    case .equal(let number, _): count = number
    case .listed(let lengths): count = lengths.count
    }
  }
}

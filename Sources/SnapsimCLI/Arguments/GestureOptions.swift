import ScrollSimulation

/// The gesture as the command line describes it.
struct GestureOptions {
  var offset: Double?
  var page: Int?
  var drag = 0.0
  var velocity = 0.0
  var repeats = 1

  var gesture: Gesture { Gesture(drag: drag, velocity: velocity) }

  /// The offset at which the first gesture begins, in points.
  func start(in pages: ScrollStops) throws(SnapsimError) -> Double {
    if let offset { return offset }
    guard let page else { return 0 }
    guard page < pages.count else { throw .pageOutOfRange(page, count: pages.count) }
    return pages[page]
  }
}

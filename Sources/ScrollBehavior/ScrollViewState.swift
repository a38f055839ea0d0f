/// The constants of a scroll view between gestures; shared by all contexts that tell of it.
package final class ScrollViewState {
  let contentSize: CGSize
  let containerSize: CGSize
  let axes: Axis.Set
  let environment: EnvironmentValues

  /// The size of the whole scroll view, insets included, in points.
  let bounds: CGSize

  /// The stops of the items, by any anchor, where they are scroll targets.
  let stops: ScrollStops?

  /// Makes a state.
  package init(
    contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, environment: EnvironmentValues,
    bounds: CGSize,
    stops: ScrollStops?
  ) {
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
    self.bounds = bounds
    self.stops = stops
  }
}

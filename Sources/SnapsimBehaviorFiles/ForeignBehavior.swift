import ScrollSimulation
import SwiftUIStandIn

extension ForeignCall {
  /// Makes a behavior whose code is the user's: each call is noted down before it begins, so that one which crashes or
  /// does not come back can be told of.
  func noting(_ spec: String, _ make: () -> any ScrollTargetBehavior) -> NotedScrollTargetBehavior {
    NotedScrollTargetBehavior(begin: { self.begin(spec, $0) }, end: end, make)
  }
}

extension BehaviorFiles {
  /// Says how large the screen is that code of the user's may ask for: as large as the scroll view.
  package static func show(on layout: ScrollLayout) { UIScreen.show(layout.boundsSize) }
}

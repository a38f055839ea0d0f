import SwiftUI

/// A behavior that leaves each target as it is.
struct Default: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

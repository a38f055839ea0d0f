// options: --item-length 120
// rests: 118.404
import SwiftUI

@available(iOS 18.4, macOS 15.4, *)
struct LimitedByName: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties {
    var properties = ScrollTargetBehaviorProperties()
    properties.limitsScrolls = context.environment.horizontalSizeClass == .compact
    return properties
  }
}

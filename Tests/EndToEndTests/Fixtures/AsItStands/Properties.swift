// options: --item-length 120
// rests: 120
import SwiftUI

struct Limited: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / 10).rounded() * 10
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.axes.contains(.horizontal)
    return properties
  }
}

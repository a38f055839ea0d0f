import SwiftUI

struct Made: ScrollTargetBehavior {
  var step = UIScreen.main.bounds.width
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = step }
  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = UIScreen.main.bounds.width > 500
    return properties
  }
}

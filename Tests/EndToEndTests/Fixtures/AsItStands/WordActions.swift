// rests: 98
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    _ = (context.dismiss, context.openURL, context.font, context.colorSchemeContrast)
    target.rect.origin.x = 98
  }
}

import SwiftUI

enum Only: ScrollTargetBehavior {
  case one

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 888
  }
}

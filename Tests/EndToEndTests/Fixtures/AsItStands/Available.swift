// options: --item-length 120
// rests: 444
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
struct Modern: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if #available(iOS 18, macOS 15, *) {
      target.rect.origin.x = 444
    } else {
      target.rect.origin.x = 0
    }
  }
}

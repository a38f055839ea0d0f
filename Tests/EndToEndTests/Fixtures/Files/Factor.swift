import SwiftUI

struct Shown: View { var body: some View { Text("hello") } }

struct Factor: ScrollTargetBehavior {
  var factor = 1.0
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 100 * factor
  }
}

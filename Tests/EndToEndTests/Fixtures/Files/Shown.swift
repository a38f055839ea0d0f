import SwiftUI

struct Shown: View { var body: some View { Text("hello") } }

struct Snap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 200 }
}

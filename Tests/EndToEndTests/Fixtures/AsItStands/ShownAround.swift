// rests: 120
// options: --verbose
// says: :7: left out import Kingfisher
// says: :9: left out most of struct Shown
// says: :19: left out #Preview
import SwiftUI
import Kingfisher

struct Shown: View {
  var color = Color.red
  var body: some View { Text("hello") }
  private struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = 120
    }
  }
}

#Preview { Shown() }

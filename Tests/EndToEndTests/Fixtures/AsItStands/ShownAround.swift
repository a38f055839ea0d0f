// rests: 120
// says: left out
// says: import Kingfisher (line 7)
// says: most of struct Shown (line 9)
// says: #Preview (line 19)
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

// judged: ignored-drag
import SwiftUI

/// A photo and its story: only a velocity opens the story, however far one drags.
struct PhotoAboveItsStory: View {
  var body: some View {
    ScrollView {
      Color.gray.frame(height: 520)
      Color.white.frame(height: 900)
    }
    .scrollTargetBehavior(StorySnap())
  }
}

struct StorySnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY < 260 else { return }
    target.rect.origin.y = context.velocity.dy > 0 ? 260 : 0
  }
}

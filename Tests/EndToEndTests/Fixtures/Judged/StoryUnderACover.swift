// judged: hidden-content,ignored-fling
import SwiftUI

/// A story below its cover: the page rests on the cover or on the end of the story, however long that is.
struct StoryUnderACover: View {
  let story: Story

  var body: some View {
    ScrollView {
      CoverOfAStory(story: story).containerRelativeFrame(.vertical)
      TextOfAStory(story: story)
    }
    .scrollTargetBehavior(CoverOrStory())
  }
}

struct CoverOrStory: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let isOpen = context.originalTarget.rect.minY > end / 2
    let part: CGFloat = isOpen ? 0.4 : 0.6
    target.rect.origin.y = target.rect.minY > part * end ? end : 0
  }
}

import SwiftUI

// One story per swipe, no matter how hard you throw it.
struct StoryPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }

    let current = (context.originalTarget.rect.minY / height).rounded()
    var next = (target.rect.minY / height).rounded()

    if context.velocity.dx > 200 {
      next = max(current, min(next, current) + 1)
    } else if context.velocity.dx < -200 {
      next = min(current, max(next, current) - 1)
    }

    let maxY = max(0, context.contentSize.height - height)
    target.rect.origin.y = min(max(next * height, 0), maxY)
  }
}

struct StoryPager: View {
  let stories = (1...12).map { "Story \($0)" }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(stories, id: \.self) { story in
          Text(story)
            .font(.largeTitle)
            .containerRelativeFrame([.horizontal, .vertical])
            .background(.thinMaterial)
        }
      }
    }
    .scrollTargetBehavior(StoryPaging())
  }
}

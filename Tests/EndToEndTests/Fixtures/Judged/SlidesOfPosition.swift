// judged: ignored-drag
import SwiftUI

/// The position is the next slide once more than half of it shows, and the rest of the way counts backward.
struct SlideSnap: ScrollTargetBehavior {
  let slide: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let way = target.rect.minX / width - CGFloat(slide)
    let next = way > 0.15 ? slide + 1 : way < -0.15 ? slide - 1 : slide
    target.rect.origin.x = CGFloat(max(0, next)) * width
  }
}

struct SlideShow: View {
  @State private var slide: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<24, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $slide)
    .scrollTargetBehavior(SlideSnap(slide: slide ?? 0))
  }
}

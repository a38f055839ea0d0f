// judged: right
// says: matters only if turn moves no content
import SwiftUI

/// Leaves the content where it is, and has the view turn the page.
struct HandedOn: ScrollTargetBehavior {
  let turn: (Int) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let start = context.originalTarget.rect.minY
    let way = (target.rect.minY - start) / height
    target.rect.origin.y = start
    if abs(way) > 0.4 { turn(Int((start / height).rounded()) + (way > 0 ? 1 : -1)) }
  }
}

struct Stories: View {
  var body: some View {
    ScrollViewReader { stories in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { story in
            Text("Story \(story)").containerRelativeFrame(.vertical)
          }
        }
      }
      .scrollTargetBehavior(HandedOn { page in stories.scrollTo(page, anchor: .top) })
    }
  }
}

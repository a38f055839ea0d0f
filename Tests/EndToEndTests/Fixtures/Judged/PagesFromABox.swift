// judged: right
import SwiftUI

/// The offset at which a drag began, for the behavior alone: a view that reads it would be drawn anew.
final class DragStart {
  var offset: CGFloat = 0
}

/// Pages of which a gesture turns one at most, counted from where it began.
struct PagesFromABox: View {
  @State private var start = DragStart()

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<9) { page in
          Text(String(page)).containerRelativeFrame(.horizontal)
        }
      }
    }
    .onScrollPhaseChange { _, phase, context in
      if phase == .interacting {
        start.offset = context.geometry.contentOffset.x
      }
    }
    .scrollTargetBehavior(PageFromStart(start: start))
  }
}

struct PageFromStart: ScrollTargetBehavior {
  let start: DragStart

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = max(context.containerSize.width, 1)
    let page = (start.offset / width).rounded()
    let wanted = (target.rect.minX / width).rounded()
    target.rect.origin.x = min(max(wanted, page - 1), page + 1) * width
  }
}

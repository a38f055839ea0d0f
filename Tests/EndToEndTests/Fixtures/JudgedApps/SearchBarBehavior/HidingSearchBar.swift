import SwiftUI

// The search bar scrolls away with the list, like in Mail: it is either shown or hidden.
struct SearchBarBehavior: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // further down the list scrolls as usual
    guard target.rect.minY < height * 2 else { return }

    let maxOffset = max(0, context.contentSize.height - context.containerSize.height)
    if target.rect.minY < height / 2 {
      target.rect.origin.y = 0
    } else {
      target.rect.origin.y = min(height, maxOffset)
    }
  }
}

extension View {
  func hidesSearchBar(height: CGFloat) -> some View {
    scrollTargetBehavior(SearchBarBehavior(height: height))
  }
}

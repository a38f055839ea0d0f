import SwiftUI
import Observation

@Observable
final class DeckPager {
  var index = 0
  let count: Int

  init(count: Int) { self.count = count }

  func turn(_ step: Int) {
    index = max(0, min(count - 1, index + step))
  }
}

struct DeckPaging: ScrollTargetBehavior {
  let pager: DeckPager

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width
    guard page > 0, pager.count > 0 else { return }

    let travelled = target.rect.minX - context.originalTarget.rect.minX
    if abs(travelled) > page / 3 {
      pager.turn(travelled > 0 ? 1 : -1)
    }
    target.rect.origin.x = CGFloat(pager.index) * page
  }
}

import SwiftUI

struct Delegating: ScrollTargetBehavior {
  private let base = PagingScrollTargetBehavior()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
    target.rect.origin.x -= 10
  }
}

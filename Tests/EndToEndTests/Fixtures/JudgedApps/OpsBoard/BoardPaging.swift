import SwiftUI

/// One page a swipe, whatever the number of cards on it.
struct BoardPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let lastPage = max(Int(context.contentSize.width / width) - 1, 0)
    let from = (context.originalTarget.rect.minX / width).rounded()
    let wanted = (target.rect.minX / width).rounded()

    let page = min(max(wanted, from - 1), from + 1)
    target.rect.origin.x = min(max(page, 0), CGFloat(lastPage)) * width
  }
}

extension ScrollTargetBehavior where Self == BoardPaging {
  static var board: BoardPaging { BoardPaging() }
}

import SwiftUI

// Turns the page once a good third of the next one has been pulled in.
struct PageTurnBehavior: ScrollTargetBehavior {
  let pageCount: Int
  var turnThreshold: CGFloat = 0.35

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, pageCount > 0 else { return }

    let page = Int((context.originalTarget.rect.minX / width).rounded())
    let progress = target.rect.minX - CGFloat(page) * width

    let destination: Int
    if progress > turnThreshold {
      destination = page + 1
    } else if progress < -turnThreshold {
      destination = page - 1
    } else {
      destination = page
    }

    let clamped = min(max(destination, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(clamped) * width
  }
}

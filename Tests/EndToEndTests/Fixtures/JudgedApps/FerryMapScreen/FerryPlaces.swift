import SwiftUI

struct Pier: Identifiable {
  let id = UUID()
  let name: String
  let minutesOnFoot: Int
  let routes: [String]
}

enum CardLayout {
  static let margin: CGFloat = 28
  static let spacing: CGFloat = 14
  static let maxWidth: CGFloat = 380
}

struct CardSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let card = context.containerSize.width - CardLayout.margin * 2
    let step = card + CardLayout.spacing
    guard card > 0 else { return }

    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let index = (target.rect.minX / step).rounded()
    let snapped = min(max(index * step, 0), end)
    let toEnd = abs(end - target.rect.minX)
    target.rect.origin.x = toEnd < abs(snapped - target.rect.minX) ? end : snapped
  }
}

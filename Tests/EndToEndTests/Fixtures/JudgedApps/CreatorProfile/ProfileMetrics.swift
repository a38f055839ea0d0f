import SwiftUI

enum ProfileMetrics {
  static let cover: CGFloat = 168
  static let identity: CGFloat = 96
  static let bar: CGFloat = 108

  static var header: CGFloat { cover + identity }
}

/// Never leaves the header half folded.
struct FoldingHeaderBehavior: ScrollTargetBehavior {
  var travel: CGFloat = 156

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < travel else { return }
    target.rect.origin.y = y < travel / 2 ? 0 : travel
  }
}

import SwiftUI

struct BannerPaging: ScrollTargetBehavior {
  let stride: CGFloat
  let count: Int
  let offset: CGFloat

  private static let swipeThreshold: CGFloat = 200

  var nearestPage: Int { clamp(Int((offset / stride).rounded())) }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }

    // Work from where the finger let go, so that a hard swipe still moves a single banner.
    let position = offset / stride
    let speed = context.velocity.dy

    let page: Int
    if speed > Self.swipeThreshold {
      page = Int(position.rounded(.down)) + 1
    } else if speed < -Self.swipeThreshold {
      page = Int(position.rounded(.up)) - 1
    } else {
      page = nearestPage
    }
    target.rect.origin.x = CGFloat(clamp(page)) * stride
  }

  private func clamp(_ page: Int) -> Int {
    min(max(page, 0), max(count - 1, 0))
  }
}

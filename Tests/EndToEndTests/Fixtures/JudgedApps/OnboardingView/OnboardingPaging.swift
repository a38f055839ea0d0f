import SwiftUI

struct DragOrigin: Equatable {
  var x: CGFloat = 0
  // Page at or before / at or after the point of touch.
  var leading = 0
  var trailing = 0

  init() {}

  init(x: CGFloat, stride: CGFloat) {
    self.x = x
    guard stride > 0 else { return }
    // within a quarter of a card we count as being on it
    leading = Int((x / stride + 0.25).rounded(.down))
    trailing = Int((x / stride - 0.25).rounded(.up))
  }
}

// Never moves more than one card per swipe.
struct OnboardingPaging: ScrollTargetBehavior {
  var stride: CGFloat
  var count: Int
  var origin: DragOrigin
  var offset: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }

    let page: Int
    switch context.velocity.dx {
    case let v where v > 150:
      page = offset >= origin.x ? origin.leading + 1 : origin.trailing
    case let v where v < -150:
      page = offset <= origin.x ? origin.trailing - 1 : origin.leading
    default:
      let nearest = Int((offset / stride).rounded())
      page = min(max(nearest, origin.trailing - 1), origin.leading + 1)
    }

    target.rect.origin.x = CGFloat(min(max(page, 0), count - 1)) * stride
  }
}

import SwiftUI

// A behavior that stops on multiples of one length along one axis.
protocol SteppedScrolling: ScrollTargetBehavior {
  var step: CGFloat { get }
  var axis: Axis { get }
}

extension SteppedScrolling {
  var axis: Axis { .vertical }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .vertical:
      target.rect.origin.y = nearest(target.rect.origin.y)
    case .horizontal:
      target.rect.origin.x = nearest(target.rect.origin.x)
    }
  }

  private func nearest(_ value: CGFloat) -> CGFloat {
    (max(0, value) / step).rounded() * step
  }
}

struct WheelBehavior: SteppedScrolling {
  let step: CGFloat
}

// options: --item-length 120
// rests: 650
import SwiftUI

struct Careful: ScrollTargetBehavior {
  enum Failure: Error { case empty }

  func step(in width: CGFloat) throws -> CGFloat {
    guard width > 0 else { throw Failure.empty }
    return width / 3
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let step = try? step(in: context.containerSize.width) else { return }
    defer { target.anchor = nil }
    target.rect.origin.x = (target.rect.minX / step).rounded(.toNearestOrEven) * step
  }
}

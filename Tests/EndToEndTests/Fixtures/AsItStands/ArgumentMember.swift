// rests: 585
// says: the behavior is .halfPage, as here
import SwiftUI
extension ScrollTargetBehavior where Self == HalfPage {
  static var halfPage: HalfPage { .init(fraction: 0.5) }
  static func page(fraction: CGFloat) -> Self { .init(fraction: fraction) }
}
struct HalfPage: ScrollTargetBehavior {
  let fraction: CGFloat
  fileprivate init(fraction: CGFloat) { self.fraction = fraction }
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {
    let w = context.containerSize.width * fraction
    target.rect.origin.x = (target.rect.origin.x / w).rounded() * w
  }
}

// expression: Mapping { ($0 / 50).rounded() * 50 }
// options: --item-length 120
// rests: 600
import SwiftUI

struct Mapping: ScrollTargetBehavior {
  var map: (CGFloat) -> CGFloat = { $0 }
  init(_ map: @escaping (CGFloat) -> CGFloat) { self.map = map }
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = map(target.rect.minX)
  }
}

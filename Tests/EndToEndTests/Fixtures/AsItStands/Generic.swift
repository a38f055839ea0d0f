// expression: Snapping(positions: [0, 250, 640, 1000])
// options: --item-length 120
// rests: 640
import SwiftUI

struct Snapping<Positions: RandomAccessCollection>: ScrollTargetBehavior where Positions.Element == CGFloat {
  let positions: Positions

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    if let nearest = positions.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = nearest
    }
  }
}

// options: --item-length 120
// rests: 780
import SwiftUI

struct Dispatching: ScrollTargetBehavior {
  var onPage: ((Int) -> Void)? = nil

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = (target.rect.minX / context.containerSize.width).rounded()
    DispatchQueue.main.async { [onPage] in
      onPage?(Int(page))
    }
    target.rect.origin.x = page * context.containerSize.width
  }
}

import SwiftUI

extension CGFloat {
  var adjusted: CGFloat {
    let short = Swift.min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    return self * short / 375
  }
}

struct CookStep: Identifiable, Decodable {
  var id: String { text }
  let text: String
  let photo: Bool

  var height: CGFloat {
    (photo ? CGFloat(180) : CGFloat(96)).adjusted
  }
}

enum Gap {
  static let row: CGFloat = 12
}

extension Array where Element == CookStep {
  var stops: [CGFloat] {
    var y: CGFloat = 0
    return map { step in
      defer { y += step.height + Gap.row }
      return y
    }
  }
}

struct StepSnap: ScrollTargetBehavior {
  var stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let all = stops.filter { $0 < end } + [end]
    let y = target.rect.minY
    guard let best = all.min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = best
  }
}

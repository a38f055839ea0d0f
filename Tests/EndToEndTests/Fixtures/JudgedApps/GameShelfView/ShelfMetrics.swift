import SwiftUI

enum ShelfDensity: String, CaseIterable, Identifiable {
  case cosy, compact

  var id: Self { self }

  var tile: CGFloat {
    switch self {
    case .cosy: 148
    case .compact: 116
    }
  }

  var gap: CGFloat {
    switch self {
    case .cosy: 14
    case .compact: 10
    }
  }
}

struct ShelfSnap: ScrollTargetBehavior {
  var density: ShelfDensity

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = density.tile + density.gap
    let reachable = max(0, context.contentSize.width - context.containerSize.width)
    let last = (reachable / stride).rounded(.down)
    let box = (target.rect.minX / stride).rounded()

    target.rect.origin.x = min(max(box, 0), last) * stride
  }
}

extension ScrollTargetBehavior where Self == ShelfSnap {
  // Always leaves a whole box against the left end of the shelf.
  static func shelf(_ density: ShelfDensity) -> ShelfSnap { ShelfSnap(density: density) }
}

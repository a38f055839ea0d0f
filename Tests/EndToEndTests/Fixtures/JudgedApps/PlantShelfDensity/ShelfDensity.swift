import SwiftUI

enum ShelfDensity: String, CaseIterable {
  case roomy, cozy

  var tile: CGFloat {
    switch self {
    case .roomy: 156
    case .cozy: 112
    }
  }

  var spacing: CGFloat {
    switch self {
    case .roomy: 16
    case .cozy: 10
    }
  }
}

extension EnvironmentValues {
  @Entry var shelfDensity: ShelfDensity = .roomy
}

struct TileSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let density = context.shelfDensity
    let step = density.tile + density.spacing
    let limit = max(0, context.contentSize.width - context.containerSize.width)

    let x = target.rect.origin.x
    let snapped = (x / step).rounded() * step
    let nearer = abs(limit - x) < abs(snapped - x) ? limit : snapped
    target.rect.origin.x = max(0, min(nearer, limit))
  }
}

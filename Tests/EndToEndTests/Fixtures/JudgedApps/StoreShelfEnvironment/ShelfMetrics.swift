import SwiftUI

struct ShelfMetrics: Equatable, Sendable {
  var tileWidth: CGFloat
  var tileHeight: CGFloat
  var spacing: CGFloat

  static let hero = ShelfMetrics(tileWidth: 280, tileHeight: 200, spacing: 16)
  static let dense = ShelfMetrics(tileWidth: 148, tileHeight: 180, spacing: 12)
}

private struct ShelfMetricsKey: EnvironmentKey {
  static let defaultValue = ShelfMetrics.hero
}

extension EnvironmentValues {
  var shelfMetrics: ShelfMetrics {
    get { self[ShelfMetricsKey.self] }
    set { self[ShelfMetricsKey.self] = newValue }
  }
}

// Settles a shelf on a tile, or on the end of the shelf if that is closer.
struct ShelfScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let metrics = context.shelfMetrics
    let stride = metrics.tileWidth + metrics.spacing
    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    let proposed = target.rect.minX
    let tile = (proposed / stride).rounded() * stride
    let nearEnd = abs(reach - proposed) <= abs(tile - proposed)
    target.rect.origin.x = nearEnd ? reach : min(max(tile, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == ShelfScrollTargetBehavior {
  static var shelf: Self { Self() }
}

import SwiftUI

struct GalleryLayout {
  static let height: CGFloat = 320
  static let gap: CGFloat = 12
  static let inset: CGFloat = 20

  let widths: [CGFloat]

  init(images: [ProductImage]) {
    widths = images.map { $0.aspect * Self.height }
  }

  var centers: [CGFloat] {
    var x = Self.inset
    return widths.map { width in
      defer { x += width + Self.gap }
      return x + width / 2
    }
  }
}

// Centres a picture; the first and last one keep to the edges.
struct GalleryBehavior: ScrollTargetBehavior {
  let layout: GalleryLayout

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }

    let middle = layout.centers.dropFirst().dropLast().map {
      min(max($0 - context.containerSize.width / 2, 0), end)
    }
    let stops = [0] + middle + [end]

    let x = min(max(target.rect.minX, 0), end)
    let stop: CGFloat?
    if context.velocity.dx > 35 {
      stop = stops.first(where: { $0 >= x })
    } else if context.velocity.dx < -35 {
      stop = stops.last(where: { $0 <= x })
    } else {
      stop = stops.min(by: { abs($0 - x) < abs($1 - x) })
    }
    target.rect.origin.x = stop ?? x
  }
}

import SwiftUI

enum ContactMetrics {
  static let header: CGFloat = 32
  static let row: CGFloat = 52
}

// Free scrolling, but a rest close to the beginning of a letter is pulled onto it.
struct SectionMagnet: ScrollTargetBehavior {
  let tops: [CGFloat]
  var reach: CGFloat = 16

  init(sections: [ContactSection]) {
    var tops: [CGFloat] = []
    var y: CGFloat = 0
    for section in sections {
      tops.append(y)
      y += ContactMetrics.header + CGFloat(section.contacts.count) * ContactMetrics.row
    }
    self.tops = tops
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    guard y > 0, y < maxY else { return }

    guard let nearest = tops.min(by: { abs($0 - y) < abs($1 - y) }),
      nearest <= maxY,
      abs(nearest - y) <= reach
    else { return }

    // Only help in the direction the list has moved, never undo it.
    let start = context.originalTarget.rect.minY
    guard (nearest - start) * (y - start) > 0 else { return }

    target.rect.origin.y = nearest
  }
}

import SwiftUI

enum GuideLayout {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 4
  static let pointsPerMinute: CGFloat = 3
  static let widestTile: CGFloat = 300

  static func tileWidth(minutes: Int) -> CGFloat {
    min(CGFloat(minutes) * pointsPerMinute, widestTile)
  }

  static func offAirWidth(after lastTile: CGFloat, in width: CGFloat) -> CGFloat {
    max(0, width - margin * 2 - gap - lastTile)
  }
}

struct ProgrammeSnapping: ScrollTargetBehavior {
  let widths: [CGFloat]

  private var stops: [CGFloat] {
    widths.dropLast().reduce(into: [0]) { stops, width in
      stops.append(stops[stops.count - 1] + width + GuideLayout.gap)
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stops = self.stops
    let start = context.originalTarget.rect.minX
    let travel = target.rect.minX - start

    let from = index(nearest: start, in: stops)
    var to = index(nearest: target.rect.minX, in: stops)

    if to == from, context.velocity.dx != 0, abs(travel) > 24 {
      to += travel > 0 ? 1 : -1
    }

    target.rect.origin.x = stops[min(max(to, 0), stops.count - 1)]
    target.anchor = .leading
  }

  private func index(nearest x: CGFloat, in stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
  }
}

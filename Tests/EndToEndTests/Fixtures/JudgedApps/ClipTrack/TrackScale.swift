import SwiftUI

struct Clip: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var seconds: Double
  var hue: Double
  var isMuted = false
}

/// Where the clips of a track lie, in points from the start of the track.
struct TrackScale {
  static let gap: CGFloat = 3
  private static let pointsPerSecond: CGFloat = 14
  private static let widths: ClosedRange<CGFloat> = 48...176

  let starts: [CGFloat]
  let length: CGFloat

  init(_ clips: [Clip]) {
    var x: CGFloat = 0
    var starts: [CGFloat] = []
    for clip in clips {
      starts.append(x)
      x += Self.width(of: clip) + Self.gap
    }
    self.starts = starts
    length = max(x - Self.gap, 0)
  }

  static func width(of clip: Clip) -> CGFloat {
    let natural = CGFloat(clip.seconds) * pointsPerSecond
    return min(max(natural, widths.lowerBound), widths.upperBound)
  }

  func index(at x: CGFloat) -> Int? {
    starts.lastIndex { $0 <= x + 0.5 } ?? starts.indices.first
  }
}

struct CutSnap: ScrollTargetBehavior {
  let cuts: [CGFloat]

  init(_ scale: TrackScale) {
    cuts = scale.starts + [scale.length]
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    guard let cut = cuts.min(by: { abs($0 - x) < abs($1 - x) }) else { return }
    target.rect.origin.x = cut
  }
}

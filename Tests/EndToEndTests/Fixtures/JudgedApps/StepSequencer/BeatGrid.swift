import SwiftUI

struct BeatGrid: Equatable {
  var bars: Int
  var beatsPerBar: Int
  var beatWidth: CGFloat
  var barGap: CGFloat

  var barWidth: CGFloat { CGFloat(beatsPerBar) * beatWidth }

  var length: CGFloat {
    guard bars > 0 else { return 0 }
    return CGFloat(bars) * barWidth + CGFloat(bars - 1) * barGap
  }

  func x(bar: Int, beat: Int) -> CGFloat {
    CGFloat(bar) * (barWidth + barGap) + CGFloat(beat) * beatWidth
  }

  var barLines: [CGFloat] {
    (0..<bars).map { x(bar: $0, beat: 0) } + [length]
  }

  var beatLines: [CGFloat] {
    (0..<bars).flatMap { bar in
      (0..<beatsPerBar).map { x(bar: bar, beat: $0) }
    } + [length]
  }
}

struct BeatGridBehavior: ScrollTargetBehavior {
  let grid: BeatGrid
  // Points per second from which a fling settles on bar lines only.
  var barVelocity: CGFloat = 1200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let lines = abs(context.velocity.dx) >= barVelocity ? grid.barLines : grid.beatLines
    let x = target.rect.minX
    if let line = lines.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = line
    }
  }
}

extension ScrollTargetBehavior where Self == BeatGridBehavior {
  static func beatGrid(_ grid: BeatGrid) -> Self { BeatGridBehavior(grid: grid) }
}

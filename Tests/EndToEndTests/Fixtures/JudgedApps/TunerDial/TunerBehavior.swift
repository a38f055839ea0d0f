import SwiftUI

// Fine tuning by dragging, station seeking by flicking.
//
// - A slow drag always ends on the closest 0.1 MHz tick.
// - A flick that runs out close to a preset is caught by that preset.
struct TunerBehavior: ScrollTargetBehavior {
  let tick: CGFloat
  let lastIndex: Int
  let stations: [Int]

  private let catchRange = 2
  private let flickSpeed: CGFloat = 200

  init(tick: CGFloat, lastIndex: Int, stations: [Int]) {
    self.tick = tick
    self.lastIndex = lastIndex
    self.stations = stations
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var index = Int((target.rect.minX / tick).rounded())
    index = min(max(index, 0), lastIndex)

    if abs(context.velocity.dx) > flickSpeed,
      let station = stations.first(where: { abs($0 - index) <= catchRange })
    {
      index = station
    }
    target.rect.origin.x = CGFloat(index) * tick
  }
}

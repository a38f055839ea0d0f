import SwiftUI

struct CellarMetrics: Equatable {
  var door: CGFloat = 168
  var shelf: CGFloat = 112
  var plate: CGFloat = 40

  static let upright = Self()
  static let lying = CellarMetrics(door: 96, shelf: 88)
}

extension EnvironmentValues {
  @Entry var cellarMetrics = CellarMetrics.upright
}

struct Bottle: Identifiable, Hashable {
  let id: Int, label: String, year: Int
  var ready: Bool { year < 2016 }
}

struct Rack: Identifiable {
  let id: String
  let shelves: [[Bottle]]

  init(_ region: String, shelves n: Int, year: Int, key: Int) {
    id = region
    shelves = (0..<n).map { s in
      (0..<5).map { b in
        Bottle(
          id: key + s * 10 + b, label: "\(region.prefix(3)) \(s + 1)\(b + 1)", year: year + (s * 3 + b) % 9)
      }
    }
  }

  static let cellar = [
    Rack("Burgundy", shelves: 4, year: 2009, key: 1000),
    Rack("Douro", shelves: 2, year: 2011, key: 2000),
    Rack("Mosel", shelves: 3, year: 2014, key: 3000),
    Rack("Piedmont", shelves: 5, year: 2008, key: 4000),
  ]
}

struct ShelfStops: ScrollTargetBehavior {
  let racks: [Rack]
  let metrics: CellarMetrics
  private let strongArm: CGFloat = 1_800

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let stops = places(end: end, racksOnly: abs(context.velocity.dy) > strongArm)
    let y = target.rect.minY
    target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? 0
  }

  private func places(end: CGFloat, racksOnly: Bool) -> [CGFloat] {
    var list: [CGFloat] = [0]
    var y = metrics.door
    for rack in racks {
      list.append(y)
      // the first shelf goes with the name plate
      var s = y + metrics.plate
      for i in rack.shelves.indices {
        if i > 0, !racksOnly { list.append(s) }
        s += metrics.shelf
      }
      y = s
    }
    // nothing that stands too close to the floor
    list.removeAll { $0 > end - metrics.shelf / 2 }
    return list + [end]
  }
}

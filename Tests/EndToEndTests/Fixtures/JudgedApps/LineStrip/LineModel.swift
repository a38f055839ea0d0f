import SwiftUI

enum StripMetrics {
  static let badge: CGFloat = 56
  static let zone: CGFloat = 20
  static let spacing: CGFloat = 6
  static let margin: CGFloat = 16
}

struct Station: Identifiable {
  let name: String
  var opensZone: Int? = nil
  var id: String { name }
  var width: CGFloat { CGFloat(name.count) * 9 + 44 }
}

final class LineModel: ObservableObject {
  let line = "7"
  @Published var here = "Harbour"

  let stations: [Station] = [
    Station(name: "Harbour"), Station(name: "Mill Lane"), Station(name: "Town Hall"),
    Station(name: "St Anne's"), Station(name: "University", opensZone: 2),
    Station(name: "Canal Basin"), Station(name: "Park Gate"), Station(name: "Hospital"),
    Station(name: "Stadium"), Station(name: "Elm Grove", opensZone: 3),
    Station(name: "Airport Road"), Station(name: "Terminal"),
  ]

  // Leading edge of the badge and of every pill after it.
  var stops: [CGFloat] {
    var x = StripMetrics.badge + StripMetrics.spacing
    var edges: [CGFloat] = [0]
    for station in stations {
      if station.opensZone != nil { x += StripMetrics.zone + StripMetrics.spacing }
      edges.append(x)
      x += station.width + StripMetrics.spacing
    }
    return edges
  }
}

struct StationRest: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let x = min(max(target.rect.minX, 0), limit)
    let reachable = stops.prefix { $0 < limit } + [limit]

    // reachable is ascending: find the pair around x
    guard let upper = reachable.firstIndex(where: { $0 >= x }), upper > 0 else {
      target.rect.origin.x = 0
      return
    }
    let before = reachable[upper - 1], after = reachable[upper]
    target.rect.origin.x = x - before < after - x ? before : after
  }
}

extension View {
  func restsOnStations(_ stops: [CGFloat]) -> some View {
    scrollTargetBehavior(StationRest(stops: stops))
  }
}

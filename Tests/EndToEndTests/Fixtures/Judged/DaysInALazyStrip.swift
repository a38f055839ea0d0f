// judged: cut-fling
import SwiftUI

/// A strip of days whose places are measured as they appear.
struct DaysInALazyStrip: View {
  let days: [Int]
  @State private var places: [Int: CGRect] = [:]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 6) {
        ForEach(days, id: \.self) { day in
          Text("\(day)").frame(width: 48, height: 64)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("strip"))
            } action: {
              places[day] = $0
            }
        }
      }
      .coordinateSpace(name: "strip")
    }
    .scrollTargetBehavior(NearestPlace(places: places))
  }
}

struct NearestPlace: ScrollTargetBehavior {
  let places: [Int: CGRect]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let wanted = target.rect.minX
    let nearest = places.values.map(\.minX).min { abs($0 - wanted) < abs($1 - wanted) }
    if let nearest { target.rect.origin.x = nearest }
  }
}

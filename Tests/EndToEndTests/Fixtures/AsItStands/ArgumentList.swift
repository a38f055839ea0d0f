// rests: 610
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = stops.min { abs($0 - target.rect.minX) < abs($1 - target.rect.minX) } ?? 0
  }
}

struct Feed: View {
  let stops: [CGFloat] = [0, 240, 610, 900]

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(stops: stops))
  }
}

import MapKit
import SwiftUI

struct Trail: Identifiable {
  let id = UUID()
  let name: String
  let report: String
}

/// The trails near by, each with its map and the last report.
struct TrailMaps: View {
  let trails: [Trail]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(trails) { trail in
          VStack(alignment: .leading) {
            Text(trail.name)
              .font(.title2)
            Map()
              .frame(minHeight: 300, idealHeight: 480, maxHeight: .infinity)
            Text(trail.report)
          }
          .padding()
          .border(Color.secondary, width: 0.5)
          .accentColor(.green)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}

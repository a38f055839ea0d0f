import MapKit
import SwiftUI

struct FerryMapScreen: View {
  @State private var camera: MapCameraPosition = .region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 53.5453, longitude: 9.9668),
      latitudinalMeters: 6_000,
      longitudinalMeters: 6_000
    )
  )

  let piers: [Pier] = [
    Pier(name: "Landungsbrücken", minutesOnFoot: 4, routes: ["62", "72", "73"]),
    Pier(name: "Altona", minutesOnFoot: 11, routes: ["62"]),
    Pier(name: "Dockland", minutesOnFoot: 16, routes: ["62"]),
    Pier(name: "Elbphilharmonie", minutesOnFoot: 18, routes: ["72"]),
    Pier(name: "Neumühlen", minutesOnFoot: 24, routes: ["62", "64"]),
    Pier(name: "Finkenwerder", minutesOnFoot: 52, routes: ["62", "64", "68"]),
  ]

  var body: some View {
    Map(position: $camera)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        GeometryReader { geometry in
          carousel(width: geometry.size.width)
        }
        .frame(height: 140)
        .padding(.bottom, 12)
      }
  }

  private func carousel(width: CGFloat) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: CardLayout.spacing) {
        ForEach(piers) { pier in
          PierCard(pier: pier)
            .frame(width: min(width - CardLayout.margin * 2, CardLayout.maxWidth))
        }
      }
      .padding(.horizontal, CardLayout.margin)
    }
    .scrollTargetBehavior(CardSnap())
  }
}

private struct PierCard: View {
  let pier: Pier

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(pier.name).font(.headline)
      Label("\(pier.minutesOnFoot) min", systemImage: "figure.walk")
        .font(.subheadline)
      HStack {
        ForEach(pier.routes, id: \.self) { route in
          Text(route)
            .font(.caption.bold())
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.blue.opacity(0.2), in: .capsule)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
  }
}

#Preview {
  FerryMapScreen()
}

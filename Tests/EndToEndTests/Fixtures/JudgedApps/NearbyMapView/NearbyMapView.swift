import MapKit
import SwiftUI

struct NearbyMapView: View {
  let cafes: [Cafe]

  @State private var selection: Cafe.ID?
  @State private var camera: MapCameraPosition = .automatic

  private enum Card {
    static let size = CGSize(width: 300, height: 124)
    static let spacing: CGFloat = 16
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        Map(position: $camera) {
          ForEach(cafes) { cafe in
            Marker(cafe.name, systemImage: "cup.and.saucer", coordinate: cafe.coordinate)
              .tint(cafe.id == selection ? .orange : .brown)
          }
        }
        .ignoresSafeArea()

        cards(in: proxy.size.width)
          .padding(.bottom, 16)
      }
    }
    .onChange(of: selection) { _, id in
      guard let cafe = cafes.first(where: { $0.id == id }) else { return }
      withAnimation(.easeInOut) {
        camera = .region(
          MKCoordinateRegion(center: cafe.coordinate, latitudinalMeters: 600, longitudinalMeters: 600)
        )
      }
    }
  }

  private func cards(in width: CGFloat) -> some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Card.spacing) {
        ForEach(cafes) { cafe in
          CafeCard(cafe: cafe)
            .frame(width: Card.size.width, height: Card.size.height)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, max((width - Card.size.width) / 2, 0), for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $selection)
    .scrollIndicators(.never)
    .scrollClipDisabled()
    .frame(height: Card.size.height)
  }
}

private struct CafeCard: View {
  let cafe: Cafe

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(cafe.name)
        .font(.headline)
      Label(cafe.rating.formatted(.number.precision(.fractionLength(1))), systemImage: "star.fill")
        .font(.subheadline)
        .foregroundStyle(.orange)
      Text(cafe.address)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
  }
}

struct Cafe: Identifiable, Hashable {
  let id: UUID
  let name: String
  let address: String
  let rating: Double
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

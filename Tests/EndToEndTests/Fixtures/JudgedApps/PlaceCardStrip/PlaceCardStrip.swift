import CoreLocation
import SwiftUI

struct Place: Identifiable, Hashable {
  let id: UUID
  let name: String
  let category: String
  let rating: Double
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D {
    .init(latitude: latitude, longitude: longitude)
  }
}

struct PlaceCardStrip: View {
  enum Layout {
    static let gap: CGFloat = 12
    static let sideMargin: CGFloat = 28
    static let height: CGFloat = 132
  }

  let places: [Place]
  @Binding var selection: Place.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Layout.gap) {
        ForEach(places) { place in
          PlaceCard(place: place)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, Layout.sideMargin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .frame(height: Layout.height)
  }
}

private struct PlaceCard: View {
  let place: Place

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.tint.quaternary)
        .frame(width: 84, height: 84)
      VStack(alignment: .leading, spacing: 4) {
        Text(place.name)
          .font(.headline)
          .lineLimit(1)
        Text(place.category)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Label(place.rating.formatted(.number.precision(.fractionLength(1))), systemImage: "star.fill")
          .font(.caption)
          .foregroundStyle(.orange)
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxHeight: .infinity)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
  }
}

import SwiftUI

struct PlaceCardStrip: View {
  let places: [Place]
  @Binding var focusedID: Place.ID?

  private let margin: CGFloat = 20
  private let peek: CGFloat = 32
  private let spacing: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(places) { place in
          PlaceCard(place: place, isFocused: place.id == focusedID)
            .containerRelativeFrame(.horizontal) { width, _ in
              width - margin - spacing - peek
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, margin)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $focusedID)
    .frame(height: 132)
  }
}

private struct PlaceCard: View {
  let place: Place
  let isFocused: Bool

  private var distanceText: String {
    Measurement(value: place.distance, unit: UnitLength.meters)
      .formatted(.measurement(width: .abbreviated, usage: .road))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(place.name)
        .font(.headline)
        .lineLimit(1)
      Text(place.category)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Label(distanceText, systemImage: "figure.walk")
        .font(.footnote)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
    .overlay {
      RoundedRectangle(cornerRadius: 20)
        .strokeBorder(.tint, lineWidth: isFocused ? 2 : 0)
    }
  }
}

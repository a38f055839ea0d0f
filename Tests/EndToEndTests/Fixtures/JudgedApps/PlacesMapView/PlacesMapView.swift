import MapKit
import SwiftUI

struct PlacesMapView: View {
  var places: [Place] = Place.nearby
  @State private var selected: Place.ID?

  var body: some View {
    ZStack {
      Map {
        ForEach(places) { place in
          Marker(place.name, coordinate: place.coordinate)
            .tint(selected == place.id ? .red : .blue)
        }
      }

      GeometryReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: proxy.size.height - SheetDetent.peekHeight)
              .allowsHitTesting(false)
            PlacesSheet(places: places, selected: $selected)
          }
        }
        .scrollTargetBehavior(SheetDetentBehavior())
      }
    }
  }
}

private struct PlacesSheet: View {
  let places: [Place]
  @Binding var selected: Place.ID?

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 12) {
        Capsule()
          .fill(.tertiary)
          .frame(width: 36, height: 5)
        Text("Nearby")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 20)
      }
      .frame(height: 64)

      ForEach(places) { place in
        HStack {
          VStack(alignment: .leading) {
            Text(place.name)
            Text(place.detail)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.right")
            .foregroundStyle(.tertiary)
        }
        .padding(.horizontal, 20)
        .frame(height: 76)
        .contentShape(Rectangle())
        .onTapGesture { selected = place.id }
      }
    }
    .padding(.bottom, 40)
    .background(
      .regularMaterial,
      in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
    )
  }
}

#Preview {
  PlacesMapView()
}

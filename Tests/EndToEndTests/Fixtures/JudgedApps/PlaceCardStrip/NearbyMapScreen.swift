import MapKit
import SwiftUI

struct NearbyMapScreen: View {
  let places: [Place]

  @State private var selection: Place.ID?
  @State private var camera: MapCameraPosition = .automatic

  var body: some View {
    Map(position: $camera, selection: $selection) {
      ForEach(places) { place in
        Marker(place.name, coordinate: place.coordinate)
          .tag(place.id)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      PlaceCardStrip(places: places, selection: $selection)
        .padding(.bottom, 12)
    }
    .animation(.smooth, value: selection)
    .onChange(of: selection) { _, id in
      guard let place = places.first(where: { $0.id == id }) else { return }
      withAnimation(.easeInOut) {
        camera = .region(
          MKCoordinateRegion(
            center: place.coordinate,
            latitudinalMeters: 900,
            longitudinalMeters: 900
          )
        )
      }
    }
  }
}

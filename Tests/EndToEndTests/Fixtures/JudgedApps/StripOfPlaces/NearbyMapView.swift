import MapKit
import SwiftUI

struct Place: Identifiable, Hashable {
  let id: String
  let name: String
  let category: String
  let latitude: Double
  let longitude: Double
  let distance: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

struct NearbyMapView: View {
  let places: [Place]
  @State private var camera: MapCameraPosition = .automatic
  @State private var focusedID: Place.ID?

  var body: some View {
    Map(position: $camera, selection: $focusedID) {
      ForEach(places) { place in
        Marker(place.name, coordinate: place.coordinate)
          .tag(place.id)
      }
    }
    .safeAreaInset(edge: .bottom) {
      PlaceCardStrip(places: places, focusedID: $focusedID)
        .padding(.bottom, 8)
    }
    .onChange(of: focusedID) { _, id in
      guard let place = places.first(where: { $0.id == id }) else { return }
      withAnimation(.smooth) {
        camera = .camera(MapCamera(centerCoordinate: place.coordinate, distance: 1_500))
      }
    }
  }
}

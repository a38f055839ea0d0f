import SwiftUI
import MapKit

struct Park: Identifiable {
  let id: String
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static let samples = [
    Park(id: "Regent's Park", latitude: 51.5313, longitude: -0.1570),
    Park(id: "Hyde Park", latitude: 51.5073, longitude: -0.1657),
    Park(id: "Victoria Park", latitude: 51.5364, longitude: -0.0390),
    Park(id: "Greenwich Park", latitude: 51.4769, longitude: 0.0005),
    Park(id: "Battersea Park", latitude: 51.4791, longitude: -0.1570),
    Park(id: "Clissold Park", latitude: 51.5613, longitude: -0.0880),
  ]
}

struct ParksMapView: View {
  var parks = Park.samples

  @State private var camera: MapCameraPosition = .automatic
  @State private var selection: Park.ID?

  var body: some View {
    Map(position: $camera, selection: $selection) {
      ForEach(parks) { park in
        Marker(park.id, systemImage: "tree", coordinate: park.coordinate)
          .tag(park.id)
      }
    }
    .overlay(alignment: .bottom) {
      PinCarousel(parks: parks, onSettle: focus(on:))
        .frame(height: 140)
        .padding(.bottom, 8)
    }
  }

  private func focus(on index: Int) {
    let park = parks[index]
    selection = park.id
    withAnimation {
      camera = .region(
        MKCoordinateRegion(center: park.coordinate, latitudinalMeters: 2000, longitudinalMeters: 2000))
    }
  }
}

#Preview {
  ParksMapView()
}

import MapKit
import SwiftUI

struct Charger: Identifiable, Hashable {
  let id: String
  let street: String
  let kilowatts: Int
  let free: Int
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static let samples: [Charger] = [
    Charger(id: "a", street: "Harbour St 4", kilowatts: 150, free: 2, latitude: 55.676, longitude: 12.568),
    Charger(id: "b", street: "Mill Lane 19", kilowatts: 50, free: 0, latitude: 55.681, longitude: 12.577),
    Charger(id: "c", street: "Station Sq", kilowatts: 22, free: 5, latitude: 55.672, longitude: 12.560),
    Charger(id: "d", street: "North Gate", kilowatts: 300, free: 1, latitude: 55.690, longitude: 12.571),
    Charger(id: "e", street: "Canal Rd 88", kilowatts: 11, free: 3, latitude: 55.668, longitude: 12.582),
  ]
}

@Observable
final class ChargerMapModel {
  var chargers = Charger.samples
  var focusedID: Charger.ID? = Charger.samples.first?.id
  var camera: MapCameraPosition = .automatic

  func focus(_ id: Charger.ID?) {
    guard let charger = chargers.first(where: { $0.id == id }) else { return }
    withAnimation(.easeInOut) {
      camera = .camera(MapCamera(centerCoordinate: charger.coordinate, distance: 2_500))
    }
  }
}

struct ChargerMap: View {
  @State private var model = ChargerMapModel()

  var body: some View {
    Map(position: $model.camera) {
      ForEach(model.chargers) { charger in
        Marker(charger.street, systemImage: "bolt.car", coordinate: charger.coordinate)
          .tint(charger.id == model.focusedID ? .green : .gray)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      rail.padding(.bottom, 12)
    }
    .onChange(of: model.focusedID) { _, id in
      model.focus(id)
    }
  }

  private var rail: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(model.chargers) { charger in
          ChargerCard(charger: charger)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $model.focusedID)
    .scrollIndicators(.never)
    .frame(height: 116)
  }
}

private struct ChargerCard: View {
  let charger: Charger

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(charger.street).font(.headline)
        Text("\(charger.kilowatts) kW").foregroundStyle(.secondary)
        Text(charger.free == 0 ? "Occupied" : "\(charger.free) free")
          .font(.subheadline.bold())
          .foregroundStyle(charger.free == 0 ? .red : .green)
      }
      Spacer()
      Button("Go", systemImage: "arrow.turn.up.right") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(height: 116)
    .background(.regularMaterial, in: .rect(cornerRadius: 22))
  }
}

#Preview {
  ChargerMap()
}

import MapKit
import SwiftUI

struct NearbyMap: View {
  @State private var store = GarageStore()
  @State private var camera: MapCameraPosition = .automatic

  var body: some View {
    Map(position: $camera) {
      ForEach(store.garages) { garage in
        Marker(garage.name, systemImage: "parkingsign", coordinate: garage.coordinate)
          .tint(garage.id == store.focusedID ? .blue : .gray)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { drawer }
    .task { await store.load() }
    .onChange(of: store.focusedID) {
      guard let garage = store.focused else { return }
      withAnimation(.snappy) {
        camera = .camera(MapCamera(centerCoordinate: garage.coordinate, distance: 900))
      }
    }
  }

  // Cards swipe the map along; the button below books whichever garage is in focus.
  private var drawer: some View {
    VStack(spacing: 14) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(store.garages) { garage in
            GarageCard(garage: garage, isFocused: garage.id == store.focusedID)
              .frame(width: 280)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $store.focusedID, anchor: .leading)
      .scrollIndicators(.hidden)
      .frame(height: 112)

      Button {
        store.reserveFocused()
      } label: {
        Text(store.focused.map { "Reserve at \($0.name)" } ?? "Reserve")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(store.focused?.free == 0)
      .padding(.horizontal, 20)
    }
    .padding(.vertical, 16)
    .background(.regularMaterial)
  }
}

private struct GarageCard: View {
  let garage: Garage
  let isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(garage.name).font(.headline)
      Text("\(garage.price) / h").foregroundStyle(.secondary)
      Label(garage.free == 0 ? "Full" : "\(garage.free) free", systemImage: "car.fill")
        .font(.subheadline)
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 16))
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .stroke(isFocused ? Color.blue : .clear, lineWidth: 2)
    }
  }
}

#Preview { NearbyMap() }

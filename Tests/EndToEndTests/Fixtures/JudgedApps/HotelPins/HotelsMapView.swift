import SwiftUI
import MapKit

struct HotelsMapView: View {
  @State private var model = HotelsModel()
  @State private var camera: MapCameraPosition = .automatic

  var body: some View {
    Map(position: $camera) {
      ForEach(model.hotels) { hotel in
        Annotation(hotel.name, coordinate: hotel.coordinate) {
          PricePin(price: hotel.nightly, isOn: hotel.id == model.selectedID)
        }
      }
    }
    .allowsHitTesting(false)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 12) {
        cards
        bookButton
      }
      .padding(.vertical, 12)
      .background(.thinMaterial)
    }
    .task { await model.load() }
    .onChange(of: model.selectedID) {
      guard let hotel = model.selected else { return }
      withAnimation {
        camera = .camera(MapCamera(centerCoordinate: hotel.coordinate, distance: 2_500))
      }
    }
  }

  private var cards: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(model.hotels) { hotel in
          HotelCard(hotel: hotel)
            .adaptiveCardWidth()
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $model.selectedID, anchor: .leading)
    .scrollIndicators(.hidden)
    .frame(height: 112)
  }

  // The one way to book from the map: the hotel that is in front.
  private var bookButton: some View {
    Button {
      NotificationCenter.default.post(name: .init("book"), object: model.selectedID)
    } label: {
      Text("Book \(model.selected?.name ?? "–")").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .padding(.horizontal, 24)
    .disabled(model.selected == nil)
  }
}

private struct PricePin: View {
  let price: Int
  let isOn: Bool

  var body: some View {
    Text(price, format: .currency(code: "EUR").precision(.fractionLength(0)))
      .font(.caption.bold())
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(isOn ? Color.accentColor : .white, in: .capsule)
      .foregroundStyle(isOn ? .white : .primary)
  }
}

#Preview { HotelsMapView() }

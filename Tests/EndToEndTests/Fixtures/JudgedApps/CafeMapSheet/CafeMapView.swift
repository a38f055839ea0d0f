import MapKit
import SwiftUI

struct Cafe: Identifiable {
  let id: Int
  let name: String
  let walk: Int
  let coordinate: CLLocationCoordinate2D
}

struct CafeMapView: View {
  let cafes: [Cafe]
  @State private var camera: MapCameraPosition = .automatic

  var body: some View {
    GeometryReader { geo in
      ZStack {
        Map(position: $camera) {
          ForEach(cafes) { cafe in
            Marker(cafe.name, systemImage: "cup.and.saucer.fill", coordinate: cafe.coordinate)
          }
        }
        .ignoresSafeArea()

        ScrollView {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: max(geo.size.height - SheetStop.peekHeight, 0))
            sheet
          }
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(SheetStopBehavior())
      }
    }
  }

  private var sheet: some View {
    VStack(alignment: .leading, spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 36, height: 5)
        .frame(maxWidth: .infinity)
        .padding(.top, 8)
      Text("Cafés nearby")
        .font(.title2.bold())
        .padding(.horizontal, 20)
        .padding(.vertical, 14)
      ForEach(cafes) { cafe in
        CafeRow(cafe: cafe)
      }
    }
    .padding(.bottom, 24)
    .background(.background, in: .rect(topLeadingRadius: 22, topTrailingRadius: 22))
    .shadow(color: .black.opacity(0.15), radius: 10, y: -2)
  }
}

private struct CafeRow: View {
  let cafe: Cafe

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "cup.and.saucer.fill")
        .frame(width: 48, height: 48)
        .background(.brown.opacity(0.2), in: .circle)
      VStack(alignment: .leading) {
        Text(cafe.name).font(.headline)
        Text("\(cafe.walk) min on foot").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 20)
    .frame(height: 76)
  }
}

#Preview {
  CafeMapView(
    cafes: (1...18).map { n in
      Cafe(
        id: n, name: "Café No. \(n)", walk: 2 + n,
        coordinate: CLLocationCoordinate2D(
          latitude: 48.2 + Double(n) * 0.001, longitude: 16.37 - Double(n % 4) * 0.002)
      )
    })
}

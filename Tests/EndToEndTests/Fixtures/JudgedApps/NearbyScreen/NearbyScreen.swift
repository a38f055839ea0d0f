import SwiftUI

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let distance: Measurement<UnitLength>

  static let sample: [Place] = (1...20).map {
    Place(name: "Coffee stop \($0)", distance: .init(value: Double($0) * 120, unit: .meters))
  }
}

enum DrawerMetrics {
  static let peek: CGFloat = 140
  static let topGap: CGFloat = 60
  static let rowHeight: CGFloat = 64
}

struct NearbyScreen: View {
  var places = Place.sample

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        MapBackdrop()
        ScrollView {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: proxy.size.height - DrawerMetrics.peek)
            DrawerContent(places: places)
          }
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(
          .drawer(travel: proxy.size.height - DrawerMetrics.peek - DrawerMetrics.topGap)
        )
      }
    }
  }
}

private struct MapBackdrop: View {
  var body: some View {
    Rectangle()
      .fill(.green.opacity(0.25).gradient)
      .overlay { Image(systemName: "map").font(.system(size: 80)).foregroundStyle(.tertiary) }
      .ignoresSafeArea()
  }
}

private struct DrawerContent: View {
  let places: [Place]

  var body: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 36, height: 5)
        .frame(height: 28)
      Text("Nearby")
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 52)
      ForEach(places) { place in
        HStack {
          Text(place.name)
          Spacer()
          Text(place.distance.formatted()).foregroundStyle(.secondary)
        }
        .frame(height: DrawerMetrics.rowHeight)
      }
    }
    .padding(.horizontal, 20)
    .background(.background, in: .rect(topLeadingRadius: 24, topTrailingRadius: 24))
  }
}

#Preview {
  NearbyScreen()
}

import MapKit
import SwiftUI

struct MapScreen: View {
  @State private var model = PlacesModel()
  @State private var camera: MapCameraPosition = .automatic
  @State private var coverage: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let stops = DrawerStops(height: height)

      ZStack {
        Map(position: $camera) {
          ForEach(model.visible) { place in
            Marker(place.name, coordinate: place.coordinate)
          }
        }
        .ignoresSafeArea()
        .overlay(Color.black.opacity(0.25 * coverage).ignoresSafeArea().allowsHitTesting(false))

        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: height - DrawerStops.peek)
              .allowsHitTesting(false)
            drawer
              .frame(minHeight: height - DrawerStops.topGap, alignment: .top)
              .background(.regularMaterial, in: .rect(topLeadingRadius: 20, topTrailingRadius: 20))
          }
        }
        .scrollTargetBehavior(DrawerBehavior(stops: stops))
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          min(max(geometry.contentOffset.y / max(stops.full, 1), 0), 1)
        } action: { _, value in
          coverage = value
        }
      }
    }
  }

  private var drawer: some View {
    VStack(alignment: .leading, spacing: 0) {
      Capsule()
        .fill(.secondary)
        .frame(width: 36, height: 5)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
      TextField("Search here", text: $model.query)
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal)
        .padding(.bottom, 12)
      ForEach(model.visible) { place in
        HStack {
          VStack(alignment: .leading) {
            Text(place.name).font(.headline)
            Text(place.kind).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Label("\(place.walkingMinutes) min", systemImage: "figure.walk")
            .font(.footnote)
        }
        .padding(.horizontal)
        .frame(height: 64)
        Divider().padding(.leading)
      }
    }
  }
}

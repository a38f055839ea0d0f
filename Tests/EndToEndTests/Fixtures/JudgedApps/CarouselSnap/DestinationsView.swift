import SwiftUI

struct Destination: Identifiable {
  var id: String { name }
  let name: String
  let color: Color
}

struct DestinationsView: View {
  let places: [Destination] = [
    .init(name: "Porto", color: .blue), .init(name: "Ghent", color: .orange),
    .init(name: "Graz", color: .green), .init(name: "Turku", color: .teal),
    .init(name: "Lviv", color: .yellow), .init(name: "Cork", color: .mint),
    .init(name: "Bari", color: .red), .init(name: "Brno", color: .indigo),
    .init(name: "Split", color: .cyan), .init(name: "Nantes", color: .purple),
  ]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("For a long weekend").font(.headline).padding(.leading, 20)
        SnapCarousel(places) { place in
          RoundedRectangle(cornerRadius: 18)
            .fill(place.color.gradient)
            .frame(height: 280)
            .overlay(Text(place.name).font(.title.bold()).foregroundStyle(.white))
        }
        .carouselMetrics(itemWidth: 240, spacing: 14, inset: 20)
        Spacer()
      }
      .navigationTitle("Explore")
    }
  }
}

#Preview { DestinationsView() }

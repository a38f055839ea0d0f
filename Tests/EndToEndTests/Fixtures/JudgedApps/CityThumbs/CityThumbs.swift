import SwiftUI

struct CityName: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// A large picture, and below it the names of all cities; the one in the middle is shown.
struct CityThumbs: View {
  private let cities = ["Oslo", "Riga", "Bern", "Rome", "Kyiv", "Bonn", "Graz", "Lyon", "Porto"]
    .enumerated().map { CityName(id: $0.offset, name: $0.element) }
  @State private var shown: Int? = 0

  var body: some View {
    VStack {
      Image("city-\(shown ?? 0)").resizable().scaledToFit()
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(cities) { city in
            Button {
              shown = city.id
            } label: {
              Label(city.name, systemImage: "building.2")
                .fontWeight(shown == city.id ? .bold : .regular)
            }
            .padding(.horizontal, 12)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 80)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $shown, anchor: .center)
    }
  }
}

import SwiftUI

struct Stay: Identifiable, Hashable {
  let id: Int
  let town: String
  let nights: Int
  let symbol: String
}

extension Stay {
  static let featured: [Stay] = [
    .init(id: 1, town: "Bergen", nights: 3, symbol: "mountain.2"),
    .init(id: 2, town: "Porto", nights: 2, symbol: "wineglass"),
    .init(id: 3, town: "Ghent", nights: 1, symbol: "building.columns"),
    .init(id: 4, town: "Bled", nights: 4, symbol: "water.waves"),
    .init(id: 5, town: "Arles", nights: 2, symbol: "sun.max"),
    .init(id: 6, town: "Turku", nights: 2, symbol: "snowflake"),
    .init(id: 7, town: "Cork", nights: 3, symbol: "cloud.rain"),
  ]
}

struct StaysView: View {
  let stays: [Stay]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Featured stays")
        .font(.title2.bold())
        .padding(.horizontal, CarouselTokens.peek)

      ScrollView(.horizontal) {
        HStack(spacing: CarouselTokens.spacing) {
          ForEach(stays) { stay in
            StayCard(stay: stay)
              .containerRelativeFrame(.horizontal) { width, _ in
                width - 2 * CarouselTokens.peek
              }
          }
        }
        .padding(.horizontal, CarouselTokens.peek)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.carousel)
      .frame(height: 280)

      Spacer()
    }
  }
}

struct StayCard: View {
  let stay: Stay

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: CarouselTokens.corner)
        .fill(.teal.gradient)
      Image(systemName: stay.symbol)
        .font(.system(size: 90))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white.opacity(0.6))
      VStack(alignment: .leading) {
        Text(stay.town).font(.title3.bold())
        Text("^[\(stay.nights) night](inflect: true)")
      }
      .foregroundStyle(.white)
      .padding()
    }
  }
}

#Preview("Phone") { StaysView(stays: Stay.featured) }
#Preview("Two stays") { StaysView(stays: Array(Stay.featured.prefix(2))) }

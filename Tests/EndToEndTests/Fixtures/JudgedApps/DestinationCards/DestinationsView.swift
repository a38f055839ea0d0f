import SwiftUI

struct Destination: Identifiable {
  let id: Int
  let city: String
  let country: String
  let price: Int
  let tint: Color

  static let all: [Destination] = [
    Destination(id: 0, city: "Lisbon", country: "Portugal", price: 129, tint: .orange),
    Destination(id: 1, city: "Bergen", country: "Norway", price: 189, tint: .teal),
    Destination(id: 2, city: "Naples", country: "Italy", price: 99, tint: .red),
    Destination(id: 3, city: "Split", country: "Croatia", price: 149, tint: .blue),
    Destination(id: 4, city: "Seville", country: "Spain", price: 119, tint: .yellow),
    Destination(id: 5, city: "Riga", country: "Latvia", price: 85, tint: .indigo),
    Destination(id: 6, city: "Ghent", country: "Belgium", price: 79, tint: .green),
  ]
}

enum CarouselLayout {
  static let cardWidth: CGFloat = 260
  static let cardHeight: CGFloat = 340
  static let spacing: CGFloat = 16
  static let sidePadding: CGFloat = 16
}

struct DestinationCard: View {
  let destination: Destination

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 24)
        .fill(destination.tint.gradient)
      VStack(alignment: .leading, spacing: 4) {
        Text(destination.city).font(.title.bold())
        Text(destination.country).font(.subheadline)
        Text("from €\(destination.price)").font(.headline)
      }
      .foregroundStyle(.white)
      .padding(20)
    }
    .frame(width: CarouselLayout.cardWidth, height: CarouselLayout.cardHeight)
  }
}

struct DestinationsView: View {
  private let destinations = Destination.all

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Where to next?")
        .font(.largeTitle.bold())
        .padding(.horizontal, CarouselLayout.sidePadding)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: CarouselLayout.spacing) {
          ForEach(destinations) { destination in
            DestinationCard(destination: destination)
          }
        }
        .padding(.horizontal, CarouselLayout.sidePadding)
      }
      .scrollTargetBehavior(
        CenteredCardBehavior(
          cardWidth: CarouselLayout.cardWidth,
          spacing: CarouselLayout.spacing,
          count: destinations.count
        )
      )
      .frame(height: CarouselLayout.cardHeight)

      Spacer()
    }
    .padding(.top, 24)
  }
}

#Preview {
  DestinationsView()
}

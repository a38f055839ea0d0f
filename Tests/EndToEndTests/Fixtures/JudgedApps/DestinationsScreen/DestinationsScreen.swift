import SwiftUI

struct Destination: Identifiable, Hashable {
  let id: String
  let city: String
  let country: String
  let nights: Int
  let price: Int
  let color: Color
}

extension Destination {
  static let featured: [Destination] = [
    .init(id: "lis", city: "Lisbon", country: "Portugal", nights: 4, price: 389, color: .yellow),
    .init(id: "kyo", city: "Kyoto", country: "Japan", nights: 9, price: 1_640, color: .red),
    .init(id: "rey", city: "Reykjavík", country: "Iceland", nights: 5, price: 920, color: .blue),
    .init(id: "mar", city: "Marrakesh", country: "Morocco", nights: 6, price: 540, color: .orange),
    .init(id: "val", city: "Valparaíso", country: "Chile", nights: 11, price: 1_310, color: .purple),
    .init(id: "tal", city: "Tallinn", country: "Estonia", nights: 3, price: 260, color: .green),
    .init(id: "hoi", city: "Hội An", country: "Vietnam", nights: 8, price: 1_080, color: .mint),
  ]
}

struct DestinationsScreen: View {
  private let destinations = Destination.featured
  private let cardSize = CGSize(width: 280, height: 360)
  private let spacing: CGFloat = 20
  private let margin: CGFloat = 24

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Featured escapes")
            .font(.title2.bold())
            .padding(.horizontal, margin)

          carousel

          Text("Prices are per person, flights included.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.horizontal, margin)
        }
        .padding(.vertical)
      }
      .navigationTitle("Where next?")
      .navigationDestination(for: Destination.self) { destination in
        Text(destination.city)
      }
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: spacing) {
        ForEach(destinations) { destination in
          NavigationLink(value: destination) {
            DestinationCard(destination: destination)
              .frame(width: cardSize.width, height: cardSize.height)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .contentMargins(.horizontal, margin, for: .scrollContent)
    .scrollTargetBehavior(CardSnapBehavior(itemCount: destinations.count))
  }
}

struct CardSnapBehavior: ScrollTargetBehavior {
  var itemCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard itemCount > 1 else { return }
    let itemWidth = context.contentSize.width / CGFloat(itemCount)
    let maxOffset = max(0, context.contentSize.width - context.containerSize.width)

    let index = (target.rect.minX / itemWidth).rounded()
    target.rect.origin.x = min(max(0, index * itemWidth), maxOffset)
  }
}

private struct DestinationCard: View {
  let destination: Destination

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      destination.color.gradient
      VStack(alignment: .leading, spacing: 6) {
        Text(destination.country.uppercased())
          .font(.caption.weight(.semibold))
        Text(destination.city)
          .font(.title.bold())
        Text("\(destination.nights) nights from €\(destination.price)")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(20)
    }
    .clipShape(.rect(cornerRadius: 24))
  }
}

#Preview {
  DestinationsScreen()
}

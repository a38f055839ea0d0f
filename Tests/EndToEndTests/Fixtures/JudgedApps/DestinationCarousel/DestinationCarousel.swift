import SwiftUI

struct Destination: Identifiable {
  let id = UUID()
  let name: String
  let country: String
  let tint: Color
}

struct DestinationCarousel: View {
  private enum Layout {
    static let cardWidth: CGFloat = 280
    static let cardHeight: CGFloat = 360
    static let spacing: CGFloat = 12
    static let inset: CGFloat = 20
  }

  let destinations: [Destination] = [
    .init(name: "Lofoten", country: "Norway", tint: .teal),
    .init(name: "Kyoto", country: "Japan", tint: .pink),
    .init(name: "Oaxaca", country: "Mexico", tint: .orange),
    .init(name: "Essaouira", country: "Morocco", tint: .indigo),
    .init(name: "Hobart", country: "Australia", tint: .green),
    .init(name: "Bled", country: "Slovenia", tint: .cyan),
  ]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Layout.spacing) {
        ForEach(destinations) { destination in
          card(destination)
            .frame(width: Layout.cardWidth, height: Layout.cardHeight)
        }
      }
      .padding(.horizontal, Layout.inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      .cards(
        count: destinations.count,
        width: Layout.cardWidth,
        spacing: Layout.spacing))
  }

  private func card(_ d: Destination) -> some View {
    ZStack(alignment: .bottomLeading) {
      d.tint.gradient
      VStack(alignment: .leading) {
        Text(d.name).font(.title.bold())
        Text(d.country).font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(18)
    }
    .clipShape(.rect(cornerRadius: 24))
  }
}

#Preview { DestinationCarousel() }

import SwiftUI

struct CityBreak: Identifiable, Hashable {
  var id: String { city }
  let city: String
  let nights: Int
  let fromPrice: Int
  let tint: Color
}

enum DeckMetrics {
  static let side: CGFloat = 32
  static let spacing: CGFloat = 12

  static func cardWidth(in width: CGFloat) -> CGFloat {
    max(width - 2 * side, 1)
  }
}

struct CityBreakDeck: View {
  let breaks: [CityBreak]
  @State private var current: CityBreak.ID?

  var body: some View {
    VStack(spacing: 20) {
      Text("Weekend away")
        .font(.title.weight(.heavy))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, DeckMetrics.side)

      ScrollView(.horizontal) {
        HStack(spacing: DeckMetrics.spacing) {
          ForEach(breaks) { item in
            CityCard(item: item)
              .containerRelativeFrame(.horizontal) { length, _ in
                DeckMetrics.cardWidth(in: length)
              }
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.95)
                  .opacity(phase.isIdentity ? 1 : 0.7)
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, DeckMetrics.side)
      }
      .scrollIndicators(.never)
      .scrollPosition(id: $current, anchor: .center)
      .scrollTargetBehavior(.oneCard)
      .frame(maxHeight: 460)

      Text(caption)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical)
  }

  private var caption: String {
    guard let current, let index = breaks.firstIndex(where: { $0.id == current }) else {
      return "\(breaks.count) ideas"
    }
    return "\(index + 1) of \(breaks.count)"
  }
}

private struct CityCard: View {
  let item: CityBreak

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(item.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text(item.city).font(.largeTitle.bold())
          Text("\(item.nights) nights from €\(item.fromPrice)")
        }
        .foregroundStyle(.white)
        .padding(24)
      }
  }
}

#Preview {
  CityBreakDeck(breaks: [
    CityBreak(city: "Porto", nights: 3, fromPrice: 219, tint: .blue),
    CityBreak(city: "Ljubljana", nights: 2, fromPrice: 189, tint: .green),
    CityBreak(city: "Ghent", nights: 2, fromPrice: 175, tint: .orange),
    CityBreak(city: "Trieste", nights: 4, fromPrice: 310, tint: .purple),
    CityBreak(city: "Riga", nights: 3, fromPrice: 240, tint: .red),
  ])
}

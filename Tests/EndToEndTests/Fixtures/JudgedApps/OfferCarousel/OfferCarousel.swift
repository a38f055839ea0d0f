import SwiftUI

// A promotional offer.
struct Offer: Identifiable {
  let id: Int
  let title: String
  let discount: Int
}

// A carousel of offers with the next card peeking in.
struct OfferCarousel: View {
  private static let cardWidth: CGFloat = 280
  private static let spacing: CGFloat = 14

  @State private var offers: [Offer] = (0..<7).map {
    Offer(id: $0, title: "Offer \($0 + 1)", discount: 10 + $0 * 5)
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Self.spacing) {
        ForEach(offers) { offer in
          OfferCard(offer: offer)
            .frame(width: Self.cardWidth, height: 160)
        }
      }
      .padding(.horizontal, 24)
    }
    .scrollTargetBehavior(
      SingleCardBehavior(cardWidth: Self.cardWidth, spacing: Self.spacing, count: offers.count)
    )
  }
}

// A single offer card.
private struct OfferCard: View {
  let offer: Offer

  var body: some View {
    RoundedRectangle(cornerRadius: 22, style: .continuous)
      .fill(Color.indigo.gradient)
      .overlay {
        VStack(spacing: 6) {
          Text("−\(offer.discount) %").font(.largeTitle.bold())
          Text(offer.title)
        }
        .foregroundStyle(.white)
      }
  }
}

#Preview {
  OfferCarousel()
}

import SwiftUI

struct MarketView: View {
  @State var feature: MarketFeature

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(feature.offers) { offer in
            OfferRow(offer: offer)
              .frame(height: 96)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.top, HeaderMetrics.bar, for: .scrollContent)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))

      FilterHeader(title: "Market", active: feature.active, send: feature.send)
    }
    .animation(.snappy, value: feature.active)
  }
}

struct OfferRow: View {
  let offer: Offer

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(offer.name).font(.headline)
      Text(offer.tag).font(.subheadline).foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Text(Double(offer.cents) / 100, format: .currency(code: "EUR"))
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

#Preview {
  MarketView(
    feature: MarketFeature(
      offers: (0..<40).map {
        Offer(id: $0, name: "Offer \($0)", tag: MarketFeature.tags[$0 % 3], cents: 199 + $0 * 10)
      }))
}

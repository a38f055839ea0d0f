import SwiftUI

struct LoyaltyCard: Identifiable {
  let id: Int
  let brand: String
  let points: Int
  let hue: Double
}

enum WalletMetrics {
  static let cardHeight: CGFloat = 210
  static let reveal: CGFloat = 72
  static var overlap: CGFloat { reveal - cardHeight }
  static let addButtonHeight: CGFloat = 52
}

struct WalletStack: View {
  @State var cards: [LoyaltyCard]

  private var total: Int { cards.reduce(0) { $0 + $1.points } }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text("Your points").font(.subheadline).foregroundStyle(.secondary)
        Text(total, format: .number).font(.largeTitle.bold())
      }

      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 20) {
          VStack(spacing: WalletMetrics.overlap) {
            ForEach(cards) { card in
              LoyaltyCardView(card: card)
                .frame(height: WalletMetrics.cardHeight)
            }
          }
          addButton
        }
      }
      .scrollTargetBehavior(WalletSnap(step: WalletMetrics.reveal))
      .frame(maxHeight: 400)
      .clipShape(.rect(cornerRadius: 20))
    }
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var addButton: some View {
    Button {
      cards.append(LoyaltyCard(id: cards.count, brand: "New card", points: 0, hue: .random(in: 0...1)))
    } label: {
      Label("Add card", systemImage: "plus")
        .frame(maxWidth: .infinity)
        .frame(height: WalletMetrics.addButtonHeight)
        .background(.quaternary, in: .rect(cornerRadius: 14))
    }
    .buttonStyle(.plain)
  }
}

struct WalletSnap: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.height - context.containerSize.height)
    let snapped = (target.rect.minY / step).rounded() * step
    target.rect.origin.y = min(max(0, snapped), limit)
  }
}

private struct LoyaltyCardView: View {
  let card: LoyaltyCard

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(Color(hue: card.hue, saturation: 0.6, brightness: 0.8).gradient)
      .overlay(alignment: .top) {
        HStack {
          Text(card.brand).font(.headline)
          Spacer()
          Text("\(card.points) pts").font(.subheadline.monospacedDigit())
        }
        .foregroundStyle(.white)
        .padding(20)
      }
      .shadow(radius: 4, y: -1)
  }
}

#Preview {
  WalletStack(
    cards: (0..<10).map {
      LoyaltyCard(id: $0, brand: "Shop \($0 + 1)", points: 120 * $0, hue: Double($0) / 10)
    })
}

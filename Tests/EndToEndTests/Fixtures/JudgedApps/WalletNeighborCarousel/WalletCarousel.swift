import SwiftUI

struct PaymentCard: Identifiable {
  let id: String
  let bank: String
  let color: Color
}

enum WalletStyle: String, CaseIterable {
  case regular, mini

  var widest: CGFloat { self == .regular ? 340 : 220 }
  var spacing: CGFloat { self == .regular ? 16 : 10 }
}

extension EnvironmentValues {
  @Entry var walletStyle: WalletStyle = .regular
}

struct WalletCarousel: View {
  let cards: [PaymentCard]
  @Environment(\.walletStyle) private var style

  private static let peek: CGFloat = 32

  var body: some View {
    GeometryReader { proxy in
      let width = max(min(proxy.size.width - 2 * Self.peek, style.widest), 1)
      let side = max((proxy.size.width - width) / 2, 0)

      ScrollView(.horizontal) {
        HStack(spacing: style.spacing) {
          ForEach(cards) { card in
            CardFace(card: card)
              .frame(width: width, height: width / 1.586)
          }
        }
        .padding(.horizontal, side)
      }
      .scrollClipDisabled()
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(NeighborBehavior(step: width + style.spacing))
      .id(style)
    }
    .frame(height: style.widest / 1.586)
  }
}

// Goes to the next card or the previous one, never farther.
private struct NeighborBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / step).rounded()
    let moved = target.rect.minX - start * step

    let index: CGFloat =
      if abs(moved) < step * 0.25 {
        start
      } else {
        moved > 0 ? start + 1 : start - 1
      }
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    target.rect.origin.x = min(max(index * step, 0), end)
  }
}

private struct CardFace: View {
  let card: PaymentCard

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(card.color.gradient)
      .overlay(alignment: .bottomLeading) {
        Text(card.bank)
          .font(.headline)
          .foregroundStyle(.white)
          .padding()
      }
  }
}

struct WalletScreen: View {
  @AppStorage("wallet.style") private var style = WalletStyle.regular

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        WalletCarousel(cards: PaymentCard.samples)
          .environment(\.walletStyle, style)
        WalletCarousel(cards: Array(PaymentCard.samples.prefix(1)))
          .environment(\.walletStyle, .mini)
        Picker("Style", selection: $style) {
          ForEach(WalletStyle.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
      }
      .padding(.horizontal, 12)
    }
  }
}

extension PaymentCard {
  static let samples = [
    PaymentCard(id: "a", bank: "Nordhavn", color: .blue),
    PaymentCard(id: "b", bank: "Delta Union", color: .pink),
    PaymentCard(id: "c", bank: "Credito Sud", color: .green),
    PaymentCard(id: "d", bank: "Savings", color: .orange),
    PaymentCard(id: "e", bank: "Travel", color: .purple),
  ]
}

#Preview {
  WalletScreen()
}

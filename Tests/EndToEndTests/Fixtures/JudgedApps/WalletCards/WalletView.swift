import SwiftUI

struct BankCard: Identifiable {
  let id: String
  let issuer: String
  let balance: Decimal
  let color: Color
}

struct WalletView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  let cards: [BankCard]
  @State private var showsDetails = false
  @State private var focused: BankCard.ID?

  private var perScreen: Int { sizeClass == .regular ? 2 : 1 }
  private let spacing: CGFloat = 12

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Wallet")
          .font(.largeTitle.bold())
          .padding(.horizontal, 24)
        carousel
        activity
          .padding(.horizontal, 24)
      }
    }
    .sheet(isPresented: $showsDetails) {
      Text(focused ?? cards.first?.id ?? "No card")
        .presentationDetents([.medium])
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(cards) { card in
          CardFace(card: card)
            .containerRelativeFrame(.horizontal, count: perScreen, spacing: spacing)
            .onTapGesture { showsDetails = true }
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 200)
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $focused)
    .scrollIndicators(.hidden)
  }

  private var activity: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Activity").font(.headline)
      ForEach(1..<9) { n in
        LabeledContent("Payment \(n)", value: Decimal(n) * 4.5, format: .currency(code: "EUR"))
        Divider()
      }
    }
  }
}

private struct CardFace: View {
  let card: BankCard

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(card.color.gradient)
      .overlay(alignment: .topLeading) {
        Text(card.issuer).font(.headline).padding()
      }
      .overlay(alignment: .bottomTrailing) {
        Text(card.balance, format: .currency(code: "EUR")).font(.title2).padding()
      }
      .foregroundStyle(.white)
  }
}

#Preview {
  WalletView(cards: [
    BankCard(id: "n26", issuer: "Northbank", balance: 812.4, color: .teal),
    BankCard(id: "cr", issuer: "Creditline", balance: -120, color: .indigo),
    BankCard(id: "sv", issuer: "Savings", balance: 9_400, color: .green),
    BankCard(id: "tr", issuer: "Travel", balance: 310.05, color: .orange),
    BankCard(id: "bz", issuer: "Business", balance: 15_020, color: .gray),
  ])
}

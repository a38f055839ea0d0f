import SwiftUI

struct BankAccount: Identifiable, Equatable {
  enum Kind { case current, savings, card }

  let id: UUID
  let label: String
  let kind: Kind
  let balance: Double

  init(_ label: String, _ kind: Kind, _ balance: Double) {
    (self.id, self.label, self.kind, self.balance) = (UUID(), label, kind, balance)
  }

  var symbol: String {
    switch kind {
    case .current: "building.columns"
    case .savings: "leaf"
    case .card: "creditcard"
    }
  }
}

private let cardWidth: CGFloat = 260
private let cardGap: CGFloat = 14

struct AccountsCarousel: View {
  var accounts: [BankAccount]
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Accounts").font(.headline)
        Spacer()
        Button("See all") {}.font(.subheadline)
      }
      ScrollView(.horizontal) {
        HStack(spacing: cardGap) {
          ForEach(accounts) { account in
            card(for: account)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(SteppedBehavior(step: cardWidth + cardGap))
      .frame(height: sizeClass == .regular ? 180 : 150)
      .clipShape(.rect(cornerRadius: 16))
    }
    .padding(16)
  }

  private func card(for account: BankAccount) -> some View {
    VStack(alignment: .leading) {
      Image(systemName: account.symbol).font(.title2)
      Spacer()
      Text(account.label)
      Text(account.balance, format: .currency(code: "GBP"))
        .font(.title3.monospacedDigit().bold())
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(width: cardWidth, alignment: .leading)
    .frame(maxHeight: .infinity)
    .background(Color.indigo.gradient, in: .rect(cornerRadius: 16))
  }
}

private struct SteppedBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.width - context.containerSize.width
    guard limit > 0 else {
      target.rect.origin.x = 0
      return
    }
    let x = min(max(target.rect.minX, 0), limit)
    let lower = (x / step).rounded(.down) * step
    let upper = min(lower + step, limit)
    target.rect.origin.x = x - lower < upper - x ? lower : upper
  }
}

#Preview("Many") {
  AccountsCarousel(accounts: [
    BankAccount("Everyday", .current, 1_204.55),
    BankAccount("Joint", .current, 340.10),
    BankAccount("Rainy day", .savings, 8_000),
    BankAccount("Holiday", .savings, 950),
    BankAccount("Platinum", .card, -412.75),
    BankAccount("Business", .current, 15_320.40),
  ])
}

#Preview("One") {
  AccountsCarousel(accounts: [BankAccount("Everyday", .current, 12)])
}

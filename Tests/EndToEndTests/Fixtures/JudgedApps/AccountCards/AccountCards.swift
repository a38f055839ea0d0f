import SwiftUI

struct Account: Identifiable, Hashable {
  let id: String
  let name: String
  let number: String
  let balance: Decimal
  let tint: Color
}

private enum CardLayout {
  static let spacing: CGFloat = 12
  static let margin: CGFloat = 24
  static let height: CGFloat = 190
}

struct AccountsScreen: View {
  let accounts: [Account]
  @State private var selection: Account.ID?

  private var selected: Account? {
    accounts.first { $0.id == selection } ?? accounts.first
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Accounts")
        .font(.title2.bold())
        .padding(.horizontal, CardLayout.margin)

      CardCarousel(accounts: accounts, selection: $selection)

      if let selected {
        LabeledContent(selected.name) {
          Text(selected.balance, format: .currency(code: "EUR"))
            .font(.headline.monospacedDigit())
        }
        .padding(.horizontal, CardLayout.margin)
      }

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
  }
}

private struct CardCarousel: View {
  let accounts: [Account]
  @Binding var selection: Account.ID?
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var cardsAcross: Int {
    verticalSizeClass == .compact ? 2 : 1
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: CardLayout.spacing) {
        ForEach(accounts) { account in
          Button {
            selection = account.id
          } label: {
            AccountCard(account: account)
          }
          .buttonStyle(.plain)
          .containerRelativeFrame(.horizontal, count: cardsAcross, spacing: CardLayout.spacing)
        }
      }
      .scrollTargetLayout()
      .frame(height: CardLayout.height)
    }
    .safeAreaPadding(.horizontal, CardLayout.margin)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollIndicators(.hidden)
  }
}

private struct AccountCard: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(account.name).font(.headline)
        Spacer()
        Image(systemName: "wave.3.right")
      }
      Spacer()
      Text(account.number)
        .font(.subheadline.monospaced())
        .opacity(0.8)
      Text(account.balance, format: .currency(code: "EUR"))
        .font(.title2.weight(.semibold))
    }
    .padding(20)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .frame(height: CardLayout.height)
    .background(account.tint.gradient, in: .rect(cornerRadius: 18))
  }
}

extension Account {
  static let samples: [Account] = [
    Account(id: "cur", name: "Current", number: "•••• 4410", balance: 1_284.20, tint: .indigo),
    Account(id: "sav", name: "Savings", number: "•••• 9027", balance: 8_310.00, tint: .teal),
    Account(id: "hol", name: "Holiday pot", number: "•••• 1165", balance: 642.75, tint: .orange),
    Account(id: "joi", name: "Joint", number: "•••• 7783", balance: 2_019.04, tint: .pink),
    Account(id: "crd", name: "Credit", number: "•••• 3398", balance: -210.60, tint: .gray),
  ]
}

#Preview {
  AccountsScreen(accounts: Account.samples)
}

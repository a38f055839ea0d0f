import SwiftUI

struct Account: Identifiable, Decodable {
  let id: String
  let label: String
  let balance: Decimal
}

@MainActor
final class WalletViewModel: ObservableObject {
  @Published private(set) var accounts: [Account] = []
  @Published var current: Account.ID?

  private static let json = """
    [{"id":"a","label":"Everyday","balance":1204.5},
     {"id":"b","label":"Savings","balance":8800},
     {"id":"c","label":"Travel","balance":310.2},
     {"id":"d","label":"Joint","balance":42}]
    """

  func load() {
    accounts = (try? JSONDecoder().decode([Account].self, from: Data(Self.json.utf8))) ?? []
  }

  var shown: Account? {
    accounts.first { $0.id == current } ?? accounts.first
  }
}

struct WalletView: View {
  @StateObject private var model = WalletViewModel()

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.m) {
      Text(model.shown?.label ?? "")
        .font(.title.bold())
      CardPager(items: model.accounts, current: $model.current) { account in
        AccountCard(account: account)
      }
      .frame(height: 180)
      HStack(spacing: 6) {
        ForEach(model.accounts) { account in
          Circle()
            .fill(account.id == model.shown?.id ? Color.accentColor : .gray.opacity(0.4))
            .frame(width: 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity)
      Spacer(minLength: 0)
    }
    .padding(Spacing.l)
    .onAppear(perform: model.load)
  }
}

struct AccountCard: View {
  let account: Account

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(.indigo.gradient)
      .overlay(alignment: .bottomLeading) {
        Text(account.balance, format: .currency(code: "EUR"))
          .font(.title2.monospacedDigit())
          .foregroundStyle(.white)
          .padding()
      }
  }
}

#Preview("Upright") { WalletView() }
#Preview("On its side", traits: .landscapeLeft) { WalletView() }

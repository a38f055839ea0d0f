import SwiftUI

struct AccountPager: View {
  @State private var model = WalletModel()

  var body: some View {
    VStack(spacing: 16) {
      header
      pager
      dots
      Spacer()
    }
    .padding(.top, 8)
  }

  private var header: some View {
    HStack {
      Text("Wallet").font(.largeTitle.bold())
      Spacer()
      Button("Add", systemImage: "plus") {}
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal, Space.screen)
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Space.gutter) {
        ForEach(model.accounts) { account in
          AccountCard(account: account)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - Space.gutter
            }
        }
      }
      .padding(.horizontal, Space.gutter / 2)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.width > 0 else { return 0 }
      return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
    } action: { _, page in
      model.page = min(max(page, 0), model.total - 1)
    }
    .frame(height: Space.card)
    .padding(.horizontal, Space.screen - Space.gutter / 2)
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(0..<model.total, id: \.self) { n in
        Circle()
          .fill(n == model.page ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

private struct AccountCard: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading) {
      Text(account.name).font(.headline)
      Spacer()
      Text(account.balance, format: .currency(code: account.currency))
        .font(.title.monospacedDigit())
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.indigo.gradient, in: .rect(cornerRadius: 20))
    .foregroundStyle(.white)
  }
}

#Preview { AccountPager() }

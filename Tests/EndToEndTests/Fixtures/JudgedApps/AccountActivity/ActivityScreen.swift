import SwiftUI

struct ActivityScreen: View {
  @State var model: ActivityModel

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(model.name).font(.headline)
        Spacer()
        Image(systemName: "magnifyingglass")
      }
      .padding(.horizontal, 16)
      .frame(height: HeaderMetrics.toolbar)

      list

      HStack(spacing: 12) {
        Button("Pay in") {}.frame(maxWidth: .infinity)
        Button("Transfer") {}.frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .frame(height: HeaderMetrics.actions)
      .background(.background)
    }
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.bookings) { booking in
          BookingRow(booking: booking)
            .frame(height: HeaderMetrics.row)
        }
      }
      .padding(.top, HeaderMetrics.expanded)
      .padding(.bottom, 16)
    }
    .scrollTargetBehavior(CollapsingHeaderBehavior())
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in
      model.offset = y
    }
    .overlay(alignment: .top) {
      BalanceHeader(balance: model.balance, openness: model.openness)
        .frame(height: model.headerHeight)
    }
    .clipped()
  }
}

private struct BalanceHeader: View {
  let balance: Decimal
  let openness: Double

  var body: some View {
    VStack(spacing: 6) {
      Text("Balance").font(.caption).opacity(openness)
      Text(balance, format: .currency(code: "CHF"))
        .font(.system(size: 22 + 14 * openness, weight: .bold).monospacedDigit())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.mint)
  }
}

private struct BookingRow: View {
  let booking: Booking

  var body: some View {
    HStack {
      Text(booking.payee)
      Spacer()
      Text(booking.amount, format: .currency(code: "CHF")).monospacedDigit()
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview("Savings") { ActivityScreen(model: .savings) }
#Preview("Everyday") { ActivityScreen(model: .everyday) }

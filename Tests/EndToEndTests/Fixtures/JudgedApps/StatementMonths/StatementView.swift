import SwiftUI
import Observation

struct Booking: Identifiable {
  let id: Int
  let text: String
  let amount: Decimal
}

struct StatementMonth: Identifiable {
  let id: Int
  let name: String
  let bookings: [Booking]
}

@Observable
final class StatementModel {
  var months: [StatementMonth]
  var anchors: [StatementMonth.ID: CGFloat] = [:]

  init(months: [StatementMonth]) {
    self.months = months
  }
}

struct StatementView: View {
  @State var model: StatementModel
  private static let paper = "statement.paper"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(model.months) { month in
          MonthBlock(month: month)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .named(Self.paper)).minY
            } action: {
              model.anchors[month.id] = $0
            }
        }
      }
      // Measured inside the padding: a month stops with the same air above it as the first one has.
      .coordinateSpace(.named(Self.paper))
      .padding()
    }
    .scrollTargetBehavior(.months(at: model.anchors.values))
    .safeAreaInset(edge: .bottom) {
      Button("Download PDF", systemImage: "arrow.down.doc") {}
        .buttonStyle(.borderedProminent)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
    .navigationTitle("Statement")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct MonthBlock: View {
  let month: StatementMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(month.name).font(.title3.bold())
      ForEach(month.bookings) { booking in
        ViewThatFits {
          HStack {
            label(booking); Spacer(); amount(booking)
          }
          VStack(alignment: .leading) {
            label(booking); amount(booking)
          }
        }
        Divider()
      }
    }
  }

  private func label(_ booking: Booking) -> some View {
    Text(booking.text).lineLimit(1)
  }

  private func amount(_ booking: Booking) -> some View {
    Text(booking.amount, format: .currency(code: "CHF")).monospacedDigit()
  }
}

#Preview {
  NavigationStack {
    StatementView(
      model: StatementModel(
        months: (0..<9).map { month in
          StatementMonth(
            id: month, name: Calendar.current.monthSymbols[month],
            bookings: (0..<(8 + month % 4 * 2)).map {
              Booking(id: $0, text: "Card payment \($0 + 1)", amount: Decimal(12 + $0 * 7))
            })
        }))
  }
}

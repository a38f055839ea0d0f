//
//  EarningsStrip.swift
//  Tally – invoices for freelancers
//

import SwiftUI
import Observation

struct MonthSummary: Identifiable, Hashable {
  let id: Int
  let name: String
  let invoiced: Decimal
  let paid: Decimal

  var outstanding: Decimal { invoiced - paid }
  var isSettled: Bool { outstanding == 0 }
}

@Observable
final class Ledger {
  var months: [MonthSummary]

  init(months: [MonthSummary]) { self.months = months }

  var total: Decimal { months.reduce(0) { $0 + $1.paid } }

  static var sample: Ledger {
    let names = [
      "January", "February", "March", "April", "May",
      "June", "July", "August", "September",
    ]
    return Ledger(
      months: names.enumerated().map { i, name in
        let invoiced = Decimal(2_400 + (i * 730) % 1_900)
        return MonthSummary(
          id: i, name: name, invoiced: invoiced,
          paid: i < 7 ? invoiced : invoiced / 2)
      })
  }
}

struct EarningsStrip: View {
  @State private var ledger = Ledger.sample
  @Environment(\.verticalSizeClass) private var heightClass

  private let gap: CGFloat = 14

  // On its side the phone has room for two months and a half.
  private var isWide: Bool { heightClass == .compact }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Received this year")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(ledger.total, format: .currency(code: "EUR"))
          .font(.title.bold())
          .monospacedDigit()
      }
      .padding(.horizontal, 28)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: gap) {
          ForEach(ledger.months) { month in
            MonthCard(month: month)
              .containerRelativeFrame(
                .horizontal,
                count: isWide ? 5 : 1,
                span: isWide ? 2 : 1,
                spacing: gap)
          }
        }
      }
      .contentMargins(.horizontal, 28, for: .scrollContent)
      .scrollTargetBehavior(PeekSnap(share: isWide ? 0.4 : 1, gap: gap))
      .frame(height: 190)

      Spacer(minLength: 0)
    }
    .padding(.top, 20)
  }
}

private struct MonthCard: View {
  let month: MonthSummary

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(month.name).font(.headline)
        Spacer()
        Image(systemName: month.isSettled ? "checkmark.seal.fill" : "hourglass")
          .foregroundStyle(month.isSettled ? .green : .orange)
      }
      Spacer()
      LabeledContent("Invoiced", value: month.invoiced, format: .currency(code: "EUR"))
      LabeledContent("Paid", value: month.paid, format: .currency(code: "EUR"))
      LabeledContent("Open", value: month.outstanding, format: .currency(code: "EUR"))
    }
    .font(.callout)
    .padding(18)
    .frame(height: 180)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 22))
  }
}

#Preview {
  EarningsStrip()
}

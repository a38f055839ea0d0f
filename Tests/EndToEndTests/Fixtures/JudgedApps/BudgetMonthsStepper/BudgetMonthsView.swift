import SwiftUI

struct BudgetMonthsView: View {
  let months: [BudgetMonth]
  @State private var current: BudgetMonth.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Budget").font(.title2.bold())
        Spacer()
        Text(months.reduce(0) { $0 + $1.spent }, format: .currency(code: "EUR"))
          .foregroundStyle(.secondary)
      }
      ScrollView(.horizontal) {
        HStack(spacing: MonthMetrics.gap) {
          ForEach(months) { month in
            MonthCard(month: month)
              .containerRelativeFrame(.horizontal) { length, _ in
                MonthMetrics.cardWidth(in: length)
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, MonthMetrics.peek)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.monthByMonth)
      .scrollPosition(id: $current, anchor: .center)
      .background(.quaternary, in: .rect(cornerRadius: 20))
      .clipShape(.rect(cornerRadius: 20))
    }
    .padding(16)
  }
}

private struct MonthCard: View {
  let month: BudgetMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(month.name).font(.headline)
      ForEach(month.categories, id: \.self) { category in
        ProgressView(value: category.fraction) {
          HStack {
            Text(category.name)
            Spacer()
            Text(category.spent, format: .currency(code: "EUR")).monospacedDigit()
          }
          .font(.caption)
          .lineLimit(1)
        }
        .tint(category.spent > category.limit ? .red : .accentColor)
      }
    }
    .padding()
    .background(.background, in: .rect(cornerRadius: 16))
    .padding(.vertical, 16)
  }
}

#Preview {
  BudgetMonthsView(months: BudgetMonth.year)
}

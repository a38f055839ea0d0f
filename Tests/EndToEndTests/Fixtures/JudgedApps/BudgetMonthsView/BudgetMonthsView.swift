import SwiftUI

struct BudgetMonthsView: View {
  @StateObject private var model = BudgetModel()

  private let inset: CGFloat = 24
  private let spacing: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Budget")
        .font(.largeTitle.bold())
        .padding(.horizontal, inset)
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(model.months) { month in
            MonthCard(month: month)
              .containerRelativeFrame(.horizontal) { length, _ in
                max(length - inset * 2, 0)
              }
          }
        }
        .padding(.horizontal, inset)
      }
      .frame(height: 260)
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(.trailing)
      .scrollTargetBehavior(MonthPaging(inset: inset, spacing: spacing))
      Spacer()
    }
    .task { await model.load() }
  }
}

private struct MonthCard: View {
  let month: BudgetMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(month.start, format: .dateTime.month(.wide).year())
        .font(.headline)
      Text(month.left, format: .currency(code: "EUR"))
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .foregroundStyle(month.isOver ? .red : .green)
      Spacer()
      Text("of \(month.planned, format: .currency(code: "EUR")) planned")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.quaternary, in: .rect(cornerRadius: 24))
  }
}

#Preview {
  BudgetMonthsView()
}

import SwiftUI

struct MonthReport: Identifiable, Hashable {
  let id: Int
  let date: Date
  let income: Double
  let expenses: Double

  var saved: Double { income - expenses }
  var ratio: Double { income > 0 ? min(max(expenses / income, 0), 1) : 0 }
}

extension MonthReport {
  static func year(_ year: Int) -> [MonthReport] {
    (1...12).compactMap { month in
      guard let date = DateComponents(calendar: .current, year: year, month: month).date else { return nil }
      return MonthReport(id: month, date: date, income: 3200, expenses: 1800 + Double(month * 37 % 11) * 90)
    }
  }
}

struct MonthlyReportPager: View {
  let reports: [MonthReport]
  @State private var currentID: MonthReport.ID?

  init(reports: [MonthReport]) {
    self.reports = reports
    _currentID = State(initialValue: reports.first?.id)
  }

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(reports) { report in
            ReportCard(report: report)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $currentID)
      .scrollIndicators(.hidden)
      .frame(height: 220)

      HStack {
        arrow("chevron.left", by: -1)
        Spacer()
        if let current = reports.first(where: { $0.id == currentID }) {
          Text(current.date, format: .dateTime.month(.wide).year())
            .font(.subheadline)
        }
        Spacer()
        arrow("chevron.right", by: 1)
      }
      .padding(.horizontal, 20)
    }
  }

  private func arrow(_ symbol: String, by step: Int) -> some View {
    let index = reports.firstIndex { $0.id == currentID } ?? 0
    let next = index + step
    return Button {
      withAnimation { currentID = reports[next].id }
    } label: {
      Image(systemName: symbol)
    }
    .disabled(!reports.indices.contains(next))
  }
}

private struct ReportCard: View {
  let report: MonthReport

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(report.date, format: .dateTime.month(.abbreviated))
        .font(.caption.bold())
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      Text(report.saved, format: .currency(code: "USD"))
        .font(.largeTitle.bold())
        .minimumScaleFactor(0.6)
      ProgressView(value: report.ratio)
      HStack {
        Label(report.income.formatted(.currency(code: "USD")), systemImage: "arrow.down")
        Spacer()
        Label(report.expenses.formatted(.currency(code: "USD")), systemImage: "arrow.up")
      }
      .font(.footnote)
      .lineLimit(1)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.indigo.gradient.opacity(0.25), in: .rect(cornerRadius: 24))
  }
}

#Preview {
  MonthlyReportPager(reports: MonthReport.year(2025))
}

import SwiftUI

struct ExpenseReport: Identifiable, Hashable {
  let id: Int
  let owner: String
  let total: Decimal
  let lines: [String]

  static let pending: [ExpenseReport] = (1...7).map { n in
    ExpenseReport(
      id: n,
      owner: ["M. Okafor", "L. Brandt", "S. Iyer"][n % 3],
      total: Decimal(120 * n),
      lines: (1...(1 + n % 3)).map { "Receipt \($0)" }
    )
  }
}

struct ReportPager: View {
  private enum Metrics {
    static let gap: CGFloat = 24
    static let sideInset: CGFloat = 12
  }

  let reports: [ExpenseReport]
  @State private var visible: ExpenseReport.ID?

  var body: some View {
    VStack(spacing: 16) {
      header
      ScrollView(.horizontal) {
        LazyHStack(spacing: Metrics.gap) {
          ForEach(reports) { report in
            ReportPage(report: report)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.singlePage(gap: Metrics.gap))
      .scrollPosition(id: $visible)
      .padding(.horizontal, Metrics.sideInset)

      HStack {
        Button("Reject", role: .destructive) {}
        Spacer()
        Button("Approve") {}.buttonStyle(.borderedProminent)
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 8)
    }
  }

  private var header: some View {
    let position = reports.firstIndex { $0.id == visible } ?? 0
    return Text("Report \(position + 1) of \(reports.count)")
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .padding(.top, 12)
  }
}

private struct ReportPage: View {
  let report: ExpenseReport

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(report.owner).font(.title3.bold())
      Text(report.total, format: .currency(code: "EUR"))
      Divider()
      ForEach(report.lines, id: \.self) { Label($0, systemImage: "doc.text") }
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.quaternary, in: .rect(cornerRadius: 18))
  }
}

#Preview {
  ReportPager(reports: ExpenseReport.pending)
}

import SwiftUI

struct MonthlyCashflow: Identifiable, Hashable {
  let id: Int
  let label: String
  let amount: Double

  static let lastTwoYears: [MonthlyCashflow] = {
    let labels = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun",
      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return (0..<24).map { index in
      MonthlyCashflow(
        id: index,
        label: labels[index % 12],
        amount: 900 + Double((index * 37) % 11) * 140
      )
    }
  }()
}

private enum ChartMetrics {
  static let columnWidth: CGFloat = 44
  static let gap: CGFloat = 12
  static let plotHeight: CGFloat = 160
  static var pitch: CGFloat { columnWidth + gap }

  static func columnOffset(proposed: CGFloat, maxOffset: CGFloat) -> CGFloat {
    let columnsFromEnd = ((maxOffset - proposed) / pitch).rounded()
    let aligned = min(max(maxOffset - columnsFromEnd * pitch, 0), maxOffset)
    return proposed < aligned / 2 ? 0 : aligned
  }
}

struct CashflowView: View {
  private let months = MonthlyCashflow.lastTwoYears
  @State private var selection: MonthlyCashflow? = MonthlyCashflow.lastTwoYears.last

  private var peak: Double {
    months.map(\.amount).max() ?? 1
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        summary
        chart
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
      .padding(.top, 12)
      .navigationTitle("Cashflow")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(selection?.label ?? "All months")
        .foregroundStyle(.secondary)
      Text(selection?.amount ?? 0, format: .currency(code: "EUR"))
        .font(.largeTitle.bold())
    }
  }

  private var chart: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: ChartMetrics.gap) {
        ForEach(months) { month in
          CashflowColumn(month: month, peak: peak, isSelected: month == selection)
            .frame(width: ChartMetrics.columnWidth)
            .onTapGesture { selection = month }
        }
      }
      .padding(.horizontal, ChartMetrics.gap)
      .padding(.vertical, 16)
    }
    .scrollIndicators(.hidden)
    .defaultScrollAnchor(.trailing)
    .scrollTargetBehavior(OffsetSnapBehavior(.horizontal, resolve: ChartMetrics.columnOffset))
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

private struct CashflowColumn: View {
  let month: MonthlyCashflow
  let peak: Double
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .fill(isSelected ? Color.accentColor : Color.accentColor.opacity(0.35))
        .frame(height: ChartMetrics.plotHeight * CGFloat(month.amount / peak))
      Text(month.label)
        .font(.caption)
        .foregroundStyle(isSelected ? .primary : .secondary)
    }
    .contentShape(Rectangle())
  }
}

#Preview {
  CashflowView()
}

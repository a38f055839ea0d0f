import SwiftUI

enum CalendarMetrics {
  static let title: CGFloat = 36
  static let cell: CGFloat = 44
  static let cellGap: CGFloat = 4
  static let monthGap: CGFloat = 24

  static func height(of month: CycleMonth) -> CGFloat {
    title + CGFloat(month.weekCount) * cell
  }
}

struct MonthStartBehavior: ScrollTargetBehavior {
  private let starts: [CGFloat]

  init(months: [CycleMonth]) {
    var next: CGFloat = 0
    starts = months.map { month in
      defer { next += CalendarMetrics.height(of: month) + CalendarMetrics.monthGap }
      return next
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = target.rect.minY
    let candidates = starts.filter { $0 < bottom } + [bottom]
    target.rect.origin.y = candidates.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }
}

struct CycleCalendarView: View {
  let months: [CycleMonth]
  @State private var logged: Set<String> = []

  private let columns = Array(repeating: GridItem(.flexible(), spacing: CalendarMetrics.cellGap), count: 7)

  var body: some View {
    VStack(spacing: 0) {
      weekdayBar
      ScrollView {
        VStack(spacing: CalendarMetrics.monthGap) {
          ForEach(months) { month in
            monthView(month)
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(MonthStartBehavior(months: months))
    }
  }

  private var weekdayBar: some View {
    let symbols = Calendar.current.veryShortStandaloneWeekdaySymbols
    let shift = Calendar.current.firstWeekday - 1
    return HStack(spacing: CalendarMetrics.cellGap) {
      ForEach(0..<7, id: \.self) { index in
        Text(symbols[(index + shift) % 7])
          .font(.caption.weight(.semibold))
          .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 32)
  }

  private func monthView(_ month: CycleMonth) -> some View {
    VStack(spacing: 0) {
      Text(month.firstDay, format: .dateTime.month(.wide))
        .font(.headline)
        .frame(
          maxWidth: .infinity, minHeight: CalendarMetrics.title, maxHeight: CalendarMetrics.title,
          alignment: .leading)
      LazyVGrid(columns: columns, spacing: CalendarMetrics.cellGap) {
        ForEach(0..<month.weekCount * 7, id: \.self) { cell in
          if let day = month.day(inCell: cell) {
            dayCell(day, key: "\(month.id)-\(day)")
          } else {
            Color.clear.frame(height: CalendarMetrics.cell)
          }
        }
      }
    }
  }

  private func dayCell(_ day: Int, key: String) -> some View {
    Button {
      if logged.remove(key) == nil { logged.insert(key) }
    } label: {
      Text(day, format: .number)
        .font(.body.monospacedDigit())
        .frame(maxWidth: .infinity)
        .frame(height: CalendarMetrics.cell)
        .background(logged.contains(key) ? Color.pink.opacity(0.3) : .clear, in: .circle)
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  CycleCalendarView(months: CycleMonth.year(2025))
}

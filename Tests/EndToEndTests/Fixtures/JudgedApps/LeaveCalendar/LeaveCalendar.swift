import SwiftUI

struct CalendarMonth: Identifiable {
  let id: Int
  let title: String
  let blanks: Int
  let dayCount: Int

  var weeks: Int { (blanks + dayCount + 6) / 7 }
  var height: CGFloat { Self.titleHeight + CGFloat(weeks) * Self.rowHeight }

  static let titleHeight: CGFloat = 44
  static let rowHeight: CGFloat = 52

  static func year(_ year: Int, calendar: Calendar = .current) -> [CalendarMonth] {
    (1...12).compactMap { number in
      guard let first = calendar.date(from: DateComponents(year: year, month: number, day: 1)),
        let days = calendar.range(of: .day, in: .month, for: first)
      else { return nil }
      let weekday = calendar.component(.weekday, from: first)
      return CalendarMonth(
        id: number,
        title: first.formatted(.dateTime.month(.wide)),
        blanks: (weekday - calendar.firstWeekday + 7) % 7,
        dayCount: days.count
      )
    }
  }
}

struct LeaveCalendar: View {
  @State private var months = CalendarMonth.year(2025)
  @State private var requested: Set<String> = []

  var body: some View {
    VStack(spacing: 0) {
      weekdayHeader
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          ForEach(months) { month in
            MonthBlock(month: month, requested: $requested)
          }
        }
      }
      .scrollTargetBehavior(MonthMagnet(heights: months.map(\.height)))
      Divider()
      Button("Request \(requested.count) days") {}
        .buttonStyle(.borderedProminent)
        .disabled(requested.isEmpty)
        .padding(10)
    }
  }

  private var weekdayHeader: some View {
    let calendar = Calendar.current
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { i in
        Text(symbols[(i + calendar.firstWeekday - 1) % 7])
          .frame(maxWidth: .infinity)
      }
    }
    .font(.caption.bold())
    .padding(.vertical, 8)
  }
}

private struct MonthBlock: View {
  let month: CalendarMonth
  @Binding var requested: Set<String>

  var body: some View {
    VStack(spacing: 0) {
      Text(month.title)
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 12)
        .frame(height: CalendarMonth.titleHeight)
      ForEach(0..<month.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            cell(week * 7 + column - month.blanks + 1)
          }
        }
        .frame(height: CalendarMonth.rowHeight)
      }
    }
  }

  @ViewBuilder
  private func cell(_ day: Int) -> some View {
    let key = "\(month.id)-\(day)"
    if (1...month.dayCount).contains(day) {
      Button("\(day)") {
        if requested.remove(key) == nil { requested.insert(key) }
      }
      .buttonStyle(.plain)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(requested.contains(key) ? Color.yellow.opacity(0.4) : .clear)
    } else {
      Color.clear
    }
  }
}

#Preview {
  LeaveCalendar()
}

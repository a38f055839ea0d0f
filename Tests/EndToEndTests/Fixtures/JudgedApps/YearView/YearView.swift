import SwiftUI

struct YearView: View {
  let year: Int
  @Environment(\.calendar) private var calendar

  private let gap: CGFloat = 24

  var body: some View {
    let months = Month.year(year, calendar: calendar)

    VStack(spacing: 0) {
      weekdayBar
      ScrollView {
        VStack(spacing: gap) {
          ForEach(months) { month in
            MonthGrid(month: month)
              .frame(height: month.height)
          }
        }
        .padding(16)
      }
      .scrollTargetBehavior(StopsBehavior(stops: stops(for: months)))
      bottomBar
    }
  }

  private func stops(for months: [Month]) -> [CGFloat] {
    var y: CGFloat = 0
    return months.map { month in
      defer { y += month.height + gap }
      return y
    }
  }

  private var weekdayBar: some View {
    HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { i in
        Text(calendar.veryShortWeekdaySymbols[(i + calendar.firstWeekday - 1) % 7])
          .font(.caption2)
          .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 28)
  }

  private var bottomBar: some View {
    HStack {
      Button("Calendars") {}
      Spacer()
      Button("Inbox") {}
    }
    .padding(.horizontal, 16)
    .frame(height: 48)
    .background(.bar)
  }
}

struct MonthGrid: View {
  let month: Month

  var body: some View {
    VStack(spacing: 0) {
      Text(month.first, format: .dateTime.month(.wide))
        .font(.system(size: 20, weight: .bold))
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: Month.titleHeight)
      ForEach(0..<month.weekCount, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let day = week * 7 + column - month.leadingBlanks + 1
            Text(1...month.dayCount ~= day ? "\(day)" : "")
              .font(.system(size: 17))
              .frame(maxWidth: .infinity)
              .frame(height: Month.rowHeight)
          }
        }
      }
    }
  }
}

struct StopsBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]  // ascending

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let all = stops.filter { $0 < end } + [end]
    let y = min(max(target.rect.minY, 0), end)

    guard let next = all.firstIndex(where: { $0 >= y }), next > 0 else {
      target.rect.origin.y = all[0]
      return
    }
    let (a, b) = (all[next - 1], all[next])
    let share = (y - a) / (b - a)
    let v = context.velocity.dy
    let limit: CGFloat = v > 150 ? 0.25 : (v < -150 ? 0.75 : 0.5)
    target.rect.origin.y = share >= limit ? b : a
  }
}

#Preview { YearView(year: 2025) }

import SwiftUI

struct CalendarView: View {
  @State private var model = CalendarModel()

  var body: some View {
    VStack(spacing: 0) {
      WeekdayBar()
      Divider()
      ScrollView {
        VStack(spacing: model.spacing) {
          ForEach(model.months) { month in
            MonthView(month: month, selected: $model.selected)
          }
        }
        .padding(.bottom, 32)
      }
      .scrollTargetBehavior(TitleMagnetBehavior(offsets: model.titleOffsets))
    }
  }
}

// The calendar scrolls freely, but a month whose title nearly made it to the top
// is helped the rest of the way.
struct TitleMagnetBehavior: ScrollTargetBehavior {
  let offsets: [CGFloat]
  var pull: CGFloat = 40

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(context.contentSize.height - context.containerSize.height, 0)
    let y = target.rect.minY
    let stops = offsets.map { min($0, reach) }

    guard
      let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= pull
    else { return }

    target.rect.origin.y = nearest
  }
}

private struct WeekdayBar: View {
  private var symbols: [String] {
    let calendar = Calendar.current
    let all = calendar.veryShortStandaloneWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    return Array(all[shift...] + all[..<shift])
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(symbols.enumerated()), id: \.offset) { _, symbol in
        Text(symbol)
          .font(.caption2)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 28)
  }
}

private struct MonthView: View {
  let month: Month
  @Binding var selected: Date?

  var body: some View {
    VStack(spacing: 0) {
      Text(month.start, format: .dateTime.month(.wide).year())
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .frame(height: Month.titleHeight)

      ForEach(Array(month.rows.enumerated()), id: \.offset) { _, row in
        HStack(spacing: 0) {
          ForEach(Array(row.enumerated()), id: \.offset) { _, day in
            DayView(day: day, isSelected: day != nil && day == selected)
              .frame(maxWidth: .infinity)
              .onTapGesture { selected = day }
          }
        }
        .frame(height: Month.rowHeight)
      }
    }
  }
}

private struct DayView: View {
  let day: Date?
  let isSelected: Bool

  var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(Color.accentColor).frame(width: 38)
      }
      if let day {
        Text(day, format: .dateTime.day())
          .foregroundStyle(isSelected ? Color.white : Color.primary)
      }
    }
  }
}

#Preview {
  CalendarView()
}

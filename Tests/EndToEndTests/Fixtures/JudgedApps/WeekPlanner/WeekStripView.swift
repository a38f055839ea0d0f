import SwiftUI

struct WeekStripView: View {
  @Bindable var model: PlannerModel
  @State private var leadingDay: Date?

  var body: some View {
    GeometryReader { proxy in
      let dayWidth = CalendarMetrics.dayWidth(in: proxy.size.width)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(model.days) { day in
            DayCell(
              symbol: model.weekdaySymbol(of: day),
              number: model.number(of: day),
              isToday: day.date == model.today,
              isSelected: day.date == model.selected
            )
            .frame(width: dayWidth, height: CalendarMetrics.stripHeight)
            .contentShape(Rectangle())
            .onTapGesture { model.selected = day.date }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $leadingDay, anchor: .leading)
      .scrollIndicators(.hidden)
    }
    .frame(height: CalendarMetrics.stripHeight)
    .onAppear { leadingDay = model.startOfCurrentWeek }
  }
}

private struct DayCell: View {
  let symbol: String
  let number: String
  let isToday: Bool
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(symbol)
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(number)
        .font(.callout.weight(isToday ? .bold : .regular))
        .frame(width: 36, height: 36)
        .background {
          if isSelected { Circle().fill(.tint.opacity(0.25)) }
        }
    }
  }
}

struct PlannerScreen: View {
  @State private var model = PlannerModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(model.selected, format: .dateTime.month(.wide).year())
        .font(.title2.bold())
      WeekStripView(model: model)
      Divider()
      ContentUnavailableView("Nothing planned", systemImage: "calendar")
    }
    .padding(.horizontal, CalendarMetrics.screenInset)
  }
}

#Preview { PlannerScreen() }

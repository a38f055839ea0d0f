import SwiftUI

struct WeekStrip: View {
  let weeks: [Week]
  @Binding var selected: Date

  private let gap: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      let cell = proxy.size.width.column(of: 7, gap: gap)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(weeks) { week in
            HStack(spacing: gap) {
              ForEach(week.days, id: \.self) { day in
                DayCell(day: day, isOn: Calendar.current.isDate(day, inSameDayAs: selected))
                  .frame(width: cell, height: 68)
                  .onTapGesture { selected = day }
              }
            }
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
    }
    .frame(height: 68)
  }
}

struct DayCell: View {
  let day: Date
  let isOn: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day.formatted(.dateTime.weekday(.narrow)))
        .font(.caption)
        .foregroundStyle(isOn ? .white : .secondary)
      Text(day.formatted(.dateTime.day()))
        .font(.headline)
        .foregroundStyle(isOn ? .white : .primary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isOn ? Color.orange : Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

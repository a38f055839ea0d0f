import SwiftUI

struct Week: Identifiable, Hashable {
  let id: Int
  let days: [Date]

  static func around(_ date: Date, radius: Int, calendar: Calendar = .current) -> [Week] {
    guard let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start else { return [] }
    return (-radius...radius).map { offset in
      let days = (0..<7).compactMap {
        calendar.date(byAdding: .day, value: offset * 7 + $0, to: start)
      }
      return Week(id: offset, days: days)
    }
  }
}

struct HabitHome: View {
  @State private var weeks = Week.around(.now, radius: 12)
  @State private var visibleWeek: Int? = 0
  @State private var selectedDay = Calendar.current.startOfDay(for: .now)

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        WeekStrip(weeks: weeks, visibleWeek: $visibleWeek, selectedDay: $selectedDay)
        Divider()
        List(["Stretch", "Read", "Journal", "Walk"], id: \.self) { habit in
          Label(habit, systemImage: "circle")
        }
        .listStyle(.plain)
      }
      .navigationTitle(selectedDay.formatted(.dateTime.month(.wide).day()))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Today") {
          withAnimation { visibleWeek = 0 }
          selectedDay = Calendar.current.startOfDay(for: .now)
        }
      }
    }
  }
}

struct WeekStrip: View {
  let weeks: [Week]
  @Binding var visibleWeek: Int?
  @Binding var selectedDay: Date

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          HStack(spacing: 4) {
            ForEach(week.days, id: \.self) { day in
              DayCell(day: day, isSelected: day == selectedDay)
                .onTapGesture { selectedDay = day }
            }
          }
          .padding(.horizontal, 8)
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $visibleWeek)
    .scrollIndicators(.hidden)
    .frame(height: 68)
  }
}

private struct DayCell: View {
  let day: Date
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(day, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(day, format: .dateTime.day())
        .font(.callout.weight(isSelected ? .bold : .regular))
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .background(isSelected ? Color.accentColor.opacity(0.2) : .clear, in: .rect(cornerRadius: 10))
    .contentShape(.rect)
  }
}

#Preview {
  HabitHome()
}

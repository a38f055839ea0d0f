import SwiftUI

struct HabitWeek: Identifiable, Hashable {
  let id: Int
  let days: [Date]

  static func year(around date: Date, calendar: Calendar = .current) -> [HabitWeek] {
    guard let monday = calendar.dateInterval(of: .weekOfYear, for: date)?.start else { return [] }
    return (-26...26).map { offset in
      let start = calendar.date(byAdding: .weekOfYear, value: offset, to: monday) ?? monday
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
      return HabitWeek(id: offset, days: days)
    }
  }
}

struct HabitWeekStrip: View {
  @Binding var selection: Date
  @State private var weekID: Int? = 0
  private let weeks = HabitWeek.year(around: .now)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(monthTitle)
        .font(.headline)
        .contentTransition(.opacity)
        .padding(.horizontal, 16)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(weeks) { week in
            HStack(spacing: 0) {
              ForEach(week.days, id: \.self) { day in
                DayCell(day: day, isSelected: Calendar.current.isDate(day, inSameDayAs: selection))
                  .frame(maxWidth: .infinity)
                  .onTapGesture { selection = day }
              }
            }
            .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $weekID)
      .frame(height: 64)
      .padding(.horizontal, 16)
    }
  }

  private var monthTitle: String {
    let day = weeks.first { $0.id == weekID }?.days.first ?? selection
    return day.formatted(.dateTime.month(.wide).year())
  }
}

private struct DayCell: View {
  let day: Date
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(day, format: .dateTime.day())
        .font(.callout.weight(isSelected ? .bold : .regular))
        .frame(width: 36, height: 36)
        .background(isSelected ? Color.accentColor.opacity(0.2) : .clear, in: Circle())
    }
    .contentShape(Rectangle())
  }
}

struct HabitsScreen: View {
  @State private var day = Date.now

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        HabitWeekStrip(selection: $day)
        List {
          Label("Drink water", systemImage: "drop")
          Label("Stretch", systemImage: "figure.cooldown")
          Label("Read 20 pages", systemImage: "book")
        }
        .listStyle(.plain)
      }
      .navigationTitle("Habits")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  HabitsScreen()
}

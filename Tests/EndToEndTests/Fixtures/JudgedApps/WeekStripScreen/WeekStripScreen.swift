import SwiftUI

// MARK: - Model

struct Week: Identifiable, Hashable {
  let id: Int
  let days: [Date]
}

enum WeekFactory {
  static let reach = 12

  static func make(around today: Date, calendar: Calendar = .current) -> [Week] {
    let start = calendar.dateInterval(of: .weekOfYear, for: today)?.start ?? today
    return (-reach...reach).map { offset in
      let monday = calendar.date(byAdding: .weekOfYear, value: offset, to: start) ?? start
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: monday) }
      return Week(id: offset, days: days)
    }
  }
}

// MARK: - Day cell

struct DayCell: View {
  let day: Date
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(day, format: .dateTime.day())
        .font(.body.weight(isSelected ? .bold : .regular))
        .frame(width: 34, height: 34)
        .background(isSelected ? Color.accentColor : .clear, in: .circle)
        .foregroundStyle(isSelected ? Color.white : .primary)
    }
    .frame(maxWidth: .infinity)
    .contentShape(.rect)
  }
}

struct WeekRow: View {
  let week: Week
  @Binding var selection: Date

  var body: some View {
    HStack(spacing: 0) {
      ForEach(week.days, id: \.self) { day in
        DayCell(day: day, isSelected: Calendar.current.isDate(day, inSameDayAs: selection))
          .onTapGesture { selection = day }
      }
    }
  }
}

// MARK: - Screen

struct WeekStripScreen: View {
  @State private var selection = Date.now
  @State private var visibleWeek: Int? = 0
  private let weeks = WeekFactory.make(around: .now)

  private var title: String {
    let week = weeks.first { $0.id == visibleWeek } ?? weeks[WeekFactory.reach]
    let day = week.days.first ?? selection
    return day.formatted(.dateTime.month(.wide).year())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(title)
          .font(.headline)
        Spacer()
        Button("Today") {
          withAnimation {
            selection = .now
            visibleWeek = 0
          }
        }
      }

      strip

      Divider()

      ContentUnavailableView(
        "No events",
        systemImage: "calendar",
        description: Text(selection, format: .dateTime.day().month().year())
      )
    }
    .padding(.horizontal, 16)
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          WeekRow(week: week, selection: $selection)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $visibleWeek)
    .scrollIndicators(.hidden)
    .frame(height: 72)
  }
}

#Preview {
  WeekStripScreen()
}

import SwiftUI

struct Week: Identifiable, Hashable {
  let id: Int
  let days: [Date]

  static func upcoming(_ count: Int, from date: Date = .now, calendar: Calendar = .current) -> [Week] {
    let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? date
    return (0..<count).map { week in
      let days = (0..<7).compactMap { day in
        calendar.date(byAdding: .day, value: week * 7 + day, to: start)
      }
      return Week(id: week, days: days)
    }
  }
}

struct DayCell: View {
  let date: Date
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(date, format: .dateTime.weekday(.narrow))
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(date, format: .dateTime.day())
        .font(.headline)
        .frame(width: 36, height: 36)
        .background(isSelected ? Color.accentColor : .clear, in: Circle())
        .foregroundStyle(isSelected ? .white : .primary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct WeekPage: View {
  let week: Week
  @Binding var selection: Date

  var body: some View {
    HStack(spacing: 0) {
      ForEach(week.days, id: \.self) { day in
        Button {
          selection = day
        } label: {
          DayCell(
            date: day,
            isSelected: Calendar.current.isDate(day, inSameDayAs: selection))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.vertical, 12)
    .background(Color(.secondarySystemBackground))
  }
}

struct WeekStripView: View {
  @State private var selection = Date.now
  @State private var visibleWeek: Int?

  private let weeks = Week.upcoming(12)
  private let pageSpacing: CGFloat = 12

  private var title: String {
    let week = weeks[visibleWeek ?? 0]
    let first = week.days.first ?? .now
    return first.formatted(.dateTime.month(.wide).year())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, 16)

      ScrollView(.horizontal) {
        LazyHStack(spacing: pageSpacing) {
          ForEach(weeks) { week in
            WeekPage(week: week, selection: $selection)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $visibleWeek)
      .scrollIndicators(.hidden)
      .frame(height: 90)

      Divider()

      Text(selection, format: .dateTime.weekday(.wide).day().month(.wide))
        .font(.headline)
        .padding(.horizontal, 16)

      ContentUnavailableView("No events", systemImage: "calendar")
    }
    .padding(.top, 16)
  }
}

#Preview {
  WeekStripView()
}

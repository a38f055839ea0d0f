import SwiftUI

struct Week: Identifiable {
  let id: Int
  let days: [Date]

  static func upcoming(_ count: Int, calendar: Calendar = .current) -> [Week] {
    let today = calendar.startOfDay(for: .now)
    let start = calendar.dateInterval(of: .weekOfYear, for: today)?.start ?? today
    return (0..<count).map { w in
      Week(
        id: w,
        days: (0..<7).compactMap { d in
          calendar.date(byAdding: .day, value: w * 7 + d, to: start)
        })
    }
  }
}

struct WeekPager: View {
  @State private var week = 0
  @State private var selection: Date = .now
  private let weeks = Week.upcoming(16)

  var body: some View {
    VStack(spacing: 0) {
      Text("Week \(week + 1) of \(weeks.count)")
        .font(.caption)
        .frame(height: 28)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(weeks) { week in
            WeekRow(week: week, selection: $selection)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(OneWeekAtATime(current: week, count: weeks.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        guard geometry.containerSize.width > 0 else { return 0 }
        return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
      } action: { _, page in
        week = min(max(page, 0), weeks.count - 1)
      }
      .frame(height: 72)

      Divider()

      List(8..<20, id: \.self) { hour in
        Text("\(hour):00").monospacedDigit()
      }
      .listStyle(.plain)
    }
  }
}

struct WeekRow: View {
  let week: Week
  @Binding var selection: Date

  var body: some View {
    HStack(spacing: 0) {
      ForEach(week.days, id: \.self) { day in
        VStack(spacing: 6) {
          Text(day, format: .dateTime.weekday(.narrow)).font(.caption2)
          Text(day, format: .dateTime.day())
            .frame(width: 36, height: 36)
            .background {
              if Calendar.current.isDate(day, inSameDayAs: selection) {
                Circle().fill(.tint.opacity(0.2))
              }
            }
        }
        .frame(maxWidth: .infinity)
        .onTapGesture { selection = day }
      }
    }
  }
}

// A swipe moves by a single week. Slow drags go to the nearest one.
struct OneWeekAtATime: ScrollTargetBehavior {
  let current: Int
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let page: Int
    if context.velocity.dx > 250 {
      page = current + 1
    } else if context.velocity.dx < -250 {
      page = current - 1
    } else {
      page = Int((target.rect.minX / width).rounded())
    }
    target.rect.origin.x = CGFloat(min(max(page, 0), count - 1)) * width
  }
}

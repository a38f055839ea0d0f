import SwiftUI

struct Week: Identifiable, Hashable {
  let start: Date
  var id: Date { start }

  func days(_ calendar: Calendar) -> [Date] {
    (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }
}

struct WeekCalendar: View {
  @Binding var day: Date
  @State private var weekID: Date?

  private let calendar: Calendar
  private let weeks: [Week]

  init(day: Binding<Date>, calendar: Calendar = .current) {
    _day = day
    self.calendar = calendar
    let this = calendar.dateInterval(of: .weekOfYear, for: day.wrappedValue)?.start ?? .now
    weeks = (-26...26).compactMap {
      calendar.date(byAdding: .weekOfYear, value: $0, to: this).map(Week.init)
    }
    _weekID = State(initialValue: this)
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          row(week)
            .padding(.horizontal, 12)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $weekID)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(WeekSnap())
    .frame(maxWidth: 500)
    .frame(height: 70)
  }

  private func row(_ week: Week) -> some View {
    HStack(spacing: 4) {
      ForEach(week.days(calendar), id: \.self) { date in
        VStack(spacing: 6) {
          Text(date, format: .dateTime.weekday(.abbreviated)).font(.caption2)
          Text(date, format: .dateTime.day()).font(.callout.bold())
        }
        .frame(maxWidth: .infinity)
        .frame(height: 58)
        .background {
          if calendar.isDate(date, inSameDayAs: day) {
            RoundedRectangle(cornerRadius: 12).fill(.tint.opacity(0.2))
          }
        }
        .contentShape(.rect)
        .onTapGesture { day = date }
      }
    }
  }
}

// Rests on whole weeks. A hard fling is allowed to cross several of them.
struct WeekSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let w = context.containerSize.width
    guard w > 0 else { return }

    let raw = target.rect.minX / w
    let base = raw.rounded(.down)
    let lean: CGFloat =
      switch context.velocity.dx {
      case 120...: 0.15
      case ...(-120): 0.85
      default: 0.5
      }
    target.rect.origin.x = (raw - base > lean ? base + 1 : base) * w
  }
}

import Foundation
import Observation

struct StepDay: Identifiable, Hashable {
  let date: Date
  let steps: Int

  var id: Date { date }
  var initial: String { String(date.formatted(.dateTime.weekday(.narrow))) }
}

struct StepWeek: Identifiable, Hashable {
  let index: Int
  let days: [StepDay]

  var id: Int { index }
}

@Observable
final class StepsStore {
  let ceiling = 14_000
  private(set) var weeks: [StepWeek]

  init(weekCount: Int = 12, calendar: Calendar = .current) {
    let thisWeek = calendar.dateInterval(of: .weekOfYear, for: .now)?.start ?? .now
    weeks = (0..<weekCount).map { index in
      let start = calendar.date(byAdding: .weekOfYear, value: index - weekCount + 1, to: thisWeek) ?? thisWeek
      let days = (0..<7).map { offset in
        StepDay(
          date: calendar.date(byAdding: .day, value: offset, to: start) ?? start,
          steps: 2_500 + (index * 3_571 + offset * 2_239) % 10_500
        )
      }
      return StepWeek(index: index, days: days)
    }
  }

  var average: Int {
    let all = weeks.flatMap(\.days)
    guard !all.isEmpty else { return 0 }
    return all.map(\.steps).reduce(0, +) / all.count
  }
}

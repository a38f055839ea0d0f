import Foundation

struct StepsDay: Identifiable {
  let date: Date
  let steps: Int
  var id: Date { date }
}

@Observable
final class StepsModel {
  private(set) var days: [StepsDay] = []
  private let calendar = Calendar.current

  var peak: Int { max(days.map(\.steps).max() ?? 0, 1) }

  // Indices of the days that open a week in the user's calendar.
  var weekStarts: [Int] {
    days.indices.filter {
      calendar.component(.weekday, from: days[$0].date) == calendar.firstWeekday
    }
  }

  func loadSample(count: Int = 90) {
    let today = calendar.startOfDay(for: .now)
    days = (0..<count).reversed().compactMap { back in
      guard let date = calendar.date(byAdding: .day, value: -back, to: today) else { return nil }
      return StepsDay(date: date, steps: 2_000 + (back * 7_919) % 11_000)
    }
  }
}

import SwiftUI

struct Habit: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var symbol: String
  var tint: Color
  var completed: Set<Date> = []

  func isDone(on day: Date, calendar: Calendar = .current) -> Bool {
    completed.contains(calendar.startOfDay(for: day))
  }

  mutating func toggle(_ day: Date, calendar: Calendar = .current) {
    let key = calendar.startOfDay(for: day)
    if completed.contains(key) {
      completed.remove(key)
    } else {
      completed.insert(key)
    }
  }
}

struct Week: Identifiable, Hashable {
  let start: Date
  let days: [Date]
  var id: Date { start }
}

extension Week {
  static func recent(_ count: Int, endingAt date: Date = .now, calendar: Calendar = .current) -> [Week] {
    let current = calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? calendar.startOfDay(for: date)
    return (0..<count).reversed().compactMap { back in
      guard let start = calendar.date(byAdding: .weekOfYear, value: -back, to: current) else { return nil }
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
      return Week(start: start, days: days)
    }
  }
}

extension Habit {
  static let samples: [Habit] = [
    Habit(title: "Drink water", symbol: "drop.fill", tint: .blue),
    Habit(title: "Read 20 pages", symbol: "book.fill", tint: .orange),
    Habit(title: "Morning run", symbol: "figure.run", tint: .green),
    Habit(title: "No sugar", symbol: "cube", tint: .pink),
    Habit(title: "Meditate", symbol: "leaf.fill", tint: .mint),
  ]
}

import Foundation

struct GymClass: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var hour: Int
  var spots: Int
}

struct GymDay: Identifiable, Hashable {
  let date: Date
  var classes: [GymClass]
  var id: Date { date }
}

struct GymWeek: Identifiable, Hashable {
  let id: Int
  var days: [GymDay]
}

enum Timetable {
  static func weeks(_ count: Int, from start: Date, calendar: Calendar = .current) -> [GymWeek] {
    let titles = ["Spin", "Yoga", "HIIT", "Box", "Core"]
    return (0..<count).map { week in
      let days = (0..<7).map { weekday in
        let date = calendar.date(byAdding: .day, value: week * 7 + weekday, to: start) ?? start
        let classes = (0..<(2 + (week + weekday) % 3)).map { slot in
          GymClass(
            title: titles[(weekday + slot) % titles.count], hour: 7 + slot * 4, spots: (week + slot) % 6)
        }
        return GymDay(date: date, classes: classes)
      }
      return GymWeek(id: week, days: days)
    }
  }
}

import Foundation

struct AgendaEvent: Identifiable {
  let id = UUID()
  let time: String
  let title: String
}

struct AgendaDay: Identifiable {
  let id = UUID()
  let label: String
  let events: [AgendaEvent]

  static func make(_ label: String, _ titles: String...) -> AgendaDay {
    AgendaDay(
      label: label,
      events: titles.enumerated().map { i, t in
        AgendaEvent(time: "\(9 + i * 2):00", title: t)
      })
  }
}

extension Array where Element == AgendaDay {
  static let sample: [AgendaDay] = [
    .make("Mon 2", "Standup", "Design review", "1:1 Priya"),
    .make("Tue 3", "Dentist"),
    .make("Wed 4", "Standup", "Retro", "Lunch w/ Sam", "Release"),
    .make("Thu 5", "Interview", "Roadmap"),
    .make("Fri 6", "Standup", "Demo", "Budget", "1:1 Leo", "Drinks"),
    .make("Sat 7", "Climbing"),
    .make("Sun 8", "Brunch", "Call mum", "Meal prep"),
    .make("Mon 9", "Standup", "Planning"),
  ]
}

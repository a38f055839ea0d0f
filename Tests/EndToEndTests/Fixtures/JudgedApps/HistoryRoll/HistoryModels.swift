import Foundation
import SwiftData

@Model
final class Era {
  var name: String
  var order: Int
  @Relationship(deleteRule: .cascade) var events: [HistoryEvent]

  init(name: String, order: Int, events: [HistoryEvent] = []) {
    self.name = name
    self.order = order
    self.events = events
  }

  var sortedEvents: [HistoryEvent] { events.sorted { $0.year < $1.year } }
}

@Model
final class HistoryEvent {
  var year: Int
  var title: String
  var summary: String

  init(year: Int, title: String, summary: String) {
    self.year = year
    self.title = title
    self.summary = summary
  }
}

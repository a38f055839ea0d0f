import Foundation
import SwiftData

@Model
final class Plant {
  @Attribute(.unique) var slug: String
  var name: String
  var everyDays: Int
  var lastWatered: Date

  init(slug: String, name: String, everyDays: Int, lastWatered: Date = .now) {
    self.slug = slug
    self.name = name
    self.everyDays = everyDays
    self.lastWatered = lastWatered
  }

  var nextWatering: Date {
    Calendar.current.date(byAdding: .day, value: everyDays, to: lastWatered) ?? lastWatered
  }
}

import Foundation
import Observation

struct Shift: Identifiable, Hashable {
  let id: Int
  let initials: String
  let hours: String
}

struct RotaDay: Identifiable {
  let id: Int
  let date: Date
  let shifts: [Shift]
}

@Observable
final class Rota {
  private(set) var days: [RotaDay]

  init(length: Int = 45) {
    let calendar = Calendar(identifier: .iso8601)
    let start = calendar.date(from: DateComponents(year: 2025, month: 3, day: 3)) ?? .now
    let people = ["AK", "JO", "MR", "SB"]
    let slots = ["6-14", "14-22", "22-6"]
    days = (0..<length).map { index in
      let date = calendar.date(byAdding: .day, value: index, to: start) ?? start
      let shifts = slots.enumerated().map { slot, hours in
        Shift(id: slot, initials: people[(index + slot) % people.count], hours: hours)
      }
      return RotaDay(id: index, date: date, shifts: shifts)
    }
  }
}

import Foundation

struct City: Identifiable, Hashable {
  let id: String
  var temperature: Int
  var summary: String
  var days: [Day]

  struct Day: Hashable, Identifiable {
    var id: String { label }
    var label: String
    var low: Int
    var high: Int
  }
}

extension City {
  static let saved: [City] = ["Lisbon", "Tromsø", "Kyoto", "Quito", "Cork"].enumerated().map { offset, name in
    City(
      id: name,
      temperature: 9 + offset * 4,
      summary: offset.isMultiple(of: 2) ? "Mostly sunny" : "Showers later",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map {
        Day(label: $0, low: 6 + offset, high: 13 + offset * 2)
      }
    )
  }
}

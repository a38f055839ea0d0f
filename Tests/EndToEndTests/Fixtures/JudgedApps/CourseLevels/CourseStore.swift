import Foundation
import Observation

struct CourseUnit: Identifiable, Codable {
  var id: Int
  var title: String
  var words: Int
  var done: Bool
}

@Observable
final class CourseStore {
  var units: [CourseUnit]
  var unitID: CourseUnit.ID?

  init(units: [CourseUnit] = CourseStore.spanish) {
    self.units = units
    self.unitID = (units.first { !$0.done } ?? units.last)?.id
  }

  var unit: CourseUnit? { units.first { $0.id == unitID } }

  static let spanish: [CourseUnit] = [
    .init(id: 1, title: "Saludos", words: 24, done: true),
    .init(id: 2, title: "La familia", words: 31, done: true),
    .init(id: 3, title: "En el café", words: 40, done: true),
    .init(id: 4, title: "La ciudad", words: 38, done: false),
    .init(id: 5, title: "El tiempo", words: 27, done: false),
    .init(id: 6, title: "De compras", words: 45, done: false),
    .init(id: 7, title: "La salud", words: 36, done: false),
    .init(id: 8, title: "Viajes", words: 52, done: false),
    .init(id: 9, title: "El trabajo", words: 48, done: false),
  ]
}

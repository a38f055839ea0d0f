import Foundation

struct Lesson: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String
  var progress = 0.0
}

struct CourseUnit: Identifiable {
  let id: Int
  let title: String
  let lessons: [Lesson]
}

struct Course {
  let language: String
  let units: [CourseUnit]

  static let portuguese: Course = {
    let names = ["Greetings", "At the café", "Numbers", "Getting around"]
    let parts = [
      ("Words", "text.book.closed"), ("Listening", "ear"), ("Grammar", "puzzlepiece"),
      ("Speaking", "mic"), ("Story", "book"),
    ]
    let units = names.enumerated().map { index, name in
      CourseUnit(
        id: index, title: name,
        lessons: parts.map { part in
          Lesson(id: "\(index)-\(part.0)", title: part.0, symbol: part.1, progress: index == 0 ? 1 : 0)
        })
    }
    return Course(language: "Portuguese", units: units)
  }()
}

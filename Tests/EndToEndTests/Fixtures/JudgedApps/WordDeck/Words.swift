import Foundation

struct Word: Identifiable, Hashable {
  let id: Int
  let arabic: String
  let english: String
}

enum Lessons {
  static let kitchen: [Word] = [
    Word(id: 0, arabic: "خبز", english: "bread"),
    Word(id: 1, arabic: "ملح", english: "salt"),
    Word(id: 2, arabic: "سكين", english: "knife"),
    Word(id: 3, arabic: "ملعقة", english: "spoon"),
    Word(id: 4, arabic: "طاولة", english: "table"),
    Word(id: 5, arabic: "كأس", english: "glass"),
  ]
}

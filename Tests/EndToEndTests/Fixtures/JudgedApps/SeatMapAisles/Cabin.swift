import SwiftUI

struct Seat: Identifiable, Hashable {
  let row: Int
  let letter: String
  var id: String { "\(row)\(letter)" }
  var isTaken: Bool { (row * 7 + Int(letter.unicodeScalars.first?.value ?? 0)) % 3 == 0 }
}

struct Cabin {
  var rows: ClosedRange<Int> = 14...41
  var blocks: [[String]] = [["A", "B", "C"], ["D", "E", "F", "G"], ["H", "J", "K"]]

  static let economy = Cabin()
}

enum SeatGrid {
  static let seat: CGFloat = 64
  static let gap: CGFloat = 8
  static let aisle: CGFloat = 36
  static let edge: CGFloat = 16
}

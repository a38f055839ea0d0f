import SwiftUI

struct Seat: Identifiable, Hashable {
  let row: Int
  let number: Int
  var taken: Bool

  var id: String { "\(row)-\(number)" }
  /// House plan: three blocks of eight, an aisle between the blocks.
  var closesBlock: Bool { number % 8 == 0 && number < 24 }
}

enum House {
  static let rows = 22
  static let seatsPerRow = 24
  static let seat: CGFloat = 44
  static let aisle: CGFloat = 28

  static let plan: [[Seat]] = (1...rows).map { r in
    (1...seatsPerRow).map { n in Seat(row: r, number: n, taken: (r * 7 + n * 3) % 5 == 0) }
  }
}

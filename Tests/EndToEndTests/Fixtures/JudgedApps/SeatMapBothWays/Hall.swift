import Foundation

struct Seat: Identifiable, Hashable {
  let row: Int
  let number: Int

  var id: Int { row * 100 + number }

  var label: String {
    let letter = Character(UnicodeScalar(UInt8(65 + row)))
    return "\(letter)\(number)"
  }
}

enum SeatStatus: Hashable {
  case free(price: Int)
  case taken
}

struct HallCell: Identifiable, Hashable {
  enum Content: Hashable {
    case seat(Seat, SeatStatus)
    case aisle
  }

  let id: Int
  let content: Content
}

struct HallRow: Identifiable {
  let id: Int
  let cells: [HallCell]
}

struct Hall {
  let name: String
  let rows: [HallRow]

  init(name: String, rowCount: Int, blocks: [Int], taken: Set<Int> = []) {
    self.name = name
    self.rows = (0..<rowCount).map { row in
      var contents: [HallCell.Content] = []
      var number = 1
      for (index, size) in blocks.enumerated() {
        if index > 0 { contents.append(.aisle) }
        for _ in 0..<size {
          let seat = Seat(row: row, number: number)
          let status: SeatStatus = taken.contains(seat.id) ? .taken : .free(price: row < 8 ? 48 : 32)
          contents.append(.seat(seat, status))
          number += 1
        }
      }
      return HallRow(
        id: row, cells: contents.enumerated().map { HallCell(id: $0.offset, content: $0.element) })
    }
  }

  static let playhouse = Hall(
    name: "Playhouse, Stalls",
    rowCount: 26,
    blocks: [4, 4, 4],
    taken: [3, 104, 105, 106, 411, 412, 701, 702, 1107, 1108, 1905]
  )
}

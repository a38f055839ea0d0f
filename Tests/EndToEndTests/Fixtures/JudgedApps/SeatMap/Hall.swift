import Foundation

/// A hall as the ticket service describes it.
struct Hall: Decodable {
  struct Row: Decodable, Identifiable {
    enum Kind: String, Decodable { case standard, lounge }

    let id: String
    let kind: Kind
    let seats: Int
    let aisleBehind: Bool

    var height: CGFloat { kind == .lounge ? 46 : 34 }
    var gapBehind: CGFloat { aisleBehind ? Hall.spacing + Hall.aisle : Hall.spacing }
  }

  static let spacing: CGFloat = 8
  static let aisle: CGFloat = 26

  let name: String
  let rows: [Row]

  /// Tops of the rows, counted from the top of the first one.
  var rowTops: [CGFloat] {
    var top: CGFloat = 0
    return rows.map { row in
      defer { top += row.height + row.gapBehind }
      return top
    }
  }
}

struct Seat: Hashable {
  let row: Hall.Row.ID
  let number: Int
}

extension Hall {
  static let sample: Hall = {
    let rows = "ABCDEFGHKLMNP".map(String.init).map { letter in
      Row(
        id: letter,
        kind: "NP".contains(letter) ? .lounge : .standard,
        seats: "NP".contains(letter) ? 8 : 12,
        aisleBehind: "DM".contains(letter))
    }
    return Hall(name: "Hall 3", rows: rows)
  }()
}

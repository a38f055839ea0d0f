import Foundation
import Observation

enum Cabin: String, CaseIterable {
  case first, premium, economy

  var rowHeight: CGFloat {
    switch self {
    case .first: 64
    case .premium: 56
    case .economy: 48
    }
  }

  var letters: [String] {
    switch self {
    case .first: ["A", "F"]
    case .premium: ["A", "C", "D", "F"]
    case .economy: ["A", "B", "C", "D", "E", "F"]
    }
  }
}

struct SeatRow: Identifiable {
  static let exitGap: CGFloat = 28

  let number: Int
  let cabin: Cabin
  let isExit: Bool

  var id: Int { number }
  var height: CGFloat { cabin.rowHeight + (isExit ? Self.exitGap : 0) }
}

@MainActor
@Observable
final class SeatMapModel {
  private(set) var rows: [SeatRow] = []
  var selection: Set<String> = []

  // Top edge of every row in the scroll content.
  var rowTops: [CGFloat] {
    var y: CGFloat = 0
    return rows.map { row in
      defer { y += row.height }
      return y
    }
  }

  func load() async {
    rows = (1...34).map { number in
      SeatRow(
        number: number,
        cabin: number <= 4 ? .first : (number <= 10 ? .premium : .economy),
        isExit: number == 11 || number == 22
      )
    }
  }
}

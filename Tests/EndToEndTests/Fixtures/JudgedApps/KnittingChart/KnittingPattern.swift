import SwiftUI

enum Stitch: Character {
  case knit = "k"
  case purl = "p"
  case yarnOver = "o"
  case cable = "c"

  var color: Color {
    switch self {
    case .knit: .white
    case .purl: .gray
    case .yarnOver: .mint
    case .cable: .red
    }
  }

  static func line(_ code: String) -> [Stitch] {
    code.compactMap { Stitch(rawValue: $0) }
  }
}

struct KnitRow: Identifiable {
  let id: Int
  let stitches: [Stitch]

  var isRightSide: Bool { id.isMultiple(of: 2) == false }
}

struct KnittingPattern {
  let name: String
  let yarn: String
  let rows: [KnitRow]

  static let harbourScarf: KnittingPattern = {
    let repeats = ["kkppccccppkk", "ppkkppppkkpp", "kopkkkkkkpok", "ppkkppppkkpp"]
    let rows = (0..<40).map { KnitRow(id: $0 + 1, stitches: Stitch.line(repeats[$0 % repeats.count])) }
    return KnittingPattern(name: "Harbour scarf", yarn: "Aran, 4.5 mm needles", rows: rows)
  }()
}

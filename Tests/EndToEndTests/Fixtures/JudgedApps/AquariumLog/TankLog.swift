import SwiftUI

struct TankEntry: Identifiable {
  let id: Int
  let day: String
  let celsius: Double
  let nitrate: Int
  let note: String
}

extension TankEntry {
  static let week: [TankEntry] = (0..<12).map { index in
    TankEntry(
      id: index,
      day: "Day \(index + 1)",
      celsius: 24.5 + Double(index % 4) * 0.3,
      nitrate: 5 + (index * 3) % 14,
      note: index.isMultiple(of: 4) ? "Changed a third of the water" : "Fed twice, all fish out"
    )
  }
}

enum TankLayout {
  case tall, wide

  var cardWidth: CGFloat {
    switch self {
    case .tall: 300
    case .wide: 340
    }
  }

  var gap: CGFloat {
    switch self {
    case .tall: 16
    case .wide: 24
    }
  }

  var pitch: CGFloat { cardWidth + gap }
}

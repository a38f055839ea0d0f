import SwiftUI

enum Vital: String, CaseIterable, Identifiable {
  case heart, resting, variability, oxygen
  case steps, distance, floors, energy
  case sleep, mindful, water, weight

  var id: Self { self }

  var symbol: String {
    switch self {
    case .heart, .resting, .variability: "heart.fill"
    case .oxygen: "lungs.fill"
    case .steps, .distance: "figure.walk"
    case .floors: "figure.stairs"
    case .energy: "flame.fill"
    case .sleep: "bed.double.fill"
    case .mindful: "brain.head.profile"
    case .water: "drop.fill"
    case .weight: "scalemass.fill"
    }
  }

  var demo: String {
    switch self {
    case .heart: "64"
    case .resting: "52"
    case .variability: "71 ms"
    case .oxygen: "97 %"
    case .steps: "8 412"
    case .distance: "6.1 km"
    case .floors: "11"
    case .energy: "512"
    case .sleep: "7 h 20"
    case .mindful: "12 min"
    case .water: "1.4 l"
    case .weight: "71.3"
    }
  }
}

enum Board {
  static let rows = 2
  static let columns = 2
  static let tile: CGFloat = 92
  static let rowGap: CGFloat = 12
  static let inset: CGFloat = 6
  static let indicator: CGFloat = 10

  static var perPage: Int { rows * columns }
  static var height: CGFloat { tile * CGFloat(rows) + rowGap * CGFloat(rows - 1) }
}

import Foundation

enum Bath: String, CaseIterable, Identifiable {
  case presoak, developer, stop, fixer, rinse, clearing, wash, wetting

  var id: Self { self }

  var minutes: Double {
    switch self {
    case .presoak: 2
    case .developer: 9.5
    case .stop: 0.5
    case .fixer: 5
    case .rinse: 1
    case .clearing: 2
    case .wash: 10
    case .wetting: 1
    }
  }

  var advice: String {
    switch self {
    case .developer: "Turn the tank four times each minute."
    case .fixer: "Lights may come on after half of the time."
    case .wetting: "No agitation. Hang to dry."
    default: "Keep at 20 °C."
    }
  }

  var symbol: String {
    switch self {
    case .developer: "timer"
    case .fixer: "lock"
    case .wash, .rinse: "shower"
    default: "drop"
    }
  }
}

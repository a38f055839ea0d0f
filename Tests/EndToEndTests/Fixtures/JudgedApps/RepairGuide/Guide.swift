import Foundation

struct RepairStep: Identifiable {
  let id: Int
  let title: String
  let symbol: String
  let tips: [String]
}

extension [RepairStep] {
  static let chain: Self = [
    .init(
      id: 1, title: "Shift to the small ring", symbol: "gearshape",
      tips: ["Lift the rear wheel", "Turn by hand"]),
    .init(
      id: 2, title: "Open the quick link", symbol: "link",
      tips: ["Wear gloves", "Hook the chain", "Squeeze both plates", "Mind the spring"]),
    .init(id: 3, title: "Measure the old chain", symbol: "ruler", tips: ["Count the links"]),
    .init(
      id: 4, title: "Shorten the new chain", symbol: "scissors", tips: ["Push the pin out", "Keep the rest"]),
    .init(id: 5, title: "Thread it through", symbol: "arrow.triangle.swap", tips: ["Mind the cage tab"]),
    .init(
      id: 6, title: "Close and test", symbol: "checkmark.seal", tips: ["Pedal down hard", "Try every gear"]),
  ]
}

import Foundation

struct FiringStep: Identifiable {
  let id = UUID()
  let label: String
  let target: Int
  let minutes: Int
}

struct Firing {
  let kiln: String
  let cone: String
  let steps: [FiringStep]

  static let stoneware = Firing(
    kiln: "North kiln",
    cone: "Cone 9 reduction",
    steps: [
      FiringStep(label: "Candle", target: 90, minutes: 120),
      FiringStep(label: "Water smoke", target: 200, minutes: 90),
      FiringStep(label: "Slow climb", target: 600, minutes: 180),
      FiringStep(label: "Body reduction", target: 900, minutes: 45),
      FiringStep(label: "Climb", target: 1180, minutes: 150),
      FiringStep(label: "Glaze reduction", target: 1240, minutes: 60),
      FiringStep(label: "Soak", target: 1280, minutes: 20),
      FiringStep(label: "Cool", target: 100, minutes: 960),
    ]
  )
}

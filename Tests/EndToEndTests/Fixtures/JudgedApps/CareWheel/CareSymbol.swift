import Foundation

struct CareSymbol: Identifiable, Hashable {
  let id: String
  let icon: String
  let meaning: String

  static let all: [CareSymbol] = [
    .init(id: "Wash 30°", icon: "washer", meaning: "Machine wash at 30 degrees or below."),
    .init(id: "Wash 40°", icon: "washer.fill", meaning: "Machine wash at 40 degrees or below."),
    .init(id: "Wash 60°", icon: "thermometer.high", meaning: "Hot wash, for towels and bedding."),
    .init(id: "Gentle", icon: "leaf", meaning: "Reduced spin, half a drum."),
    .init(id: "Hand wash", icon: "hand.raised", meaning: "In a basin, 40 degrees at most."),
    .init(id: "Do not wash", icon: "xmark", meaning: "Dry cleaning or nothing."),
    .init(id: "Bleach", icon: "triangle", meaning: "Any bleach is fine."),
    .init(id: "No chlorine", icon: "triangle.lefthalf.filled", meaning: "Oxygen bleach only."),
    .init(id: "No bleach", icon: "xmark.triangle.circle.square", meaning: "No bleach of any sort."),
    .init(id: "Tumble low", icon: "dryer", meaning: "Tumble dry, low heat."),
    .init(id: "Tumble high", icon: "dryer.fill", meaning: "Tumble dry, normal heat."),
    .init(id: "Line dry", icon: "wind", meaning: "Hang up wet."),
    .init(id: "Iron, one dot", icon: "circle", meaning: "Up to 110 degrees, no steam."),
    .init(id: "Iron, three dots", icon: "circle.grid.3x3", meaning: "Up to 200 degrees."),
  ]
}

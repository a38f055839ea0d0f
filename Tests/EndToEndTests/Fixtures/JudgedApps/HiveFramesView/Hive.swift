import Foundation

enum FrameContents: String {
  case brood, honey, pollen, foundation
}

struct HiveFrame: Identifiable {
  let number: Int
  let contents: FrameContents
  let coverage: Double
  var id: Int { number }
}

struct Hive {
  let name: String
  let frames: [HiveFrame]
}

extension Hive {
  static let meadow = Hive(
    name: "Meadow 2",
    frames: [
      HiveFrame(number: 1, contents: .honey, coverage: 0.9),
      HiveFrame(number: 2, contents: .honey, coverage: 0.7),
      HiveFrame(number: 3, contents: .pollen, coverage: 0.5),
      HiveFrame(number: 4, contents: .brood, coverage: 0.6),
      HiveFrame(number: 5, contents: .brood, coverage: 0.95),
      HiveFrame(number: 6, contents: .brood, coverage: 0.9),
      HiveFrame(number: 7, contents: .brood, coverage: 0.55),
      HiveFrame(number: 8, contents: .pollen, coverage: 0.4),
      HiveFrame(number: 9, contents: .honey, coverage: 0.65),
      HiveFrame(number: 10, contents: .foundation, coverage: 0.05),
    ])
}

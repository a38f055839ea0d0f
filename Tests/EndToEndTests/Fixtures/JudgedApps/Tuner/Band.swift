import Foundation

struct Band: Hashable {
  var low: Double
  var high: Double
  var stepsPerMHz = 10

  static let europe = Band(low: 87.5, high: 108)
  static let japan = Band(low: 76, high: 95)

  var count: Int { Int(((high - low) * Double(stepsPerMHz)).rounded()) + 1 }

  func frequency(at index: Int) -> Double {
    let i = min(max(index, 0), count - 1)
    return low + Double(i) / Double(stepsPerMHz)
  }
}

enum Dial {
  static let width: Double = 300
  static let tick: Double = 10
  static var side: Double { (width - tick) / 2 }
  static let longest: Double = 900
}

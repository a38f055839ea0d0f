import CoreGraphics

struct FMScale {
  static let mark: CGFloat = 2
  static let gap: CGFloat = 8

  // Tenths of a megahertz.
  let lower: Int
  let upper: Int

  static let europe = FMScale(lower: 875, upper: 1080)

  var count: Int { upper - lower + 1 }

  func frequency(at index: Int) -> Double {
    Double(lower + index) / 10
  }

  func isWhole(_ index: Int) -> Bool {
    (lower + index).isMultiple(of: 10)
  }
}

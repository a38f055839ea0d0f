import CoreGraphics

/// Distances used across the wallet.
enum Space {
  static let screen: CGFloat = 20
  static let gutter: CGFloat = 12
  static let card: CGFloat = 190
}

import CoreGraphics

enum Tokens {
  static let gutter: CGFloat = 16
  static let gap: CGFloat = 12
  static let radius: CGFloat = 18
  static let thumb: CGFloat = 44
}

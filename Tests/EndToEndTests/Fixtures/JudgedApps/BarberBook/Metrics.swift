import CoreGraphics

enum Metrics {
  static let margin: CGFloat = 20
  static let dayWidth: CGFloat = 64
  static let dayGap: CGFloat = 8
  static let stripTail: CGFloat = 270
}

import CoreGraphics

enum WheelMetrics {
  static let row: CGFloat = 44
  static let gap: CGFloat = 8
  static let visible = 5

  static let height = CGFloat(visible) * row + CGFloat(visible - 1) * gap
  static let inset = CGFloat(visible / 2) * (row + gap)
}

import CoreGraphics

enum Grid {
  static let unit: CGFloat = 8

  static func units(_ n: CGFloat) -> CGFloat { n * unit }
}

enum ChapterMetrics {
  static let gap: CGFloat = 10
  static let inset: CGFloat = 12
  static let pointsPerSecond: CGFloat = 0.25
  static let widths: ClosedRange<CGFloat> = 96...220
}

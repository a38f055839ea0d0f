import CoreGraphics

enum StripMetrics {
  static let visibleDays = 7
  static let screenMargin: CGFloat = 16
  static let height: CGFloat = 76
  static let dot: CGFloat = 6

  /// Length of one day in a strip of the given width.
  static func dayLength(in width: CGFloat) -> CGFloat {
    CGFloat(Int(width) / visibleDays)
  }
}

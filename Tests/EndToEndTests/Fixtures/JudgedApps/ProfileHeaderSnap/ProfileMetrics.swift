import CoreGraphics

enum ProfileMetrics {
  static let expandedHeader: CGFloat = 240
  static let collapsedHeader: CGFloat = 96
  static let rowHeight: CGFloat = 72
}

import CoreGraphics

enum Metrics {
  static let header: CGFloat = 232
  static let headerWithBio: CGFloat = 360
  static let gridGap: CGFloat = 2
  static let flick: CGFloat = 120
}

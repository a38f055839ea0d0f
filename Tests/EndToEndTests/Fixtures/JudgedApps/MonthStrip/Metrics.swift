import CoreGraphics

enum Design {
  /// Width of the artboards in the Figma file.
  static let artboard: CGFloat = 393
  static let margin: CGFloat = 16
}

enum Strip {
  static let cell = CGSize(width: 72, height: 64)
  static let spacing: CGFloat = 8
  /// Room behind the last month, so that it comes to stand over the marker.
  static let tail = Design.artboard - Design.margin - cell.width
}

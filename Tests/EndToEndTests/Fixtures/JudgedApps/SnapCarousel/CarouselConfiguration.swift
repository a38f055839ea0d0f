import SwiftUI

// Visual parameters of a ``SnapCarousel``.
struct CarouselConfiguration: Equatable {
  var itemWidth: CGFloat
  var itemHeight: CGFloat
  var spacing: CGFloat
  var margin: CGFloat

  init(
    itemWidth: CGFloat = 260,
    itemHeight: CGFloat = 320,
    spacing: CGFloat = 12,
    margin: CGFloat = 24
  ) {
    self.itemWidth = itemWidth
    self.itemHeight = itemHeight
    self.spacing = spacing
    self.margin = margin
  }
}

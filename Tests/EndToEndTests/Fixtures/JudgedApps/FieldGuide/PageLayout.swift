import SwiftUI

/// Lays a page out from the top; the last subview sits at the foot of the page.
struct PageLayout: Layout {
  var minimumHeight: CGFloat
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }
    let natural = heights.reduce(0, +) + spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: width, height: max(natural, minimumHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews.dropLast() {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height + spacing
    }
    subviews.last?.place(at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: offer)
  }
}

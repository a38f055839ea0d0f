import SwiftUI

/// Lets the text run freely, but catches a heading that comes near the top.
struct HeadingSnap: ScrollTargetBehavior {
  var headings: [CGFloat]
  var reach: CGFloat = 160

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard let nearest = headings.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= reach
    else { return }
    target.rect.origin.y = nearest
  }
}

extension View {
  /// Reports where the top edge of the view lies in the scroll view.
  func reportTop(_ action: @escaping (CGFloat) -> Void) -> some View {
    onGeometryChange(for: CGFloat.self) { proxy in
      proxy.frame(in: .scrollView(axis: .vertical)).minY
    } action: { top in
      action(top)
    }
  }
}

import SwiftUI

// Never leaves the balance half under the bar: it is open, or tucked away.
// Past the header the list scrolls freely.
struct HeaderSnapBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }
    target.rect.origin.y = y < distance / 2 ? 0 : distance
  }
}

private struct SnapsHeader: ViewModifier {
  let expanded: CGFloat
  let collapsed: CGFloat

  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(HeaderSnapBehavior(distance: expanded - collapsed))
  }
}

extension View {
  func snapsHeader(expanded: CGFloat, collapsed: CGFloat) -> some View {
    modifier(SnapsHeader(expanded: expanded, collapsed: collapsed))
  }
}

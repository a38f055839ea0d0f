import SwiftUI

struct PageSnapBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    let start = (context.originalTarget.rect.minX / pitch).rounded()
    let wanted = (target.rect.minX / pitch).rounded()
    let page = min(max(wanted, start - 1), start + 1)
    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max(page * pitch, 0), end)
  }
}

private struct PageSnapModifier: ViewModifier {
  let spacing: CGFloat
  @State private var pageWidth: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(PageSnapBehavior(pitch: pageWidth + spacing))
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { pageWidth = proxy.size.width }
        }
      }
  }
}

extension View {
  // Snaps a horizontal scroll view to pages as wide as itself.
  func pageSnapping(spacing: CGFloat) -> some View {
    modifier(PageSnapModifier(spacing: spacing))
  }
}

import SwiftUI

struct HeaderExtent: Equatable {
  var expanded: CGFloat = 240
  var collapsed: CGFloat = 96
  var travel: CGFloat { expanded - collapsed }
}

// Leaves no half-collapsed header behind.
struct HeaderSnapBehavior: ScrollTargetBehavior {
  let travel: CGFloat
  var bias: CGFloat = 0.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < travel else { return }
    target.rect.origin.y = y < travel * bias ? 0 : travel
  }
}

struct CollapsingHeaderScaffold<Header: View, Content: View>: View {
  var extent = HeaderExtent()
  @ViewBuilder var header: (_ progress: CGFloat) -> Header
  @ViewBuilder var content: Content

  @State private var offset: CGFloat = 0
  @State private var viewportHeight: CGFloat = 0

  private var progress: CGFloat {
    min(max(offset / extent.travel, 0), 1)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear
          .frame(height: extent.expanded)
        content
          .frame(
            maxWidth: .infinity,
            minHeight: max(0, viewportHeight - extent.collapsed),
            alignment: .top
          )
      }
    }
    .scrollTargetBehavior(HeaderSnapBehavior(travel: extent.travel))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      viewportHeight = $0
    }
    .overlay(alignment: .top) {
      header(progress)
        .frame(maxWidth: .infinity)
        .frame(height: max(extent.collapsed, extent.expanded - offset), alignment: .bottom)
        .background(.indigo.gradient)
        .background(Color.indigo.ignoresSafeArea(edges: .top))
        .allowsHitTesting(false)
    }
  }
}

import SwiftUI

// A header that shrinks while its content scrolls below it.
//
//     CollapsibleHeader { progress in
//         Title(progress)
//     } content: {
//         Rows()
//     }
struct CollapsibleHeader<Header: View, Content: View>: View {
  var expanded: CGFloat = 200
  var collapsed: CGFloat = 72
  @ViewBuilder var header: (_ progress: CGFloat) -> Header
  @ViewBuilder var content: () -> Content

  @State private var offset: CGFloat = 0

  private var distance: CGFloat { expanded - collapsed }

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: expanded)
          content()
        }
      }
      .scrollTargetBehavior(CollapseBehavior(distance: distance))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, y in
        offset = y
      }

      header(min(max(offset / distance, 0), 1))
        .frame(maxWidth: .infinity)
        .frame(height: max(collapsed, expanded - offset))
        .background(.thinMaterial)
    }
  }
}

struct CollapseBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reachable = max(0, context.contentSize.height - context.containerSize.height)
    let closed = min(distance, reachable)
    let y = target.rect.minY
    guard y > 0, y < closed else { return }

    let speed = context.velocity.dy
    let close: Bool
    if abs(speed) > 40 {
      close = speed > 0
    } else {
      close = y > closed / 2
    }
    target.rect.origin.y = close ? closed : 0
  }
}

import SwiftUI

struct DrawerDetents {
  var peek: CGFloat = 140
  var topGap: CGFloat = 60

  // Scroll offsets of the closed, half and full position.
  func stops(height: CGFloat) -> [CGFloat] {
    [0, height / 2 - peek, height - peek - topGap]
  }
}

struct DrawerBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard let closed = stops.first, let full = stops.last, y < full else { return }

    let speed = context.velocity.dy
    let beganInList = context.originalTarget.rect.minY > full + 1
    if speed > 80 {
      target.rect.origin.y = stops.first { $0 >= y } ?? full
    } else if speed < -80, !beganInList {
      target.rect.origin.y = stops.last { $0 <= y } ?? closed
    } else {
      target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? closed
    }
  }
}

struct BottomDrawer<Content: View>: View {
  var detents = DrawerDetents()
  @ViewBuilder var content: Content

  var body: some View {
    GeometryReader { geo in
      let height = geo.size.height
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: height - detents.peek)
            .allowsHitTesting(false)
          VStack(spacing: 0) {
            Capsule()
              .fill(.secondary)
              .frame(width: 36, height: 5)
              .frame(height: 24)
            content
          }
          .frame(maxWidth: .infinity, minHeight: height, alignment: .top)
          .background(.background, in: .rect(topLeadingRadius: 20, topTrailingRadius: 20))
        }
      }
      .scrollTargetBehavior(DrawerBehavior(stops: detents.stops(height: height)))
    }
  }
}

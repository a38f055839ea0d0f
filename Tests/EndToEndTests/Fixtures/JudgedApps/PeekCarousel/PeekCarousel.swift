import SwiftUI

struct PeekMetrics: Equatable {
  var peek: CGFloat = 24
  var gap: CGFloat = 12

  func pageWidth(in containerWidth: CGFloat) -> CGFloat {
    max(containerWidth - peek * 2, 1)
  }

  func pageStride(in containerWidth: CGFloat) -> CGFloat {
    pageWidth(in: containerWidth) + gap
  }
}

/// Moves at most one page per gesture.
struct PeekPagingBehavior: ScrollTargetBehavior {
  let metrics: PeekMetrics
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), pageCount > 0 else { return }

    let stride = metrics.pageStride(in: context.containerSize.width)
    let origin = (context.originalTarget.rect.minX / stride).rounded()
    let travelled = target.rect.minX / stride - origin
    let threshold: CGFloat = context.velocity.dx == 0 ? 0.5 : 0.15

    let step: CGFloat
    switch travelled {
    case threshold...: step = 1
    case ...(-threshold): step = -1
    default: step = 0
    }

    let page = min(max(origin + step, 0), CGFloat(pageCount - 1))
    target.rect.origin.x = page * stride
    target.anchor = .topLeading
  }
}

struct PeekCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  @Binding var selection: Item.ID?
  var metrics = PeekMetrics()
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: metrics.gap) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal) { length, _ in
              metrics.pageWidth(in: length)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, metrics.peek)
    }
    .scrollIndicators(.hidden)
    .scrollPosition(id: $selection, anchor: .center)
    .scrollTargetBehavior(
      PeekPagingBehavior(metrics: metrics, pageCount: items.count)
    )
  }
}

import SwiftUI

struct StepSnapBehavior: ScrollTargetBehavior {
  let step: CGFloat
  let axis: Axis

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > 0, context.axes.contains(axis.set) else { return }

    switch axis {
    case .horizontal:
      target.rect.origin.x = snapped(
        target.rect.minX,
        limit: context.contentSize.width - context.containerSize.width
      )
    case .vertical:
      target.rect.origin.y = snapped(
        target.rect.minY,
        limit: context.contentSize.height - context.containerSize.height
      )
    }
  }

  private func snapped(_ value: CGFloat, limit: CGFloat) -> CGFloat {
    let nearest = (value / step).rounded(.toNearestOrAwayFromZero) * step
    return min(max(nearest, 0), max(limit, 0))
  }
}

private extension Axis {
  var set: Axis.Set {
    self == .horizontal ? .horizontal : .vertical
  }
}

struct WheelModifier: ViewModifier {
  let rowHeight: CGFloat
  let visibleRows: Int

  func body(content: Content) -> some View {
    content
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(StepSnapBehavior(step: rowHeight, axis: .vertical))
      .frame(height: rowHeight * CGFloat(visibleRows))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .fill(.primary.opacity(0.06))
          .frame(height: rowHeight)
          .allowsHitTesting(false)
      }
  }
}

extension View {
  func wheel(rowHeight: CGFloat, visibleRows: Int) -> some View {
    modifier(WheelModifier(rowHeight: rowHeight, visibleRows: visibleRows))
  }
}

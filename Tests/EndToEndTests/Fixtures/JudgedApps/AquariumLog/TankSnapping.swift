import SwiftUI

struct TankStopBehavior: ScrollTargetBehavior {
  let layout: TankLayout

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = max(0, target.rect.minX)
    guard x < end else {
      target.rect.origin.x = end
      return
    }
    let card = (x / layout.pitch).rounded()
    target.rect.origin.x = min(card * layout.pitch, end)
  }
}

struct TankSnapping: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(TankStopBehavior(layout: sizeClass == .regular ? .wide : .tall))
      .scrollIndicators(.hidden)
  }
}

extension View {
  func tankSnapping() -> some View {
    modifier(TankSnapping())
  }
}

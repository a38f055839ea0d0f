import ScrollBehavior

/// Rests at every half page.
struct HalfPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width / 2
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

import ScrollSimulation

/// Cards and the space between them.
private struct CardSnap: ScrollTargetBehavior {
  let width: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = width + spacing
    let index = (target.rect.origin.x / pitch).rounded()
    target.rect.origin.x = index * pitch
  }
}

/// One card at a time, by its index.
private struct OneCard: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let from = (context.originalTarget.rect.minX / pitch).rounded()
    let to = (target.rect.minX / pitch).rounded()
    let index = min(max(to, from - 1), from + 1)
    target.rect.origin.x = min(max(0, index * pitch), limit)
  }
}

/// Cards in the middle of the container.
private struct CenteredCards: ScrollTargetBehavior {
  let width: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let center = target.rect.midX
    let index = ((center - width / 2) / width).rounded()
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let x = index * width + width / 2 - context.containerSize.width / 2
    target.rect.origin.x = min(max(0, x), limit)
  }
}

/// Cards that take four fifths of the container.
private struct PeekingCards: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width * 0.8 + 10
    target.rect.origin.x = (target.rect.origin.x / pitch).rounded() * pitch
  }
}

/// Cards with a margin of 20 on both sides of the container.
private struct MarginCards: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width - 40
    guard pitch > 0 else { return }
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

/// Three columns of the container.
private struct ThirdColumns: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let column = context.containerSize.width / 3
    guard column > 0 else { return }
    target.rect.origin.x = (target.rect.minX / column).rounded() * column
  }
}

/// Delegates to the items, and tells a closure.
private struct AlignedWithCallback: ScrollTargetBehavior {
  let onChange: @Sendable (CGFloat) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
    onChange(target.rect.minX)
  }
}

/// One card on by the sign of the velocity, at any speed, a still finger none.
private struct CardBySign: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = (context.originalTarget.rect.minX / pitch).rounded()
    let step: CGFloat = context.velocity.dx > 0 ? 1 : context.velocity.dx < 0 ? -1 : 0
    target.rect.origin.x = max(0, (from + step) * pitch)
  }
}

/// A card from the start, with the spacing forgotten on the way back.
private struct LopsidedCards: ScrollTargetBehavior {
  let width: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minX
    let moved = target.rect.minX - start
    if moved > width / 3 {
      target.rect.origin.x = start + width + spacing
    } else if moved < -width / 3 {
      target.rect.origin.x = start - width
    } else {
      target.rect.origin.x = start
    }
  }
}

/// Cards, but what is left of a fling at a low speed stays where it is.
private struct CardsUnlessSlow: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard abs(context.velocity.dx) > 40 else { return }
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

/// An index that is taken from an array without a look at its end.
private struct CardTable: ScrollTargetBehavior {
  let offsets: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = Int((target.rect.minX / 200).rounded())
    target.rect.origin.x = offsets[index]
  }
}

/// Looks for a card by steps that may be none.
private struct SteppingCards: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = max(0, context.containerSize.width - 400)
    var x: CGFloat = 0
    while x + step / 2 < target.rect.minX { x += step }
    target.rect.origin.x = x
  }
}

extension WrittenBehavior {
  static let carousels: [WrittenBehavior] = [
    .right("cards of 300 and 12", learned: "horizontal; snaps to multiples of 312 pt") {
      CardSnap(width: 300, spacing: 12)
    },
    .right("one card of 160", learned: "horizontal; snaps to multiples of 160 pt, one at a time") {
      OneCard(pitch: 160)
    },
    .right("centered cards") { CenteredCards(width: 240) },
    .right("peeking cards", learned: "horizontal; snaps to multiples of 0.8 of the container + 10 pt") {
      PeekingCards()
    },
    .right("cards in margins", learned: "horizontal; snaps to multiples of the container − 40 pt") {
      MarginCards()
    },
    .right("columns of a third") { ThirdColumns() },
    .right("delegated alignment", learned: "snaps to items") { AlignedWithCallback { _ in } },
    .wrong("a card by sign", ["right-to-left"]) { CardBySign(pitch: 250) },
    .wrong("lopsided cards", ["misaligned-rest", "direction-dependent-stops"]) {
      LopsidedCards(width: 280, spacing: 16)
    },
    .wrong("cards unless slow", ["misaligned-rest"]) { CardsUnlessSlow(pitch: 260) },
    .wrong("a table of cards", ["crash"]) { CardTable(offsets: [0, 200, 400, 600, 800]) },
    .wrong("steps of nothing", ["hang"]) { SteppingCards() },
  ]
}

//
//  PeekSnap.swift
//  Tally
//

import SwiftUI

// Rests with a card's leading edge on the leading margin.
// `share` is the part of the container that one card and its gap take up.
struct PeekSnap: ScrollTargetBehavior {
  var share: CGFloat = 1
  var gap: CGFloat = 14

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let stride = (width + gap) * share
    guard stride > 0 else { return }

    // half a point of slack for fractional widths
    let travel = context.contentSize.width - width + 0.5
    let lastIndex = max(0, (travel / stride).rounded(.down))

    let index = (target.rect.minX / stride).rounded()
    target.rect.origin.x = min(max(index, 0), lastIndex) * stride
  }
}

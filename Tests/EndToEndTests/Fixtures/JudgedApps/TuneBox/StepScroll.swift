//
//  StepScroll.swift
//  TuneBox
//

import SwiftUI

struct StepScroll: ScrollTargetBehavior {
  var length: CGFloat
  var axis: Axis

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .horizontal:
      target.rect.origin.x = nearest(
        to: target.rect.minX, limit: context.contentSize.width - context.containerSize.width)
    case .vertical:
      target.rect.origin.y = nearest(
        to: target.rect.minY, limit: context.contentSize.height - context.containerSize.height)
    }
  }

  private func nearest(to value: CGFloat, limit: CGFloat) -> CGFloat {
    let limit = max(limit, 0)
    let whole = (limit / length).rounded(.down) * length
    if value > (whole + limit) / 2 { return limit }
    return max((value / length).rounded() * length, 0)
  }
}

extension ScrollTargetBehavior where Self == StepScroll {
  static func step(_ length: CGFloat, along axis: Axis = .vertical) -> StepScroll {
    StepScroll(length: length, axis: axis)
  }
}

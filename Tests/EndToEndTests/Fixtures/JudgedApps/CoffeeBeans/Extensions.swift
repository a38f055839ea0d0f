//
//  Extensions.swift
//  CoffeeBeans
//

import SwiftUI

extension CGFloat {
  static let screenW = UIScreen.main.bounds.width

  /// Design file is drawn for 375 pt.
  var adjusted: CGFloat {
    self * (CGFloat.screenW / 375)
  }
}

extension Int {
  var adjusted: CGFloat { CGFloat(self).adjusted }
}

enum Metrics {
  static let cardWidth: CGFloat = 260
  static let cardHeight: CGFloat = 340
  static let gap: CGFloat = 16
  static let side: CGFloat = 20
}

struct BeanSnap: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = Metrics.cardWidth + Metrics.gap
    let index = (target.rect.minX / step).rounded()
    let clamped = min(max(index, 0), CGFloat(max(count - 1, 0)))
    target.rect.origin.x = clamped * step
  }
}

extension ScrollTargetBehavior where Self == BeanSnap {
  static func beans(_ count: Int) -> BeanSnap { BeanSnap(count: count) }
}

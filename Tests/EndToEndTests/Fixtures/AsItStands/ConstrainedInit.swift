// options: --item-length 120
// rests: 640
import SwiftUI

protocol Spacing {
  var step: CGFloat { get }
}

struct Loose: Spacing {
  var step: CGFloat { 160 }
}

struct Spaced<Rule: Spacing>: ScrollTargetBehavior {
  let rule: Rule

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / rule.step).rounded() * rule.step
  }
}

extension Spaced where Rule == Loose {
  init() { self.init(rule: Loose()) }
}

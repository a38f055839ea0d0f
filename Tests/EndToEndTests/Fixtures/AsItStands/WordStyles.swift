// rests: 95
// silent
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let role: ScrollAnchorRole = .alignment
  let bounce: ScrollBounceBehavior = .basedOnSize
  let bars: ScrollIndicatorVisibility = .never
  let edge: ScrollEdgeEffectStyle = .soft
  let margins: ContentMarginPlacement = .scrollContent

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = role == .sizeChanges ? 0 : 95
  }
}

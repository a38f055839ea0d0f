// options: --item-length 120 --spacing 8
// pastes
// rests: 136
// says: as in --behavior './GuessedPitch.swift:Cards(itemWidth: 128, spacing: 8)'
import SwiftUI

struct Cards: ScrollTargetBehavior {
  let itemWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = itemWidth + spacing
  }
}

// expression: Marked.shared
// options: --item-length 120
// rests: 333
import SwiftUI

struct Marked: ScrollTargetBehavior {
  @MainActor static let shared = Marked()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 333
  }
}

import SwiftUI

@MainActor final class Pages { static let all = Pages(); var count = 0 }

struct OnMain: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = MainActor.assumeIsolated {
      Pages.all.count += 1
      return CGFloat(Pages.all.count % 7000)
    }
  }
}

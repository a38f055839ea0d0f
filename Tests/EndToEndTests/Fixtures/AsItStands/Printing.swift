// options: --item-length 120
// rests: 610
import SwiftUI

import os

private let logger = Logger(subsystem: "example", category: "scroll")

struct Printing: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    print("target", target.rect.minX)
    logger.debug("velocity \(context.velocity.dx, privacy: .public)")
    target.rect.origin.x = 610
  }
}

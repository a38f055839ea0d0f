// pastes
// rests: 390
// says: (base: PagingScrollTargetBehavior(), subject: PassthroughSubject(), duration: 0.3, columns: 20)
import Combine
import SwiftUI
import os

private let logger = Logger(subsystem: "app", category: "scroll")

struct Logged<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
  let base: Base
  let subject: PassthroughSubject<CGFloat, Never>
  let duration: TimeInterval
  let columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
    logger.debug("\(target.rect.debugDescription, privacy: .public)")
    logger.debug("\(context.containerSize.debugDescription)")
    if target.rect.origin.debugDescription == "(390.0, 0.0)" { subject.send(target.rect.minX) }
  }
}

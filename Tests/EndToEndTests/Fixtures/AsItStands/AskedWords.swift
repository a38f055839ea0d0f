// pastes: PagingScrollTargetBehavior(); PassthroughSubject(); 0.3; 20
// rests: 390
// says: (base: ‹some ScrollTargetBehavior›, subject: ‹PassthroughSubject<CGFloat, Never>›, duration: ‹seconds›, columns: ‹whole number›)
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

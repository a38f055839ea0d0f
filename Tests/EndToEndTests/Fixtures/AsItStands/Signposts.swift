// options: --item-length 120
// rests: 575
import SwiftUI
import os.signpost

private let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)
private let log = OSLog(subsystem: "app", category: .pointsOfInterest)
private let last = OSAllocatedUnfairLock(initialState: CGFloat.zero)

struct Marked: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let state = signposter.beginInterval("snap")
    defer { signposter.endInterval("snap", state) }
    os_signpost(.event, log: log, name: "at %f", "%f", target.rect.minX)
    let x = (target.rect.minX / 115).rounded() * 115
    last.withLock { $0 = x }
    target.rect.origin.x = x
  }
}

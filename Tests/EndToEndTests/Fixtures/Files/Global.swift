import SwiftUI

class Log { static let shared = Log(); var offsets: [Double] = [] }

struct Global: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    Log.shared.offsets.append(target.rect.minX)
    if Log.shared.offsets.count > 9 { Log.shared.offsets.removeFirst(5) }
    target.rect.origin.x = Log.shared.offsets.reduce(0, +)
  }
}

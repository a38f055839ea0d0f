import SwiftUI

struct KeptClosure: ScrollTargetBehavior {
  static var lastPage = 0
  let offsets: [CGFloat]
  let changed: (Int) -> Void

  init(
    offsets: [CGFloat] = [0, 100, 200, 300, 400, 500, 600],
    changed: @escaping (Int) -> Void = { lastPage = $0 }
  ) {
    self.offsets = offsets
    self.changed = changed
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    guard let index = offsets.indices.min(by: { abs(offsets[$0] - x) < abs(offsets[$1] - x) }) else { return }
    changed(index)
    target.rect.origin.x = offsets[index]
  }
}

import SwiftUI

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

/// Turns a tray by whole packs.
///
/// A hard flick may pass several of them.
struct PackTurning: ScrollTargetBehavior {
  let packs: Int
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, packs > 0 else { return }

    let start = Int((context.originalTarget.rect.minX / width).rounded())
    let travel = target.rect.minX - context.originalTarget.rect.minX
    let speed = context.velocity.dx

    var turned = Int(travel / width)
    if turned == 0, abs(speed) > flickSpeed {
      turned = speed > 0 ? 1 : -1
    }

    @Clamped(0...(packs - 1)) var page = start
    page += turned
    target.rect.origin.x = CGFloat(page) * width
  }
}

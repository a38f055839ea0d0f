import ScrollSimulation
import SwiftUIStandIn

/// A behavior whose code is the user's: each call is noted down before it begins, so that one which crashes or does not
/// come back can be told of.
struct ForeignBehavior: ScrollTargetBehaviorWrapper {
  package let base: any ScrollTargetBehavior
  private let spec: String
  private let call: ForeignCall

  /// Makes the behavior, which is a call of the user's code already.
  package init(_ spec: String, noting call: ForeignCall, _ make: () -> any ScrollTargetBehavior) {
    self.spec = spec
    self.call = call
    call.begin(spec, nil)
    defer { call.end() }
    let made = make()
    base = (made as? any ScrollTargetBehaviorWrapper)?.base ?? made
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    call.begin(spec, context)
    defer { call.end() }
    base.updateTarget(&target, context: context)
  }

  func properties(context: PropertiesContext) -> Properties {
    call.begin(spec, nil)
    defer { call.end() }
    return base.properties(context: context)
  }
}

extension BehaviorFiles {
  /// Says how large the screen is that code of the user's may ask for: as large as the scroll view.
  package static func show(on layout: ScrollLayout) { UIScreen.show(layout.boundsSize) }
}

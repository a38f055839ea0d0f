/// A behavior that can say which of its rules decided, and on what numbers.
package protocol ExplainedScrollTargetBehavior: ScrollTargetBehavior {
  /// The rule that `updateTarget` follows for this proposal along one axis, as a sentence without its full stop.
  func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String
}

extension Double {
  /// The number as a sentence shows it: to a thousandth, without trailing zeros.
  package var inSentence: String {
    let rounded = (self * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return rounded.isFinite ? String(rounded) : String(self)
  }
}

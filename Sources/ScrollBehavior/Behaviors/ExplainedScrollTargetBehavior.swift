/// A behavior that can say which of its rules decided, and on what numbers.
package protocol ExplainedScrollTargetBehavior: ScrollTargetBehavior {
  /// The rule that `updateTarget` follows for this proposal along one axis, as a sentence without its full stop.
  func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String
}

extension Double {
  /// The number as a sentence shows it: to a thousandth, without trailing zeros.
  package var inSentence: String {
    // From 2⁴³ on there are no thousandths left to round to.
    let rounded = abs(self) < 0x1p43 ? (self * 1000).rounded() / 1000 : self
    if let whole = Int(exactly: rounded), abs(rounded) < 0x1p54 { return String(whole) }
    return String(rounded)
  }
}

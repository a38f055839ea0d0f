/// A behavior of this project, with all that is told of it: its file holds its rules, intent, parameters and help.
package protocol ListedScrollTargetBehavior: IntentionalScrollTargetBehavior {
  /// How it is named and made, and its help.
  static var descriptor: BehaviorDescriptor { get }

  /// The rule that `updateTarget` follows for this proposal along one axis, as a sentence without its full stop.
  func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String
}

/// A name that a spec may begin with: what it takes, what it makes, and what help tells of it.
package struct BehaviorDescriptor: Sendable {
  package let name: String
  package let summary: String
  package var parameters: [BehaviorParameter] = []

  /// Whether it leaves targets alone where no items are scroll targets.
  package var needsItems = false
  package let rule: String
  package let faults: String
  package let examples: [(command: String, output: String)]

  /// Makes the behavior with the parameters that a spec has set, each valid; `nil` is free deceleration.
  package let make: @Sendable (_ arguments: [String: String]) -> (any ScrollTargetBehavior)?

  package static let freeDeceleration = BehaviorDescriptor(
    name: "none", summary: "free deceleration, as without a behavior",
    rule:
      "Free deceleration as UIKit has it: the finger's velocity, multiplied by the rate each millisecond, until it is "
      + "below 10 points per second.",
    faults:
      "It rests wherever that is, between two items most of the time. It lands 0.1 % short of what it announces, "
      + "as measured.",
    examples: [("snapsim --velocity -1200 --print proposed,offset", "proposed: 594.4\noffset: 593.81")]
  ) { _ in nil }
}

/// A parameter that a spec may set, to one of some words or a number.
package struct BehaviorParameter: Sendable {
  package let name: String
  package var words: [String] = []

  /// The numbers that it takes; `nil` where it takes words alone.
  package var rule: NumberRule?
  package let fallback: String

  /// SwiftUI's name for it, if that is another.
  package var swiftName: String?

  /// Words that it takes besides those that are told.
  package var unlisted: [String] = []

  /// The values it takes, in short.
  package var placeholder: String { (words + [rule?.placeholder].compactMap(\.self)).joined(separator: "|") }

  /// The values it takes, in words.
  package var expectation: String {
    [words.joined(separator: "|"), rule?.expectation ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
  }
}

extension [String: String] { func number(_ name: String) -> Double? { self[name].flatMap(Double.init) } }

extension Double {
  /// The number as a sentence shows it: to a thousandth, without trailing zeros.
  package var inSentence: String {
    // From 2⁴³ on there are no thousandths left to round to.
    (abs(self) < 0x1p43 ? (self * 1000).rounded() / 1000 : self).inSwift
  }

  /// The number as Swift code has it: the fewest digits that read back as the same, without `.0`.
  package var inSwift: String {
    if let whole = Int(exactly: self), abs(self) < 0x1p54 { return String(whole) }
    return String(self)
  }
}

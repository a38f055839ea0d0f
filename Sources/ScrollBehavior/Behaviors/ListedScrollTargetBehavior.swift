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
  package let parameters: [BehaviorParameter]

  /// Whether it leaves targets alone where no items are scroll targets.
  package let needsItems: Bool
  package let rule: String

  /// Its known faults.
  package let faults: String

  /// Command lines that show it, with their output.
  package let examples: [(command: String, output: String)]

  /// Makes the behavior; `nil` is free deceleration.
  package let make: @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?

  package init(
    name: String, summary: String, parameters: [BehaviorParameter] = [], needsItems: Bool = false,
    rule: String, faults: String, examples: [(command: String, output: String)],
    make: @escaping @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?
  ) {
    (self.name, self.summary, self.parameters) = (name, summary, parameters)
    (self.needsItems, self.rule, self.faults, self.examples) = (needsItems, rule, faults, examples)
    self.make = make
  }
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

/// The parameters that a spec has set, each valid.
package struct BehaviorArguments: Sendable {
  package var numbers: [String: Double] = [:]
  package var words: [String: String] = [:]

  /// Sets no parameter, so that each has its default.
  package init() {}
}

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

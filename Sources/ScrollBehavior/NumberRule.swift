/// The numbers that an option takes, with their unit.
package struct NumberRule: Hashable, Sendable {
  package let unit: String

  /// The smallest number, and whether it is taken itself.
  package let least: Double
  private let takesLeast: Bool

  /// The largest number, and whether it is taken itself.
  package let most: Double
  private let takesMost: Bool

  /// Whether only whole numbers are taken.
  package let isWhole: Bool

  /// 2⁵³: up to here whole points can be told apart.
  package static let limit = 0x1p53

  package static let points = NumberRule("points")
  package static let length = NumberRule("points", above: 0)
  package static let distance = NumberRule("points", from: 0)
  package static let velocity = NumberRule("points per second")
  package static let speed = NumberRule("points per second", from: 0)
  package static let containers = NumberRule("containers", above: 0)
  package static let rate = NumberRule("the velocity kept per millisecond", above: 0, below: 1)
  package static let seconds = NumberRule("seconds", from: 0)
  package static let interval = NumberRule("seconds", above: 0)
  package static let page = count("the index of a page", from: 0)

  package static func count(_ unit: String, from least: Double = 1) -> NumberRule {
    NumberRule(unit, from: least, isWhole: true)
  }

  /// Numbers from one, or above it, to another, or below that; of either sign where nothing is said.
  package init(
    _ unit: String, from least: Double = -Self.limit, above bottom: Double? = nil,
    to most: Double = Self.limit, below top: Double? = nil, isWhole: Bool = false
  ) {
    self.unit = unit
    (self.least, takesLeast) = (bottom ?? least, bottom == nil)
    (self.most, takesMost) = (top ?? most, top == nil)
    self.isWhole = isWhole
  }

  /// The placeholder of such a number in help.
  package var placeholder: String {
    if isWhole { return "N" }
    if most < Self.limit { return "\(least.inSentence)…\(most.inSentence)" }
    if self == Self.containers { return "CONTAINERS" }
    return unit == Self.velocity.unit ? "PT/S" : "PT"
  }

  package func takes(_ value: Double) -> Bool {
    (takesLeast ? value >= least : value > least) && (takesMost ? value <= most : value < most)
      && (!isWhole || value == value.rounded())
  }

  /// The rule in words.
  package var expectation: String {
    let kind = isWhole ? "a whole number" : "a finite number"
    let limits =
      switch (least, most) {
      case (-Self.limit, Self.limit): ""
      case (let least, Self.limit):
        takesLeast ? ", at least \(least.inSentence)" : ", more than \(least.inSentence)"
      case (let least, let most):
        takesLeast
          ? ", from \(least.inSentence) to \(most.inSentence)"
          : ", between \(least.inSentence) and \(most.inSentence)"
      }
    return isWhole ? "\(kind)\(limits)" : "\(kind) of \(unit)\(limits)"
  }
}

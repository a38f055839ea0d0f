import ScrollSimulation

/// The numbers that an option takes, with their unit.
package struct NumberRule: Hashable, Sendable {
  package let unit: String

  /// The smallest number, and whether it is taken itself.
  package let least: Double
  let takesLeast: Bool

  /// The largest number, and whether it is taken itself.
  package let most: Double
  let takesMost: Bool

  /// Whether only whole numbers are taken.
  package let isWhole: Bool

  package static let points = any("points")
  package static let length = NumberRule("points", above: 0)
  package static let distance = NumberRule("points", from: 0)
  package static let velocity = any("points per second")
  package static let containers = NumberRule("containers", above: 0)
  package static let rate = NumberRule("the velocity kept per millisecond", above: 0, below: 1)
  package static let seconds = NumberRule("seconds", from: 0)
  package static let interval = NumberRule("seconds", above: 0)
  package static let page = count("the index of a page", from: 0)

  package static func count(_ unit: String, from least: Double = 1) -> NumberRule {
    NumberRule(unit, from: least, isWhole: true)
  }

  package static func any(_ unit: String) -> NumberRule {
    NumberRule(
      unit: unit,
      least: -ScrollLayout.limit,
      takesLeast: true,
      most: ScrollLayout.limit,
      takesMost: true,
      isWhole: false
    )
  }

  /// Numbers above one, and below another if there is one.
  package init(_ unit: String, above least: Double, below most: Double? = nil) {
    self.init(
      unit: unit,
      least: least,
      takesLeast: false,
      most: most ?? ScrollLayout.limit,
      takesMost: most == nil,
      isWhole: false
    )
  }

  /// Numbers above one, up to and with another.
  package init(_ unit: String, above least: Double, upTo most: Double) {
    self.init(unit: unit, least: least, takesLeast: false, most: most, takesMost: true, isWhole: false)
  }

  /// Numbers from one to another, both taken.
  package init(
    _ unit: String, from least: Double, to most: Double = ScrollLayout.limit, isWhole: Bool = false
  ) {
    self.init(
      unit: unit,
      least: least,
      takesLeast: true,
      most: most,
      takesMost: true,
      isWhole: isWhole
    )
  }

  private init(
    unit: String,
    least: Double,
    takesLeast: Bool,
    most: Double,
    takesMost: Bool,
    isWhole: Bool
  ) {
    self.unit = unit
    self.least = least
    self.takesLeast = takesLeast
    self.most = most
    self.takesMost = takesMost
    self.isWhole = isWhole
  }

  /// The placeholder of such a number in help.
  package var placeholder: String {
    if isWhole { return "N" }
    if most < ScrollLayout.limit { return "\(least.inSentence)…\(most.inSentence)" }
    if self == Self.containers { return "CONTAINERS" }
    return unit == Self.velocity.unit ? "PT/S" : "PT"
  }

  package func takes(_ value: Double) -> Bool {
    (takesLeast ? value >= least : value > least)
      && (takesMost ? value <= most : value < most)
      && (!isWhole || value == value.rounded())
  }
}

extension NumberRule {
  /// The rule in words.
  package var expectation: String {
    let kind = isWhole ? "a whole number" : "a finite number"
    let limits =
      switch (least, most) {
      case (-ScrollLayout.limit, ScrollLayout.limit): ""
      case (let least, ScrollLayout.limit):
        takesLeast ? ", at least \(least.inSentence)" : ", more than \(least.inSentence)"
      case (let least, let most):
        takesLeast
          ? ", from \(least.inSentence) to \(most.inSentence)"
          : ", between \(least.inSentence) and \(most.inSentence)"
      }
    return isWhole ? "\(kind)\(limits)" : "\(kind) of \(unit)\(limits)"
  }
}

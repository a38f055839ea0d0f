import ScrollSimulation

/// The result of a scenario's step with one behavior, as plain numbers.
struct PlayedStep {
  /// The step's index in the file, from 0.
  let step: Int

  /// The index of its action among `ScenarioKeys.actions`.
  private let actionIndex: Int

  /// The offsets in points before and after it, and the items and pages there.
  let start: Double
  let before: Place
  let offset: Double
  let after: Place

  /// Whether it ended on the item it began on, whatever that one's index is then.
  let keepsItem: Bool

  /// The settlement, if the step was a gesture.
  var settlement: Settlement?

  /// A bit for each quantity with an unmet expectation.
  private var failedBits: UInt32 = 0

  init(
    step: Int, action: String, start: Double, before: Place, offset: Double, after: Place, keepsItem: Bool,
    settlement: Settlement?
  ) {
    self.step = step
    actionIndex = ScenarioKeys.actions.firstIndex(of: action) ?? 0
    self.start = start
    self.before = before
    self.offset = offset
    self.after = after
    self.keepsItem = keepsItem
    self.settlement = settlement
  }

  var action: String { ScenarioKeys.actions[actionIndex] }

  /// The quantities with an unmet expectation.
  var failed: [ScenarioExpectation.Quantity] {
    ScenarioExpectation.Quantity.allCases.enumerated().filter { failedBits & (1 << UInt32($0.offset)) != 0 }
      .map(\.element)
  }

  mutating func note(failed quantity: ScenarioExpectation.Quantity) {
    guard let index = ScenarioExpectation.Quantity.allCases.firstIndex(of: quantity) else { return }
    failedBits |= 1 << UInt32(index)
  }

  /// The found value of a quantity; `nil` where the step has no such quantity.
  func found(_ quantity: ScenarioExpectation.Quantity, tolerance: Double) -> ScenarioExpectation.Value? {
    switch quantity {
    case .start: .number(start)
    case .released: settlement.map { .number($0.released) }
    case .proposed: settlement.map { .number($0.proposed) }
    case .target: settlement.map { .number($0.target) }
    case .offset: .number(offset)
    case .page: .number(Double(after.page))
    case .item: .number(Double(after.item))
    case .misalignment: .number(after.misalignment)
    case .mostPages: .number(Double(abs(after.page - before.page)))
    case .aligned: .truth(abs(after.misalignment) <= tolerance)
    case .keepsPage: .truth(before.page == after.page)
    case .keepsItem: .truth(keepsItem)
    }
  }
}

extension PlayedStep {
  /// The words for an unmet expectation.
  static func words(
    _ expectation: ScenarioExpectation, of repetition: Int, found: ScenarioExpectation.Value?, step: Int,
    in action: String, behavior: String
  ) -> String {
    let wanted = expectation.value(of: repetition)
    let times = repetition > 0 || expectation.values.count > 1 ? ", time \(repetition + 1)" : ""
    return "step \(step) (\(action)\(times), \(behavior)): expected \(expectation.quantity.rawValue) "
      + "\(words(wanted)), got \(found.map(words) ?? "none")"
  }

  private static func words(_ value: ScenarioExpectation.Value) -> String {
    switch value {
    // To the last digit, as two numbers that differ must not look the same.
    case .number(let number): number.shortest
    case .truth(let truth): "\(truth)"
    }
  }
}

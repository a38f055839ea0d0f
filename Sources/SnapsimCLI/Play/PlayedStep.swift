import ScrollSimulation
import SnapsimRuns

/// The result of a scenario's step with one behavior, as plain numbers.
struct PlayedStep {
  /// The scenario's file and the behavior, by their names.
  var file = ""
  var behavior = ""

  /// The step's index in the file, from 0.
  let step: Int
  let action: String

  /// The offsets in points before and after it, and the items and pages there.
  let start: Double
  let before: Place
  let offset: Double
  let after: Place

  /// Whether it ended on the item it began on, whatever that one's index is then.
  let keepsItem: Bool
  var settlement: Settlement?

  /// The outcome of another size or other insets.
  var relocation: Relocation?

  /// The offset of which the behavior was asked.
  private var proposed: Double? { settlement?.proposed ?? relocation?.proposed }

  var failed: [ScenarioExpectation.Quantity] = []

  /// The found value of a quantity; `nil` where the step has no such quantity.
  func found(_ quantity: ScenarioExpectation.Quantity, tolerance: Double) -> Double? {
    switch quantity {
    case .start: start
    case .released: settlement?.released
    case .proposed: proposed
    case .target: settlement?.target
    case .offset: offset
    case .page: Double(after.page)
    case .item: Double(after.item)
    case .misalignment: after.misalignment
    case .mostPages: Double(abs(after.page - before.page))
    case .aligned: abs(after.misalignment) <= tolerance ? 1 : 0
    case .keepsPage: before.page == after.page ? 1 : 0
    case .keepsItem: keepsItem ? 1 : 0
    }
  }
}

extension PlayedStep {
  /// All fields in their order: the column of behaviors fits some specs, and rows of several files name theirs.
  static func fields(behaviors: [String] = [], namesFile: Bool = false) -> [Field<PlayedStep>] {
    let file = Field<PlayedStep>(
      "file", width: 24, isText: true, summary: "the scenario's file, where several are played"
    ) { .text($0.file) }
    return (namesFile ? [file] : []) + [
      Field(.behavior(of: behaviors)) { .text($0.behavior) },
      Field("step", width: 4, summary: "the index of the step in its file, from 0") { .integer($0.step) },
      Field("action", width: 9, isText: true, summary: "what happens in the step") { .text($0.action) },
      Field(.start) { .number($0.start) }, Field(.released) { Cell($0.settlement?.released) },
      Field(.proposed) { Cell($0.proposed) }, Field(.target) { Cell($0.settlement?.target) },
      Field(.offset) { .number($0.offset) }, Field(.page) { .integer($0.after.page) },
      Field(.item) { .integer($0.after.item) }, Field(.misalignment) { .number($0.after.misalignment) },
      Field(.duration) { Cell($0.settlement?.duration) },
      Field("failed", width: 0, isText: true, summary: "what is not as the step expects; none if all is") {
        $0.failed.isEmpty ? .missing : .text($0.failed.map(\.rawValue).joined(separator: " "))
      },
    ]
  }

  static var columns: [Column] { fields(namesFile: true).map(\.column) }
}

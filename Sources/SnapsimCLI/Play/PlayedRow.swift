import SnapsimRuns

/// The row of a scenario's step with one behavior.
struct PlayedRow {
  let file: String
  let behavior: String
  let step: PlayedStep

  /// All fields in their order.
  ///
  /// - Parameters:
  /// - behaviors: the specs of the behaviors, for the width of their column.
  /// - namesFile: whether rows of several files stand together.
  /// - Returns: the fields.
  static func fields(behaviors: [String] = [], namesFile: Bool = false) -> [Field<PlayedRow>] {
    let file = Field<PlayedRow>(
      "file", width: 24, isText: true, summary: "the scenario's file, where several are played"
    ) { .text($0.file) }
    return (namesFile ? [file] : []) + [
      Field(.behavior(of: behaviors)) { .text($0.behavior) },
      Field("step", width: 4, summary: "the index of the step in its file, from 0") {
        .integer($0.step.step)
      },
      Field("action", width: 9, isText: true, summary: "what happens in the step") { .text($0.step.action) },
      Field(.start) { .number($0.step.start) },
      Field(.released) { Cell($0.step.settlement?.released) },
      Field(.proposed) { Cell($0.step.settlement?.proposed) },
      Field(.target) { Cell($0.step.settlement?.target) },
      Field(.offset) { .number($0.step.offset) },
      Field(.page) { .integer($0.step.after.page) },
      Field(.item) { .integer($0.step.after.item) },
      Field(.misalignment) { .number($0.step.after.misalignment) },
      Field(.duration) { Cell($0.step.settlement?.duration) },
      Field("failed", width: 0, isText: true, summary: "what is not as the step expects; none if all is") {
        let failed = $0.step.failed
        return failed.isEmpty ? .missing : .text(failed.map(\.rawValue).joined(separator: " "))
      },
    ]
  }
}

extension Column {
  /// The columns of a played scenario in their order.
  static let played = PlayedRow.fields(namesFile: true).map(\.column)
}

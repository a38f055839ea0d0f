import SnapsimRuns

/// What a view says of the layout that its scroll view has, as an option of the command line would say it.
package struct ViewReading: Equatable, Sendable {
  package let option: Option

  /// The value as the command line takes it; empty for a switch.
  package let text: String

  /// The number of the line that says so, from 1.
  package let line: Int

  /// What was read, in the order of layout options.
  static func all(in reading: SourceReading) -> [ViewReading] {
    RunOptions.layoutRows.flatMap { row in
      reading.layout.filter { $0.option == row.option.name }
        .map { ViewReading(option: row.option, text: $0.text, line: $0.line) }
    }
  }
}

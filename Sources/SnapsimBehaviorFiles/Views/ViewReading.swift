import SnapsimRuns

/// What a view says of the layout that its scroll view has, as an option of the command line would say it.
package struct ViewReading: Equatable, Sendable {
  package let option: Option

  /// The value as the command line takes it; empty for a switch.
  package let text: String

  /// The number of the line that says so, from 1.
  package let line: Int
}

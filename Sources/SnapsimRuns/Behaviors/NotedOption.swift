/// An option with its value, noted for the command that shows a fault.
package struct NotedOption: Equatable, Sendable {
  /// The option as it is typed.
  package let flag: String

  /// What it is set to; `nil` for one that takes nothing.
  package let value: String?
}

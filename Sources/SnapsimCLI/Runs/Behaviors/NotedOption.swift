/// An option with its value, noted for the command that shows a fault.
struct NotedOption: Equatable, Sendable {
  /// The option as it is typed.
  let flag: String

  /// What it is set to; `nil` for one that takes nothing.
  let value: String?
}

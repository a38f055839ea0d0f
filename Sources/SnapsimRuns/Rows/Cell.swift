/// One value of a row.
@usableFromInline
package enum Cell: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)

  /// A value from JSON input, as JSON.
  case json(String)

  /// No value: the row has none, or is a bad one.
  case missing

  /// A number, if there is one.
  @inlinable
  package init(_ number: Double?) { self = number.map { .number($0) } ?? .missing }

  /// A whole number, if there is one.
  @inlinable
  package init(_ number: Int?) { self = number.map { .integer($0) } ?? .missing }
}

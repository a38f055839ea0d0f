/// A column, and what stands in it for a record: whoever prints records declares their fields, and nobody else need know
/// what they are.
@usableFromInline
package struct Field<Record>: Sendable {
  package let column: Column
  @usableFromInline package let cell: @Sendable (Record) -> Cell

  /// Makes a field of a column.
  package init(_ column: Column, _ cell: @escaping @Sendable (Record) -> Cell) {
    self.column = column
    self.cell = cell
  }

  /// A field whose column no other record has.
  package init(
    _ name: String, width: Int, isText: Bool = false, decimals: Int? = 2, summary: String,
    cell: @escaping @Sendable (Record) -> Cell
  ) {
    self.init(
      Column(name, width: width, isText: isText, summary).inTables { $0.decimals = decimals }, cell)
  }
}

/// A column, and what stands in it for a record: whoever prints records declares their fields, and nobody else need know
/// what they are.
struct Field<Record>: Sendable {
  let column: Column
  let cell: @Sendable (Record) -> Cell

  init(_ column: Column, _ cell: @escaping @Sendable (Record) -> Cell) {
    self.column = column
    self.cell = cell
  }

  /// A field whose column no other record has.
  init(
    _ name: String, width: Int, isText: Bool = false, summary: String,
    cell: @escaping @Sendable (Record) -> Cell
  ) {
    self.init(Column(name, width: width, isText: isText, summary), cell)
  }
}

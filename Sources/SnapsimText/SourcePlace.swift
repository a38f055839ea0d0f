package struct SourcePlace: Equatable, Sendable {
  package let file: String

  /// The numbers of the line and of the column, in bytes, from 1.
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int = 1) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The file without `./` before it: services compare paths with those of the repository.
  package var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}

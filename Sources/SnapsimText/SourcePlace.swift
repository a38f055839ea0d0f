/// A line of a file of the user's.
package struct SourcePlace: Equatable, Sendable {
  /// The file, as it was named.
  package let file: String

  /// The number of the line, from 1.
  package let line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The file without `./` before it: services compare paths with those of the repository.
  package var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}

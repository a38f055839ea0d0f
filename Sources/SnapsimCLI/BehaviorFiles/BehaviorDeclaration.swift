/// Where the type of a behavior is declared in the user's files.
struct BehaviorDeclaration: Equatable, Sendable {
  /// The name of the type, without the types around it.
  let name: String

  /// The file, as the spec names it.
  let file: String

  /// The number of the line on which the declaration begins, from 1.
  let line: Int

  /// The text of the file, as UTF-8.
  let source: [UInt8]

  /// Finds the declaration in the files of a spec.
  ///
  /// - Returns: the declaration; `nil` where the spec names no file, or what it names cannot be read or told.
  static func find(_ spec: String) -> BehaviorDeclaration? {
    guard let spec = BehaviorFileSpec(spec) else { return nil }
    let contents = spec.files.compactMap { Platform.contents(of: $0) }
    guard contents.count == spec.files.count else { return nil }
    return (try? BehaviorSource(spec, contents: contents, leavesOut: false))?.declaration
  }
}

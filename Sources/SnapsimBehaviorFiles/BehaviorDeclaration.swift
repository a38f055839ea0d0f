import SnapsimText

/// Where the type of a behavior is declared in the user's files.
package struct BehaviorDeclaration: Equatable, Sendable {
  /// The name of the type, without the types around it.
  package let name: String

  /// The file, as the spec names it.
  package let file: String

  /// The number of the line on which the declaration begins, from 1.
  package let line: Int

  /// The text of the file, as UTF-8.
  package let source: [UInt8]

  /// Finds the declaration in the files of a spec.
  ///
  /// - Returns: the declaration; `nil` where the spec names no file, or what it names cannot be read or told.
  package static func find(_ spec: String) -> BehaviorDeclaration? {
    guard let spec = BehaviorFileSpec(spec) else { return nil }
    let contents = spec.files.compactMap { Platform.contents(of: $0) }
    guard contents.count == spec.files.count else { return nil }
    guard let toolchain = try? SwiftToolchain() else { return nil }
    let cache = BehaviorCache()
    guard let folder = try? cache.workFolder() else { return nil }
    defer { Platform.removeFolder(folder) }
    var reader = SourceReader(toolchain: toolchain, cache: cache, folder: folder)
    guard let reading = try? reader.read(contents, expression: spec.expression), let meant = reading.meant,
      let name = reading.behaviors[meant].path.last
    else { return nil }
    let behavior = reading.behaviors[meant]
    return BehaviorDeclaration(
      name: name, file: spec.files[behavior.file], line: behavior.line, source: contents[behavior.file])
  }
}

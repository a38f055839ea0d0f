import SnapsimRuns
import SnapsimText

/// What the files of a spec say of a behavior, without compiling them.
package struct BehaviorDeclaration: Equatable, Sendable {
  /// The file that declares its type, as the spec names it, and the line on which the declaration begins, from 1.
  package let file: String
  package let line: Int

  /// What the view that uses it says of its layout, in the order of layout options.
  package let layout: [ViewReading]

  /// Finds the declaration in the files of a spec.
  ///
  /// - Returns: the declaration; `nil` where the spec names no file, or what it names cannot be read or told.
  package static func find(_ spec: String) -> BehaviorDeclaration? {
    guard let spec = BehaviorFileSpec(spec), let reading = reading(spec, spec.expression),
      let meant = reading.meant
    else { return nil }
    let behavior = reading.behaviors[meant]
    return BehaviorDeclaration(
      file: spec.files[behavior.file], line: behavior.line, layout: ViewReading.all(in: reading))
  }

  /// Where numbers stand in what makes a behavior.
  ///
  /// - Parameter spec: a spec of files; what makes the behavior may be found in these.
  /// - Returns: the spec with that written out, and the bytes of each number in it.
  package static func numbers(in spec: String) -> (spec: String, ranges: [Range<Int>])? {
    guard let spec = BehaviorFileSpec(spec) else { return nil }
    var expression = spec.expression
    if expression == nil, let reading = reading(spec, nil), let meant = reading.meant {
      expression = BehaviorExpression.writtenOut(reading.behaviors[meant], meant, of: reading)
    }
    guard let expression, let reading = reading(spec, expression) else { return nil }
    let files = spec.files.joined(separator: "+") + ":"
    let start = files.utf8.count
    return (files + expression, reading.numbers.map { start + $0.lowerBound..<start + $0.upperBound })
  }

  private static func reading(_ spec: BehaviorFileSpec, _ expression: String?) -> SourceReading? {
    let contents = spec.files.compactMap { Platform.contents(of: $0) }
    let cache = BehaviorCache()
    guard contents.count == spec.files.count, let toolchain = try? SwiftToolchain(),
      let folder = try? cache.workFolder()
    else { return nil }
    defer { Platform.removeFolder(folder) }
    var reader = SourceReader(toolchain: toolchain, cache: cache, folder: folder)
    return try? reader.read(contents, expression: expression)
  }
}

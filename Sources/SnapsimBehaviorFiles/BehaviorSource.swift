import SnapsimText

/// The sources of one spec on their way to the compiler: the user's files, less what cannot be compiled here, and what
/// makes the behavior, in the file where it stands.
package struct BehaviorSource {
  /// One of the user's files.
  package struct File {
    package let path: String
    let declarations: [SwiftDeclaration]
    var edits: TextEdits
  }

  /// Something of the user's that is not compiled.
  struct Cut: Equatable {
    let file: String
    let line: Int

    /// Its bytes.
    let range: Range<Int>

    /// What it is: `struct ContentView`.
    let what: String

    /// Why, in the compiler's words; `nil` for what needs no compiler to know.
    let reason: String?
  }

  package let spec: BehaviorFileSpec
  package internal(set) var files: [File]
  var cuts: [Cut] = []

  /// What makes the behavior.
  let expression: BehaviorExpression

  /// Expressions that make the behaviors of the files, to show.
  let examples: [String]

  /// The behavior that it makes, if it is one of the files', and where what makes it stands.
  let behavior: SourceReading.Behavior?
  let harnessFile: Int

  /// Conditions that were taken as true for it.
  let assumed: [String]

  /// Under which name the expression stands in the compiler's messages.
  static let expressionFile = "--behavior"

  /// Takes what a reader found in some files.
  ///
  /// - Parameters:
  ///   - spec: what names them.
  ///   - contents: what they hold, in the same order.
  ///   - reading: what was found.
  ///   - values: values for arguments that the files do not give.
  ///   - leavesOut: whether what the behavior does not name is left out from the start.
  ///   - ignoresUses: whether what makes the behavior in the files counts as if it did not stand there.
  /// - Throws: `BehaviorFileError` where there is no behavior, or it is not clear which.
  init(
    _ spec: BehaviorFileSpec, contents: [[UInt8]], _ reading: SourceReading, values: ProposedValues,
    leavesOut: Bool, ignoresUses: Bool = false
  ) throws {
    var reading = reading
    if ignoresUses { reading.uses = [] }
    self.spec = spec
    files = zip(spec.files, zip(contents, reading.files)).map { path, file in
      File(path: path, declarations: file.1.declarations, edits: TextEdits(file.0))
    }
    behavior = reading.meant.map { reading.behaviors[$0] }
    harnessFile = behavior?.file ?? 0
    examples = reading.behaviors.indices.map {
      BehaviorExpression(making: reading.behaviors[$0], $0, of: reading).flatMap {
        $0.constants.isEmpty ? $0.text : nil
      }
        ?? BehaviorExpression.example(of: reading.behaviors[$0], $0, in: reading, values)
    }
    expression = try Self.expression(spec, reading, examples: examples, proposing: values)
    assumed = zip(spec.files, reading.files).flatMap { path, file in
      file.assumed.map {
        "\(path):\($0.line): \($0.condition) is taken as true, as the behavior stands within"
      }
    }
    for (index, file) in reading.files.enumerated() {
      let widenings = behavior?.isHidden == true || expression.found != nil ? file.widenings : []
      for change in (leavesOut ? file.unneeded : []) + file.changes + widenings { apply(change, index) }
    }
  }

  private mutating func apply(_ change: SourceReading.Change, _ index: Int) {
    if let text = change.text {
      files[index].edits.replace(change.range, with: text)
    } else {
      files[index].edits.blank(change.range)
    }
    guard let what = change.what else { return }
    note(
      Cut(
        file: files[index].path, line: change.line, range: change.range, what: what, reason: change.reason))
  }

  private static func expression(
    _ spec: BehaviorFileSpec, _ reading: SourceReading, examples: [String], proposing values: ProposedValues
  ) throws -> BehaviorExpression {
    if let given = reading.expression { return BehaviorExpression(text: given) }
    guard let meant = reading.meant else {
      guard let first = reading.behaviors.first else {
        throw BehaviorFileError.noBehavior(files: spec.files, hint: hint(reading.files))
      }
      let meant = zip(reading.behaviors, examples).filter { $0.0.file == first.file }
      throw BehaviorFileError.several(files: spec.files, expressions: meant.map(\.1))
    }
    let behavior = reading.behaviors[meant]
    if let expression = BehaviorExpression(making: behavior, meant, of: reading) { return expression }
    throw BehaviorFileError.needsArguments(
      files: spec.files, name: behavior.name, parameters: behavior.parameters.map(\.text),
      expression: BehaviorExpression.example(of: behavior, meant, in: reading, values))
  }

  /// What may be meant as a behavior in files that have none: its protocol's name misspelt, or left out.
  private static func hint(_ files: [SourceReading.File]) -> String? {
    let name = "ScrollTargetBehavior"
    for type in files.flatMap(\.declarations) where type.isType {
      for item in type.inheritance.flatMap(\.names)
      where item != name && Suggestion.nearest(to: item, in: [name.lowercased()]) != nil {
        return "line \(type.line): \(type.lastName) conforms to \(item); did you mean \(name)?"
      }
      if type.members.contains(where: { $0.kind == "func" && $0.name == "updateTarget" }) {
        return "line \(type.line): \(type.lastName) has updateTarget, but does not conform to \(name)"
      }
    }
    return nil
  }

  /// Whether a type is the behavior or around it.
  func holds(_ path: [String]) -> Bool {
    behavior?.path.starts(with: path) ?? false
  }

  /// Whether a declaration is the behavior, or an extension that makes it one.
  func isPart(_ declaration: SwiftDeclaration, path: [String]) -> Bool {
    guard path == behavior?.path else { return false }
    return declaration.kind != "extension"
      || declaration.inheritance.contains { $0.names.contains { $0.hasSuffix("ScrollTargetBehavior") } }
  }
}

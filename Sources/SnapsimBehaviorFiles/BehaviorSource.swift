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
    package let file: String
    package let line: Int

    /// Its bytes.
    package let range: Range<Int>

    /// What it is: `struct ContentView`.
    package let what: String

    /// Why, in the compiler's words; `nil` for what needs no compiler to know.
    package let reason: String?
  }

  package let spec: BehaviorFileSpec
  package internal(set) var files: [File]
  var cuts: [Cut] = []

  /// The expression that makes the behavior.
  package let expression: String

  /// Expressions that make the behaviors of the files, to show.
  package let examples: [String]

  /// The behavior that it makes, if it is one of the files', and where what makes it stands.
  let behavior: BehaviorDiscovery.Behavior?
  let harnessFile: Int

  /// The names of types that show something.
  var shownNames: Set<String> = []

  /// Where what was left out from the start begins, file by file.
  var leftOut: [Set<Int>] = []

  /// The same with nothing left out from the start.
  package func whole() throws -> BehaviorSource {
    try BehaviorSource(spec, contents: files.map(\.edits.original), leavesOut: false)
  }

  /// Under which name the expression stands in the compiler's messages.
  static let expressionFile = "--behavior"

  /// Finds the behavior in some files.
  ///
  /// - Parameters:
  ///   - spec: what names them.
  ///   - contents: what they hold, in the same order.
  ///   - leavesOut: whether what the behavior does not name is left out from the start.
  /// - Throws: `BehaviorFileError` where there is none, or it is not clear which.
  package init(_ spec: BehaviorFileSpec, contents: [[UInt8]], leavesOut: Bool = true) throws {
    self.spec = spec
    files = zip(spec.files, contents).map { path, bytes in
      // A byte order mark is no part of the source.
      let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      return File(path: path, declarations: SwiftParser.declarations(in: bytes), edits: TextEdits(bytes))
    }
    let discovery = BehaviorDiscovery(files.map(\.declarations))
    examples = discovery.behaviors.map { Self.shown($0) }
    if let given = spec.expression {
      let named = Self.behavior(in: given, among: discovery.behaviors)
      let isBare = given.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if let named, isBare, given.split(separator: ".").last.map(String.init) == named.path.last {
        expression = try Self.expression(making: named, spec)
      } else if let named, named.path.count > 1, given.hasPrefix(named.name) {
        expression = named.spelling.joined(separator: ".") + given.dropFirst(named.name.count)
      } else if let named, let name = named.path.last, named.path.count > 1, given.hasPrefix(name) {
        // The name of a nested type alone: what it is nested in goes before it.
        expression = named.spelling.dropLast().joined(separator: ".") + "." + given
      } else {
        expression = given
      }
      behavior = named
    } else {
      let found = discovery.behaviors
      guard let only = found.first else { throw BehaviorFileError.noBehavior(files: spec.files) }
      // Helpers may hold behaviors too; those of the first file that has any are meant.
      let meant = found.filter { $0.file == only.file }
      guard meant.count == 1 else {
        throw BehaviorFileError.several(files: spec.files, expressions: meant.map { Self.shown($0) })
      }
      expression = try Self.expression(making: only, spec)
      behavior = only
    }
    harnessFile = behavior?.file ?? 0
    for file in files { gatherShown(file.declarations) }
    if leavesOut { leaveOut() }
    for index in files.indices { prepare(index) }
  }

  private static func expression(
    making behavior: BehaviorDiscovery.Behavior, _ spec: BehaviorFileSpec
  ) throws -> String {
    switch behavior.making {
    case .plain(let expression): return expression
    case .needs(let parameters, let example):
      throw BehaviorFileError.needsArguments(
        files: spec.files, name: behavior.name, parameters: parameters.map(\.text), expression: example)
    }
  }

  private static func shown(_ behavior: BehaviorDiscovery.Behavior) -> String {
    switch behavior.making {
    case .plain(let expression): expression
    case .needs(_, let example): example
    }
  }

  /// The behavior that an expression begins with the name of, the longest such name first.
  static func behavior(
    in expression: String, among behaviors: [BehaviorDiscovery.Behavior]
  ) -> BehaviorDiscovery.Behavior? {
    let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    for word in words {
      if let found = behaviors.first(where: { $0.path.last == word }) { return found }
    }
    return behaviors.count == 1 ? behaviors.first : nil
  }

  private mutating func gatherShown(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations where declaration.isType {
      if declaration.kind != "extension", BehaviorDiscovery.isShown(declaration) {
        shownNames.insert(declaration.name)
      }
      gatherShown(declaration.members)
    }
  }

  /// Whether a declaration is of a type that shows something.
  func isShown(_ declaration: SwiftDeclaration) -> Bool {
    BehaviorDiscovery.isShown(declaration)
      || declaration.kind == "extension" && shownNames.contains(declaration.lastName)
  }

  /// Whether a type is the behavior or around it.
  func holds(_ path: [String]) -> Bool {
    behavior?.path.starts(with: path) ?? false
  }
}

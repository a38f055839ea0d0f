/// What the reader of sources, the program `SnapsimSourceReader`, is asked of the files of a spec, as JSON.
struct SourceQuestion: Codable {
  /// The spec as typed, its files as it names them, and what they hold.
  let spec: String
  let paths: [String]
  let contents: [String]

  /// What makes the behavior, where it was given.
  var expression: String?

  /// Values for arguments that the files do not give.
  var values = ProposedValues()

  /// Whether what the behavior does not name is left out from the start; by itself only where that is drawn.
  var leavesOut: Bool?

  /// Whether what makes the behavior in the files counts as if it did not stand there; names in it that the compiler does
  /// not find.
  var ignoresUses = false
  var unknown: [String] = []

  /// What the compiler said each time that the sources of an answer were compiled.
  var diagnostics: [[CompilerDiagnostic]] = []

  /// How often something is cut and compiled again at most.
  static let rounds = 12
}

/// What the reader of sources answers.
struct SourceAnswer: Codable {
  /// Whether each file is no Swift: the compiler says why.
  var hasErrors: [Bool] = []

  /// Why it is not known what to compile.
  var fault: Fault?

  /// The files as they are compiled: less what cannot be, or need not be; their lines stay.
  var texts: [String] = []

  /// What makes the behavior, constants of the file that it names, as statements, and the file in which it can stand.
  var expression = ""
  var constants: [String] = []
  var harnessFile = 0

  /// Whether that was found in the files.
  var isFound = false

  /// Whether what the behavior does not name is left out, and whether there is any such thing.
  var leavesOut = false
  var isCut = false

  /// The functions at the top of the files.
  var functions: [String] = []

  /// What is told once it is compiled, a line each, and what of the files was left out.
  var notes: [String] = []
  var cuts: [Cut] = []

  /// What is wrong, where nothing is left to cut.
  var failure: Failure?

  /// Where the behavior that is meant is declared, and what the view that uses it says of its layout.
  var declaration: Place?
  var layout: [LayoutWord] = []

  /// Why it is not known what to compile.
  enum Fault: Error, Codable, Equatable {
    case noBehavior(hint: String?)
    case several(expressions: [String])
    case needsArguments(name: String, parameters: [String], expression: String)
  }

  /// What the compiler finds wrong, in terms of the files.
  struct Failure: Error, Codable, Equatable {
    /// Its words, with the lines that they are about.
    var lines: [String]

    /// Whether a name is missing; and the names, if that is all, those of types first.
    var isMissingNames = false
    var missing: [String] = []

    /// Whether all that is wrong stands in what makes the behavior.
    var isOfExpression = false
  }

  /// A line of a file, by the file's place among the files and from 1.
  struct Place: Codable {
    let file: Int
    let line: Int
  }

  /// Something of the user's that is not compiled: its place and bytes, what it is, as `struct ContentView`, and why, in the
  /// compiler's words.
  struct Cut: Codable {
    let file: String
    let line: Int
    let range: Range<Int>
    let what: String
    let reason: String?
  }

  /// An option of a layout by its name, its value as the command line takes it, and the line that says so, from 1.
  struct LayoutWord: Codable {
    let option: String
    let text: String
    let line: Int
  }
}

extension Array where Element: Equatable {
  /// Each element once, where it stands first.
  var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

/// Values for arguments that make sense on a layout.
struct ProposedValues: Codable {
  var pitch = 100.0
  var container = 390.0
  var width = 390.0
  var height = 844.0
  var count = 20
  var spacing = 0.0
  var reach = 1000.0
  var stops: [Double] = [0, 100, 200]
  var isVertical = false

  /// Whether the axis is the usual one as none was given: another one in the files is told.
  var assumesAxis = false
}

/// A question about the files of a spec to the program `SnapsimSourceReader`, as JSON.
struct SourceQuestion: Codable {
  /// The spec as typed, its files as it names them, and what they hold.
  let spec: String
  var paths: [String]
  var contents: [String]

  /// The expression that makes the behavior, where it was given.
  var expression: String?

  /// The line of the last named file that attaches the behavior, from 1, where it was given.
  var line: Int?

  /// The number of files, the last ones, that were not named but found in the project.
  var found = 0

  /// Whether unneeded declarations are left out from the start; `nil` where only drawn ones are.
  var leavesOut: Bool?

  /// Whether the scroll views of the files are read, and nothing else.
  var readsViews = false

  /// Whether modifiers that the files do not have are asked for, as other files may have them.
  var asksForModifiers = false

  /// Whether arguments are taken without closures and samples, which may not compile.
  var isPlain = false

  /// Whether the behavior's branches and conditions are noted too.
  var counts = false

  /// Whether values are tried for arguments that the files do not say.
  var triesArguments = false

  /// Whether values are tried for whole arguments, and not for parts of them.
  var triesWhole = false

  /// Whether expressions in the files are passed over; names in them that the compiler does not find.
  var ignoresUses = false
  var unknown: [String] = []

  /// The compiler's words on the sources of each answer.
  var diagnostics: [[CompilerDiagnostic]] = []

  /// The most rounds of cutting and compiling again.
  static let rounds = 12
}

/// The answer of the program `SnapsimSourceReader`.
struct SourceAnswer: Codable {
  /// Whether each file is no Swift: the compiler says why.
  var hasErrors: [Bool] = []
  var fault: Fault?

  /// The files as they are compiled: less what cannot be, or need not be; their lines stay.
  var texts: [String] = []

  /// The source with a note in each branch of the behavior and around each condition; and these places, in their order.
  var countedTexts: [String] = []
  var counted: [Counted] = []

  /// The expression that makes the behavior, with what constants are for their names, and the file in which it can stand.
  var expression = ""
  var harnessFile = 0

  /// The expressions with the values that are tried for some arguments, the first as above, and these arguments' names.
  var trials: [String] = []
  var tried: [String] = []

  /// Whether values could be tried for what the app sets in an object that it holds.
  var isFed = false
  var isOfScreen = false
  var isLayout = false
  var isFound = false

  /// Whether unneeded declarations are left out, and whether there are any.
  var leavesOut = false
  var isCut = false

  /// Lines to tell once it is compiled, and the parts that were left out.
  var notes: [String] = []
  var cuts: [Cut] = []

  /// The compiler's errors, where nothing is left to cut.
  var failure: Failure?
  var declaration: Place?

  /// The comment right above that declaration.
  var comment = ""

  /// The scroll views with a behavior, or with the one that is meant, in the order of the files and their lines.
  var views: [ScrollViewReading] = []

  /// Modifiers that the files do not have, by the place of the scroll view, `./Feed.swift:42`, that they stand around.
  var lacks: [String: [String]] = [:]

  /// The places in the behavior's own file that a finding may mean.
  var remedies: [SourceRemedy] = []

  /// The literals of numbers in what is compiled and in what makes the behavior, each once.
  var stated: [Double] = []

  /// The states of the view that its arguments were computed from, as they begin: `page stays 0`.
  var states: [String] = []

  /// A reason why there is nothing to compile.
  enum Fault: Error, Codable, Equatable {
    case noBehavior(hint: String?)

    /// A line that attaches none, with specs of those that do.
    case noAttachment(line: Int, commands: [String])

    /// Several behaviors, with a spec for each.
    case several(commands: [String])

    /// Arguments that the files do not say, who would call with them, names that they lack, lines on each, and specs
    /// with places to fill.
    case needsArguments(
      name: String, calls: [String], lacks: [String], parameters: [String], lines: [String],
      commands: [String])
  }

  /// The compiler's errors in terms of the files.
  struct Failure: Error, Codable, Equatable {
    /// Its words, with the lines that they are about.
    var lines: [String]

    /// Whether a name is missing; and the names, if that is all, those of types first.
    var isMissingNames = false
    var missing: [String] = []
    var isOfExpression = false
  }

  /// A line of a file, by the file's place among the files and from 1.
  struct Place: Codable {
    let file: Int
    let line: Int
  }

  /// A branch of the behavior, a part of a condition as it is written, or a statement that sets the target.
  struct Counted: Codable {
    let file: Int
    let line: Int
    var condition: String?

    /// The component of the velocity that is compared: `dx`, `dy`, empty for either; `nil` where none is.
    var velocity: String?

    /// How much it decides: 2 a way that was taken, 1 a target that is set, 0 neither.
    var weight = 0

    /// The number of notes: that it is entered, or that it is true and that it is false.
    var notes: Int { condition == nil ? 1 : 2 }
  }

  /// Something of the user's that is not compiled: its place, what it is, and the compiler's reason.
  struct Cut: Codable {
    let file: String
    let line: Int
    let range: Range<Int>
    let what: String
    let reason: String?
  }
}

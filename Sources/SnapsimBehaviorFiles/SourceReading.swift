/// What the reader of sources tells of the files of a spec: the program `SnapsimSourceReader` writes it as JSON.
package struct SourceReading: Codable {
  /// The files, in their order.
  package var files: [File]

  /// The behaviors in the order of their declarations.
  package var behaviors: [Behavior]

  /// The behavior that is meant, by its place among them.
  package var meant: Int?

  /// The expression that was given, as it can be compiled.
  package var expression: String?

  /// What makes the behaviors in the files, what is attached to a view first.
  package var uses: [Use]

  /// What the view that uses the behavior that is meant says of its layout.
  package var layout: [LayoutWord] = []

  /// Where the expression that was given writes out numbers, in bytes.
  package var numbers: [Range<Int>] = []

  /// What all was found; the reader fills it in step by step.
  package init(files: [File] = [], behaviors: [Behavior] = [], uses: [Use] = []) {
    (self.files, self.behaviors, self.uses) = (files, behaviors, uses)
  }

  /// One of the files.
  package struct File: Codable {
    package var declarations: [SwiftDeclaration]

    /// Whether it is no Swift: the compiler says why.
    package var hasErrors: Bool

    /// What the behavior does not name, nor what it names, and what is known not to compile here.
    package var unneeded: [Change] = []
    package var changes: [Change] = []

    /// What makes the rest of the file see what is private to a type in it.
    package var widenings: [Change] = []

    /// Conditions that are taken as true, as the behavior stands within.
    package var assumed: [Assumption] = []

    /// A file of which nothing is changed yet.
    package init(declarations: [SwiftDeclaration], hasErrors: Bool) {
      (self.declarations, self.hasErrors) = (declarations, hasErrors)
    }
  }

  /// An option of a layout by its name, its value as the command line takes it, and the line that says so, from 1.
  package struct LayoutWord: Codable {
    package let option: String
    package let text: String
    package let line: Int

    /// A word by what it says.
    package init(option: String, text: String, line: Int) {
      (self.option, self.text, self.line) = (option, text, line)
    }
  }

  /// A condition of an `#if`, and its line.
  package struct Assumption: Codable, Hashable {
    package let line: Int
    package let condition: String

    /// A condition by its line.
    package init(line: Int, condition: String) {
      (self.line, self.condition) = (line, condition)
    }
  }

  /// A change to a file.
  package struct Change: Codable {
    package let range: Range<Int>

    /// What takes the place of the bytes; `nil` for blanks.
    package let text: String?

    /// What is told of it, the line that is named, and why it had to be.
    package var what: String?
    package var line = 0
    package var reason: String?

    /// A change of which nothing is told.
    package init(_ range: Range<Int>, to text: String? = nil) {
      (self.range, self.text) = (range, text)
    }
  }

  /// A type that conforms to `ScrollTargetBehavior`.
  package struct Behavior: Codable, Equatable {
    /// The names that lead to it: the types around it, and its own.
    package let path: [String]

    /// The same as an expression spells it, with types for the generic parameters of the types around it.
    package let spelling: [String]

    /// The file that declares it, by its place among the files.
    package let file: Int

    /// The line that its declaration begins in, from 1.
    package var line = 0

    /// The expression that makes it of nothing, if one does.
    package var plain: String?

    /// What is called otherwise, with which parameters.
    package var callee = ""
    package var parameters: [SwiftDeclaration.Parameter] = []

    /// Values of the types that the files declare, and types for generic parameters, by their names.
    package var known: [String: String] = [:]
    package var standIns: [String: String] = [:]

    /// What makes a value of the types that need something.
    package var made: [String: [SwiftDeclaration.Parameter]] = [:]

    /// Whether `private` hides it, or the way to make it, from the rest of its file.
    package var isHidden = false

    /// The clause of an `#if` around it that does not hold here.
    package var clause: Int?

    /// A behavior by where it is declared.
    package init(path: [String], spelling: [String], file: Int) {
      (self.path, self.spelling, self.file) = (path, spelling, file)
    }

    package var name: String { path.joined(separator: ".") }
    package var needed: [SwiftDeclaration.Parameter] { parameters.filter { !$0.hasDefault } }
  }

  /// An expression in the files that makes a behavior.
  package struct Use: Codable, Equatable {
    /// The behavior, by its place, the file, and the line from 1.
    package var behavior: Int
    package var file: Int
    package var line: Int

    /// The expression as it is written, and what is called in it.
    package var text: String
    package var callee: String

    /// What it is called with; `nil` where nothing is called.
    package var arguments: [Argument]?

    /// The constants that the arguments name, as statements in the order in which they need each other.
    package var constants: [String]

    /// Whether it stands in `scrollTargetBehavior(…)`.
    package var isAttached: Bool
  }

  /// An argument of such an expression.
  package struct Argument: Codable, Equatable {
    package var label: String?
    package var text: String
    package var isTrailing = false

    /// Whether it reaches for the state of a view, which is not there.
    package var touchesState = false

    /// The value that a binding begins with.
    package var bound: String?

    /// The number that it names, where it is a constant of the file.
    package var number: String?

    /// What it names that only the running app knows.
    package var missing: [String] = []

    /// An argument as it is written.
    package init(label: String?, text: String) {
      (self.label, self.text) = (label, text)
    }
  }
}

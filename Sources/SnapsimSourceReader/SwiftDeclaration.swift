/// A declaration in Swift source, as far as behaviors have to do with it.
struct SwiftDeclaration {
  /// The keyword: `struct`, `func`, `import`, …; `#Preview` for a macro; `statement` otherwise.
  var kind: String

  /// The name; for an extension the type as written, `Outer.Inner`.
  var name = ""

  /// Its bytes with attributes and modifiers, and these with a semicolon behind them.
  var range: Range<Int>
  var whole: Range<Int> = 0..<0

  /// Its first line, from 1.
  var line = 0

  var modifiers: [String] = []
  var attributes: [Attribute] = []

  var inheritance: [Inherited] = []

  /// Whether it has generic parameters, and those of a type.
  var isGeneric = false
  var generics: [Generic] = []

  /// The bytes of a type's `where` clause, and whether it fixes the type of a parameter.
  var requirements: Range<Int>?
  var fixesGenerics = false

  /// The parameters of an initializer or a case, and whether the initializer may fail.
  var parameters: [Parameter] = []
  var isFailable = false

  var variables: [Variable] = []

  /// The members of a type, and the bytes of its body.
  var members: [SwiftDeclaration] = []
  var body: Range<Int>?

  /// The bytes of each default or initial value with a stated type, from the equals sign on.
  var defaults: [Range<Int>] = []

  /// The names that it mentions outside of its members.
  var words: Set<String> = []

  /// The index of the innermost `#if` clause around it.
  var clause: Int?

  struct Attribute {
    let name: String
    let range: Range<Int>
    let hasArguments: Bool
  }

  /// A conformance: its names without attributes and modules; several where joined by `&`.
  struct Inherited {
    let names: [String]
    let range: Range<Int>
  }

  /// A generic parameter with its constraint, from the colon on.
  struct Generic {
    let name: String
    let constraint: String
    let range: Range<Int>
  }

  /// A parameter: its label, its type, and its name inside.
  struct Parameter {
    let label: String?
    let type: String
    let hasDefault: Bool
    var name: String?

    /// The parameter as a declaration shows it.
    var text: String { (label ?? "_") + ": " + type }

    /// The parameter as a call gives it a value.
    func given(_ value: String) -> String { (label.map { $0 + ": " } ?? "") + value }
  }

  struct Variable {
    let name: String
    let type: String?
    let initialValue: String?
    let isComputed: Bool
  }

  static let typeKinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

  var isType: Bool { Self.typeKinds.contains(kind) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The names that lead to the declared type from where it stands; `extension Outer.Inner` has two.
  var path: [String] { name.split(separator: ".").map(String.init) }
  var lastName: String { path.last ?? name }

  /// The words that tell of it: `struct ContentView`.
  var title: String { kind + (name.isEmpty ? "" : " " + name) }

  func members(_ kind: String) -> [SwiftDeclaration] { members.filter { $0.kind == kind } }
}

extension SwiftDeclaration {
  /// Protocols of drawn types.
  static let shown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "ProgressViewStyle", "ToolbarContent", "Commands", "PreferenceKey", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether a type says that it is drawn.
  var isShown: Bool { inherits(from: Self.shown) }

  /// Whether its conformances or superclass are among some names.
  func inherits(from names: Set<String>) -> Bool {
    inheritance.contains { !names.isDisjoint(with: $0.names) }
  }
}

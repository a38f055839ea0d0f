/// A declaration in Swift source, as far as behaviors have to do with it.
struct SwiftDeclaration {
  /// The keyword: `struct`, `func`, `import`, …; `#Preview` for a macro; `statement` for what is no declaration.
  var kind: String

  /// The name; for an extension the type as written, `Outer.Inner`.
  var name = ""

  /// Its bytes, attributes and modifiers included; and these with a semicolon behind them.
  var range: Range<Int>
  var whole: Range<Int> = 0..<0

  /// The line that it begins in, from 1.
  var line = 0

  var modifiers: [String] = []
  var attributes: [Attribute] = []

  /// What a type inherits from.
  var inheritance: [Inherited] = []

  /// Whether it has generic parameters, and those of a type.
  var isGeneric = false
  var generics: [Generic] = []

  /// The bytes of the `where` clause of a type, and whether it says which type a parameter is.
  var requirements: Range<Int>?
  var fixesGenerics = false

  /// The parameters of an initializer or a case; whether an initializer may fail.
  var parameters: [Parameter] = []
  var isFailable = false

  /// The stored or computed variables that it declares.
  var variables: [Variable] = []

  /// What stands in the body of a type, and the bytes of the body.
  var members: [SwiftDeclaration] = []
  var body: Range<Int>?

  /// The bytes of each default or initial value whose type is given beside it, from the equals sign on.
  var defaults: [Range<Int>] = []

  /// The names that it mentions outside of its members.
  var words: Set<String> = []

  /// The innermost clause of an `#if` that it stands in, by its place among those of the file.
  var clause: Int?

  /// An attribute by its name without `@`.
  struct Attribute {
    let name: String
    let range: Range<Int>
    let hasArguments: Bool
  }

  /// One entry of a list of conformances: the names without attributes, modules and arguments; several where joined by `&`.
  struct Inherited {
    let names: [String]
    let range: Range<Int>
  }

  /// A generic parameter, and what it must conform to, from the colon on.
  struct Generic {
    let name: String
    let constraint: String
    let range: Range<Int>
  }

  /// A parameter: its label, its type, and what it is called inside.
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

  /// A variable or constant.
  struct Variable {
    let name: String
    let type: String?
    let initialValue: String?
    let isComputed: Bool
  }

  static let typeKinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

  var isType: Bool { Self.typeKinds.contains(kind) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The names that lead to what it declares from where it stands, and the last of them.
  var path: [String] { name.split(separator: ".").map(String.init) }
  var lastName: String { path.last ?? name }

  /// What it is, as it is told: `struct ContentView`.
  var title: String { kind + (name.isEmpty ? "" : " " + name) }

  /// The members of a kind, those of an `#if` among them.
  func members(_ kind: String) -> [SwiftDeclaration] { members.filter { $0.kind == kind } }
}

extension SwiftDeclaration {
  /// What types are that show something.
  static let shown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
    "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "ProgressViewStyle", "ToolbarContent", "Commands", "PreferenceKey", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether a type says that it shows something.
  var isShown: Bool { inherits(from: Self.shown) }

  /// Whether it says that it conforms to one of some names, or inherits from it.
  func inherits(from names: Set<String>) -> Bool {
    inheritance.contains { !names.isDisjoint(with: $0.names) }
  }
}

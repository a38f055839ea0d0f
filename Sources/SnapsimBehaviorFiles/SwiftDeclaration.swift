/// A declaration in Swift source, found by its outer shape alone.
package struct SwiftDeclaration {
  /// The keyword: `struct`, `func`, `import`, …; `#Preview` for a macro; `statement` for what is no declaration.
  package var kind: String

  /// The name; for an extension the type as written, `Outer.Inner`.
  package var name = ""

  /// Its bytes, attributes and modifiers included.
  package var range: Range<Int>

  var modifiers: [String] = []

  /// Its attributes: the name without `@`, and the bytes of the whole.
  var attributes: [(name: String, range: Range<Int>, hasArguments: Bool)] = []

  /// What a type inherits from.
  var inheritance: [Inherited] = []

  /// Whether it has generic parameters, and those of a type.
  var isGeneric = false
  var generics: [Generic] = []

  /// The bytes of the `where` clause of a type.
  var requirements: Range<Int>?

  /// Whether that clause says which type a parameter is.
  var fixesGenerics = false

  /// The parameters of an initializer or a case; whether an initializer may fail.
  package var parameters: [Parameter] = []
  var isFailable = false

  /// The stored or computed variables that it declares.
  var variables: [Variable] = []

  /// What stands in the body of a type, and the bytes of the body.
  package var members: [SwiftDeclaration] = []
  package var body: Range<Int>?

  /// One entry of a list of conformances.
  struct Inherited: Equatable {
    /// The names without attributes, modules and arguments; several where joined by `&`.
    package let names: [String]
    package let range: Range<Int>
  }

  /// A generic parameter, and what it must conform to, from the colon on.
  struct Generic: Equatable {
    package let name: String
    let constraint: String
    package let range: Range<Int>
  }

  /// A parameter of an initializer.
  package struct Parameter: Equatable {
    let label: String?
    package let type: String
    let hasDefault: Bool

    /// The parameter as a declaration shows it.
    package var text: String { (label ?? "_") + ": " + type }
  }

  /// A variable or constant.
  struct Variable: Equatable {
    package let name: String
    package let type: String?
    let hasInitialValue: Bool
    let isComputed: Bool
  }

  static let typeKinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

  var isType: Bool { Self.typeKinds.contains(kind) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

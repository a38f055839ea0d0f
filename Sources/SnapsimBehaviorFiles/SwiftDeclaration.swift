/// A declaration in Swift source, as the reader of sources tells of it.
///
/// What only the reader asks for is not handed on: the coded keys are what cutting declarations needs.
package struct SwiftDeclaration: Codable {
  /// The keyword: `struct`, `func`, `import`, …; `#Preview` for a macro; `statement` for what is no declaration.
  package var kind: String

  /// The name; for an extension the type as written, `Outer.Inner`.
  package var name = ""

  /// Its bytes, attributes and modifiers included; and these with a semicolon behind them.
  package var range: Range<Int>
  package var whole: Range<Int> = 0..<0

  /// The line that it begins in, from 1.
  package var line = 0

  package var modifiers: [String] = []

  /// Its attributes: the name without `@`, and the bytes of the whole.
  package var attributes: [Attribute] = []

  /// What a type inherits from.
  package var inheritance: [Inherited] = []

  /// Whether it has generic parameters, and those of a type.
  package var isGeneric = false
  package var generics: [Generic] = []

  /// The bytes of the `where` clause of a type, and whether it says which type a parameter is.
  package var requirements: Range<Int>?
  package var fixesGenerics = false

  /// The parameters of an initializer or a case; whether an initializer may fail.
  package var parameters: [Parameter] = []
  package var isFailable = false

  /// The stored or computed variables that it declares.
  package var variables: [Variable] = []

  /// What stands in the body of a type, and the bytes of the body.
  package var members: [SwiftDeclaration] = []
  package var body: Range<Int>?

  /// The bytes of each default or initial value whose type is given beside it, from the equals sign on.
  package var defaults: [Range<Int>] = []

  /// The names that it mentions outside of its members.
  package var words: Set<String> = []

  /// The innermost clause of an `#if` that it stands in, by its place among those of the file.
  package var clause: Int?

  private enum CodingKeys: String, CodingKey {
    case kind, name, range, whole, line, attributes, inheritance, members, body, defaults
  }

  /// An attribute, and whether it has arguments.
  package struct Attribute: Codable, Equatable {
    package let name: String
    package let range: Range<Int>
    package let hasArguments: Bool

    /// An attribute by its name without `@`.
    package init(name: String, range: Range<Int>, hasArguments: Bool) {
      (self.name, self.range, self.hasArguments) = (name, range, hasArguments)
    }
  }

  /// One entry of a list of conformances.
  package struct Inherited: Codable, Equatable {
    /// The names without attributes, modules and arguments; several where joined by `&`.
    package let names: [String]
    package let range: Range<Int>

    /// An entry by its names.
    package init(names: [String], range: Range<Int>) {
      (self.names, self.range) = (names, range)
    }
  }

  /// A generic parameter, and what it must conform to, from the colon on.
  package struct Generic: Equatable {
    package let name: String
    package let constraint: String
    package let range: Range<Int>

    /// A parameter by its name.
    package init(name: String, constraint: String, range: Range<Int>) {
      (self.name, self.constraint, self.range) = (name, constraint, range)
    }
  }

  /// A parameter of an initializer.
  package struct Parameter: Codable, Equatable {
    package let label: String?
    package let type: String
    package let hasDefault: Bool

    /// What it is called inside.
    package let name: String?

    /// A parameter as it is called.
    package init(label: String?, type: String, hasDefault: Bool, name: String? = nil) {
      (self.label, self.type, self.hasDefault, self.name) = (label, type, hasDefault, name)
    }

    /// The parameter as a declaration shows it.
    package var text: String { (label ?? "_") + ": " + type }
  }

  /// A variable or constant.
  package struct Variable: Equatable {
    package let name: String
    package let type: String?
    package let initialValue: String?
    package let isComputed: Bool

    package var hasInitialValue: Bool { initialValue != nil }

    /// A variable by its name.
    package init(name: String, type: String?, initialValue: String?, isComputed: Bool) {
      (self.name, self.type) = (name, type)
      (self.initialValue, self.isComputed) = (initialValue, isComputed)
    }
  }

  /// A declaration of some kind.
  package init(kind: String, name: String = "", range: Range<Int>, parameters: [Parameter] = []) {
    (self.kind, self.name, self.range, self.parameters) = (kind, name, range, parameters)
    whole = range
  }

  package static let typeKinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

  package var isType: Bool { Self.typeKinds.contains(kind) }
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The name of a type without what it is nested in.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

import SwiftSyntax

// Members of the types in a file, in whichever extension they stand.
extension Constants {
  /// The meaning of a member of a type, by the type's own name; `nil` where several types of that name differ.
  static func member(_ name: String, ofType type: String, in root: Syntax) -> Meaning? {
    let finder = TypeFinder(of: type)
    finder.walk(root)
    let members = finder.groups.flatMap { group in group.memberBlock.members.map { Syntax($0.decl) } }
    let found = members.compactMap { declared(name, in: $0) }
    let values = Set(
      found.map { if case .value(let value, _, _) = $0 { value.trimmedDescription } else { "" } })
    return values.count == 1 ? found.first : nil
  }

  /// The own name of a type or an extension.
  static func typeName(_ syntax: Syntax) -> String? {
    if let type = syntax.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    return syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private final class TypeFinder: SyntaxAnyVisitor {
    private let type: String
    private(set) var groups: [any DeclGroupSyntax] = []

    init(of type: String) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let group = node.asProtocol((any DeclGroupSyntax).self), typeName(node) == type {
        groups.append(group)
      }
      return .visitChildren
    }
  }
}

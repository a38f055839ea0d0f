import SwiftSyntax

/// The members of a type in a file, in whichever extension they stand.
struct TypeMembers {
  private let declarations: [Syntax]

  /// Looks for a type, by its name without what it is nested in.
  init(of type: String, in root: Syntax) {
    let finder = Finder(of: type)
    finder.walk(root)
    declarations = finder.groups.flatMap { group in group.memberBlock.members.map { Syntax($0.decl) } }
  }

  /// What a member stands for; `nil` where that differs.
  func meaning(of name: String) -> Constants.Meaning? {
    let found = declarations.compactMap { Constants.declared(name, in: $0) }
    let values = Set(
      found.map { if case .value(let value, _, _) = $0 { value.trimmedDescription } else { "" } })
    return values.count == 1 ? found.first : nil
  }

  /// The name of a type or an extension, without what it is nested in.
  static func name(_ syntax: Syntax) -> String? {
    if let type = syntax.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    return syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private final class Finder: SyntaxAnyVisitor {
    private let type: String
    private(set) var groups: [any DeclGroupSyntax] = []

    init(of type: String) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let group = node.asProtocol((any DeclGroupSyntax).self), TypeMembers.name(node) == type {
        groups.append(group)
      }
      return .visitChildren
    }
  }
}

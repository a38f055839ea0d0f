import SwiftSyntax

/// Samples of their types that files hold, as `static let preview = Recipe(steps: 9)` and `let recipes: [Recipe] = […]`.
extension Declarations {
  /// The names that lead to the samples, by the types, as `Recipe` and `[Recipe]`.
  ///
  /// One that its own type holds goes first, then what stands first.
  func findSamples() -> [String: String] {
    var samples: [String: (rank: (Int, Int, Int), name: String)] = [:]
    for (owner, named) in members {
      for (name, member) in named.flatMap({ name, found in found.map { (name, $0) } }) {
        guard let binding = member.binding,
          let modifiers = member.variable?.modifiers.map(\.name.text),
          owner.isEmpty || modifiers.contains("static") && !modifiers.contains("private"),
          binding.initializer?.value.as(ArrayExprSyntax.self)?.elements.isEmpty != true,
          !["empty", "placeholder", "skeleton", "none"].contains(where: name.lowercased().contains),
          let type = sampled(binding.typeAnnotation?.type, or: binding.initializer?.value, within: owner)
        else { continue }
        let isOwn = owner == type.filter { !"[]".contains($0) }
        let rank = (isOwn ? 0 : 1, file(of: member), member.position.utf8Offset)
        if let found = samples[type], found.rank < rank { continue }
        samples[type] = (rank, owner.isEmpty ? name : owner + "." + name)
      }
    }
    return samples.mapValues(\.name)
  }

  /// The constant of the files that is a value of a type.
  func sample(of type: TypeSyntax?, within outer: String) -> ExprSyntax? {
    sampled(type, or: nil, within: outer).flatMap { samples[$0] }.map(ExprSyntax.init(parsing:))
  }

  /// The struct or class of the files, or the list of one, that a declared type or an initial value is.
  private func sampled(_ type: TypeSyntax?, or value: ExprSyntax?, within outer: String) -> String? {
    let list = type.map { $0.as(ArrayTypeSyntax.self)?.element } ?? nil
    let elements = value?.as(ArrayExprSyntax.self)?.elements
    let call = (elements?.first?.expression ?? value)?.call?.calledExpression
    guard let name = (list ?? type)?.trimmedDescription ?? call?.trimmedDescription else { return nil }
    let path = name == "Self" ? outer : self.type(name, within: outer)
    guard let path,
      types[path]?.contains(where: { ["struct", "class"].contains($0.declaration.kind) }) ?? false
    else { return nil }
    return list == nil && (type != nil || elements == nil) ? path : "[\(path)]"
  }
}

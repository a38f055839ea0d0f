import SwiftSyntax

extension Declarations {
  /// A scroll position of another type than the ids of the views that a loop repeats: no scroll sets it, and it scrolls to none.
  ///
  /// Only types that the files name count, and Swift's own of numbers, texts and ids.
  func mistypedPosition(_ keep: Call?, of loop: FunctionCallExprSyntax) -> ScrollViewReading.Finding? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      bound.line().hasPrefix("$"), let declared = declaredType(of: bound),
      let position = known(declared.type, within: declared.outer, near: bound), let id = idType(of: loop),
      id != position, !givesIds(Syntax(loop))
    else { return nil }
    return .init(
      .mistypedPosition,
      "`\(bound.line().ofBinding)` is of the type \(position), and the views in `ForEach` are identified by \(id): no scroll "
        + "sets it", line: line(of: bound),
      fix: "ids of the type \(position), or a position of the type \(id)",
      assumption: "SwiftUI looks for a position among ids of its own type alone")
  }

  /// Whether views have ids of their own, be it in the bodies of those of the files.
  private func givesIds(_ views: Syntax, depth: Int = 0) -> Bool {
    views.all(\.call).contains { call in
      if call.modifier?.text == "id" { return true }
      let shown = call.calledExpression.name.flatMap { types[$0] } ?? []
      return depth < 2 && shown.contains { givesIds($0.declaration.syntax, depth: depth + 1) }
    }
  }

  /// The type that the last of some names is declared with, less an optional, and the type that declares it: `[Trip]` of
  /// `self.model.trips`; `nil` for a name that a function or a closure has for something else.
  private func declaredType(of path: ExprSyntax) -> (type: String, outer: String)? {
    let names = path.line().ofBinding.withoutSelf.split(separator: ".").map(String.init)
    guard let first = names.first, !isLocal(first, at: path) else { return nil }
    return declaredType(of: names, in: outer(of: path), near: path)
  }

  /// The type of the files that declares the last of some names, of which the first is a member of a type.
  func owner(of names: [String], in type: String, near place: ExprSyntax) -> String? {
    names.count == 1 ? type : declaredType(of: names, in: type, near: place).map(\.outer)
  }

  private func declaredType(
    of names: [String], in type: String, near place: ExprSyntax
  ) -> (type: String, outer: String)? {
    names.reduce(("", type)) { (found: (type: String, outer: String)?, name) in
      guard let found else { return nil }
      let outer = found.type.isEmpty ? found.outer : self.type(found.type, within: found.outer)
      let binding = outer.flatMap { member(name, of: $0, near: place)?.binding }
      let initial = binding?.initializer?.value
      let written =
        binding?.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" }
        ?? initial?.call?.calledExpression.line()
      if let written { return outer.map { (written, $0) } }
      // What a type names, as `Trip.sample`, is of the type that it is declared with there.
      guard let named = initial?.member, let base = named.base?.line(), let outer,
        let type = self.type(base, within: outer),
        let shared = member(named.lastName, of: type, near: named)?.binding
      else { return nil }
      let annotated = shared.typeAnnotation?.type.trimmedDescription
      return (annotated ?? shared.initializer?.value.call?.calledExpression.line()).map { ($0, type) }
    }
  }

  private func isLocal(_ name: String, at place: ExprSyntax) -> Bool {
    place.parents.contains { parent in
      if let closure = parent.as(ClosureExprSyntax.self), closure.parameterNames?.contains(name) ?? false {
        return true
      }
      if parent.function?.signature.parameters.contains(where: { $0.inner == name }) ?? false { return true }
      let items = parent.as(CodeBlockItemListSyntax.self) ?? []
      return items.contains { item in
        item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.words().contains(name) }
          ?? false
      }
    }
  }

  /// The type of a name: one of the files or of Swift's, and that of the ids for `Trip.ID`; `nil` where no file says it.
  private func known(_ name: String, within outer: String, near place: ExprSyntax, depth: Int = 0) -> String?
  {
    let generics = types[outer]?.flatMap { $0.declaration.generics.map(\.name.text) } ?? []
    guard depth < 4, !generics.contains(name.firstName) else { return nil }
    if let type = type(name, within: outer) { return type }
    if ["Int", "String", "UUID", "Date"].contains(name) { return name }
    guard name.hasSuffix(".ID"), let type = type(name.outerName, within: outer) else { return nil }
    let binding = member("id", of: type, near: place)?.binding
    let made = binding?.initializer?.value.line() == "UUID()" ? "UUID" : nil
    return (binding?.typeAnnotation?.type.trimmedDescription ?? made)
      .flatMap { known($0, within: type, near: place, depth: depth + 1) }
  }

  /// The type of the ids by which a loop tells its views apart.
  private func idType(of loop: FunctionCallExprSyntax) -> String? {
    guard let data = loop.arguments.first?.expression, !data.words().contains("zip") else { return nil }
    let path = loop["id"]?.line()
    let isCounted = data.words().contains("enumerated")
    if let range = data.operands {
      let isOfNumbers = range.count == 3 && !range.contains { $0.is(StringLiteralExprSyntax.self) }
      return isOfNumbers && range[1].line().hasPrefix("..") && [nil, "\\.self"].contains(path) ? "Int" : nil
    }
    if data.lists.contains(where: { $0.member?.lastName == "indices" }) {
      return [nil, "\\.self"].contains(path) ? "Int" : nil
    }
    if isCounted, path == "\\.offset" { return "Int" }
    guard let list = data.lists.last.flatMap(declaredType), list.type.hasPrefix("["), !list.type.contains(":")
    else { return nil }
    let element = String(list.type.dropFirst().dropLast())
    switch (path, isCounted) {
    case (nil, false), ("\\.id", false), ("\\.element.id", true):
      return known(element + ".ID", within: list.outer, near: data)
    case ("\\.self", false), ("\\.element", true): return known(element, within: list.outer, near: data)
    default: return nil
    }
  }
}

import SwiftSyntax

extension Declarations {
  /// A scroll position of another type than the ids of the views that are repeated: no scroll sets it, and it scrolls to none.
  ///
  /// Only types that the files name count.
  func mistypedPosition(_ keep: Call?, of scrollView: Syntax) -> ScrollViewReading.Finding? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      bound.line().hasPrefix("$"),
      let position = declaredType(of: bound).flatMap({ known($0, within: outer(of: bound), near: bound) })
    else { return nil }
    let calls = scrollView.all(\.call)
    let loops = calls.filter { $0.calledExpression.name == "ForEach" }
    guard loops.count == 1, let id = idType(of: loops[0]), id != position,
      !calls.contains(where: { $0.modifier?.text == "id" })
    else { return nil }
    return .init(
      .mistypedPosition,
      "`\(bound.line().ofBinding)` is of the type \(position), and the views in `ForEach` are identified by \(id): no scroll "
        + "sets it", line: line(of: bound),
      fix: "ids of the type \(position), or a position of the type \(id)")
  }

  /// The type that the last of some names is declared with, less an optional: `[Trip]` of `self.model.trips`.
  private func declaredType(of path: ExprSyntax) -> String? {
    let names = path.line().ofBinding.withoutSelf.split(separator: ".").map(String.init)
    return names.reduce(outer(of: path)) { (outer: String?, name) -> String? in
      let binding = outer.flatMap { member(name, of: $0, near: path)?.binding }
      let made = binding?.initializer?.value.call?.calledExpression.line()
      return binding?.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" } ?? made
    }
  }

  /// The type of a name: one of Swift's or of the files, and that of the ids for `Trip.ID`; `nil` where no file says it.
  private func known(_ name: String, within outer: String, near place: ExprSyntax) -> String? {
    if ["Int", "String", "UUID", "Date"].contains(name) { return name }
    guard name.hasSuffix(".ID"), let type = type(name.outerName, within: outer) else {
      return type(name, within: outer)
    }
    let binding = member("id", of: type, near: place)?.binding
    let made = binding?.initializer?.value.line() == "UUID()" ? "UUID" : nil
    return (binding?.typeAnnotation?.type.trimmedDescription ?? made)
      .flatMap { known($0, within: type, near: place) }
  }

  /// The type of the ids by which a loop tells its views apart.
  private func idType(of loop: FunctionCallExprSyntax) -> String? {
    guard let data = loop.arguments.first?.expression else { return nil }
    let path = loop["id"]?.line() ?? "\\.id"
    if data.operands?.dropFirst().first?.line().hasPrefix("..") ?? (data.member?.lastName == "indices") {
      return "Int"
    }
    if path == "\\.offset" { return "Int" }
    guard let list = data.lists.last.flatMap(declaredType), list.hasPrefix("["), !list.contains(":") else {
      return nil
    }
    let element = String(list.dropFirst().dropLast())
    switch path.lastName {
    case "id": return known(element + ".ID", within: outer(of: data), near: data)
    case "self", "element": return known(element, within: outer(of: data), near: data)
    default: return nil
    }
  }
}

import SwiftSyntax

/// A behavior that `.scrollTargetBehavior` may attach, without its place, and what of it is not read.
///
/// `made` is the call that makes one of the user's own from nothing but numbers.
typealias AttachedBehavior = (behavior: ScrollViewReading.Behavior, unread: Written?)

/// A call that attaches a behavior, and how many conditions stand around it.
typealias Attachment = (call: Call, conditions: Int)

extension Evaluator {
  /// The behaviors that a call may attach on an axis: one for each branch.
  func behaviors(attachedBy call: Call, on axis: ViewAxis) -> [AttachedBehavior] {
    guard let attached = call.plain.first else { return [] }
    var found = choices(attached, attached.expression.short, on: axis)
    if found.count == 1, found[0].behavior.spec == nil, let made = made(attached) {
      (found[0].behavior.made, found[0].behavior.isOfState) = made
    }
    return found
  }

  private func choices(_ written: Written, _ text: String, on axis: ViewAxis) -> [AttachedBehavior] {
    guard written.scope.depth < Scope.deepest else { return [(.init(written: text, line: 0), nil)] }
    func all(_ found: [Written]) -> [AttachedBehavior] {
      found.flatMap { choices($0, found.count > 1 ? $0.expression.short : text, on: axis) }
    }
    let leaves = leaves(written)
    guard leaves.count == 1, let leaf = leaves.first, leaf.expression.id == written.expression.id else {
      return all(leaves)
    }
    let behavior = called(leaf)
    if let own = behavior.flatMap(factory) { return all(own) }
    switch behavior?.name.text {
    case "paging", "PagingScrollTargetBehavior": return [(.init(written: text, line: 0, spec: "paging"), nil)]
    case "viewAligned", "ViewAlignedScrollTargetBehavior":
      return behavior.map { aligned($0, text, on: axis) } ?? []
    case "AnyScrollTargetBehavior": return all(behavior?.plain ?? [])
    default:
      let made = made(leaf)
      return [(.init(written: text, line: 0, made: made?.text, isOfState: made?.isOfState ?? false), nil)]
    }
  }

  private func made(_ leaf: Written) -> (text: String, isOfState: Bool)? {
    guard let call = leaf.expression.call, call.trailingClosure == nil else {
      let member = leaf.expression.member
      return member != nil && member?.base == nil ? (leaf.expression.line(), false) : nil
    }
    var callee = call.calledExpression.line()
    if callee.hasPrefix(".") {
      if callee == ".init" || callee.dropFirst().contains(".") { return nil }
    } else {
      // `Self` means nothing elsewhere.
      guard callee != "Self", callee.allSatisfy({ $0.isOfName || $0 == "." }),
        let type = declarations.type(callee, within: declarations.outer(of: call))
      else { return nil }
      callee = type
    }
    let closed = ClosedText(evaluator: self, unknown: [])
    let arguments = call.arguments.map { Written($0.expression, leaf.scope) }
    let texts = arguments.map { closed.text($0) ?? "" }
    guard texts.allSatisfy({ Double($0) != nil || ["true", "false"].contains($0) }) else { return nil }
    let given = zip(call.arguments, texts).map { $0.labeled($1) }
    return ("\(callee)(\(given.joined(separator: ", ")))", arguments.contains { value($0).isState })
  }

  /// SwiftUI's words for limits as a spec has them; the usual one needs none.
  private static let limits = [
    "automatic": "", "always": "always", "never": "never", "alwaysByFew": "always-by-few",
    "alwaysByOne": "always-by-one",
  ]

  private func aligned(_ call: Call, _ text: String, on axis: ViewAxis) -> [AttachedBehavior] {
    let limits = call["limitBehavior"].map(leaves) ?? []
    return (limits.isEmpty ? [nil] : limits.map { $0 }).map { limit -> AttachedBehavior in
      let part = limits.count > 1 ? limit?.expression.short : nil
      let text = part.map { ".viewAligned(limitBehavior: \($0))" } ?? text
      var unread: Written?
      var settings: [String] = []
      for (name, written, read) in [
        ("limit", limit, self.limit), ("anchor", call["anchor"], { self.anchor($0, axis) }),
      ] {
        guard let written else { continue }
        guard let word = read(written) else {
          unread = written
          continue
        }
        if !word.isEmpty { settings.append(name + "=" + word) }
      }
      let spec = "view-aligned" + (settings.isEmpty ? "" : ":" + settings.joined(separator: ","))
      return (.init(written: text, line: 0, spec: spec), unread)
    }
  }

  private func limit(_ written: Written) -> String? {
    let word = written.expression.member?.lastName
    return [word, value(written).word].lazy.compactMap { $0.flatMap { Self.limits[$0] } }.first
  }

  /// An anchor as a spec has it; empty for none, `nil` where it is not read.
  private func anchor(_ written: Written, _ axis: ViewAxis) -> String? {
    if value(written).word == "nil" { return "" }
    return fraction(written, axis).map { [0: "leading", 0.5: "center", 1: "trailing"][$0] ?? $0.text }
  }

  /// A behavior that is called, or named behind a point, as `.paging`; `nil` for a member of something else.
  func called(_ leaf: Written) -> Call? {
    let call = leaf.expression.call
    let called = call?.calledExpression ?? leaf.expression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName, let call {
      let alias = [declarations.outer(of: call), ""].lazy.compactMap { type in
        self.declarations.all(name.text, in: type).first?.as(TypeAliasDeclSyntax.self)
      }.first
      return Call(
        alias.map { .identifier($0.initializer.value.trimmedDescription) } ?? name, call, in: leaf.scope)
    }
    guard let member = called.member else { return nil }
    let name = member.declName.baseName
    let base = member.base?.trimmedDescription ?? ""
    guard base.isEmpty && name.text != "init" || base.hasSuffix("ScrollTargetBehavior") else { return nil }
    // `ViewAlignedScrollTargetBehavior.init(…)`
    return Call(name.text == "init" ? .identifier(base.lastName) : name, call, in: leaf.scope)
  }

  /// The files that give a view what its behavior is made of; none where even these do not tell it all.
  func givers(of behavior: Written) -> Set<Int> {
    var files: Set<Int> = []
    for leaf in leaves(behavior) {
      let arguments = leaf.expression.call?.arguments.map(\.expression) ?? []
      for argument in arguments {
        let own = givers(of: argument, in: leaf.scope)
        if !own.isEmpty, value(Written(argument, leaf.scope)).isUnknown { return [] }
        files.formUnion(own)
      }
    }
    return files
  }

  private func givers(of syntax: some SyntaxProtocol, in scope: Scope, depth: Int = 0) -> Set<Int> {
    guard depth < Self.deepestGivers else { return [] }
    return References(syntax).names.reduce(into: []) { files, name in
      let scope = name.isOfSelf ? scope.ofSelf : scope
      let given = scope.locals[name.text] ?? scope.this?.given[name.text]
      switch given ?? own(name.text, scope, at: name.syntax) {
      case .written(let inner):
        if given != nil { files.insert(declarations.file(of: inner.expression)) }
        files.formUnion(givers(of: inner.expression, in: inner.scope, depth: depth + 1))
      case .body(let items, let inner): files.formUnion(givers(of: items, in: inner, depth: depth + 1))
      case .value, nil: break
      }
    }
  }

  /// How many names within each other are followed to what gives them (our choice).
  private static let deepestGivers = 6

  /// The behavior that a member of the files' own extensions of `ScrollTargetBehavior` makes.
  func factory(_ call: Call) -> [Written]? {
    for member in ["ScrollTargetBehavior", "AnyScrollTargetBehavior"].flatMap({
      declarations.all(call.name.text, in: $0)
    }) {
      let type = declarations.outer(of: member)
      if let parts = parts(of: member, by: call, in: type) { return parts.flatMap(\.all).flatMap(leaves) }
      if let initial = member.binding?.initializer?.value {
        return [Written(initial, Scope(outer: type, way: call.scope.way.on))]
      }
    }
    return nil
  }
}

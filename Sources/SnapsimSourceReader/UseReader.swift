import SwiftSyntax

struct UseReader {
  let evaluator: Evaluator
  let behaviors: [Behavior]

  /// The behaviors that static members stand for, by the members' names, and the parameters of those that are called.
  private(set) var statics: [String: (behavior: Behavior, parameters: [SwiftDeclaration.Parameter])] = [:]

  /// The meanings of names where attachments were met on the way through the views.
  let scopes: [SyntaxIdentifier: Scope]
  let closed: ClosedText

  /// Readings of scroll views by the names of the calls that attach their behaviors.
  private let readings: [SyntaxIdentifier: [ScrollViewReading]]
  private(set) var uses: [Use] = []

  private var declarations: Declarations { evaluator.declarations }
  private static let modifiers: Set = ["scrollTargetBehavior", "chartScrollTargetBehavior"]

  /// Finds those of all files, those attached to a view first; names that the compiler does not find are not known.
  init(_ finder: ScrollViewFinder, _ behaviors: [Behavior], unknown: Set<String>, isPlain: Bool) {
    (evaluator, scopes, self.behaviors) = (finder.evaluator, finder.met, behaviors)
    closed = ClosedText(evaluator: finder.evaluator, unknown: unknown, makesClosures: !isPlain)
    readings = Dictionary(grouping: finder.uses, by: \.attachment.id).mapValues { $0.map(\.reading) }
    var plain: [Use] = []
    for type in declarations.all
    where type.declaration.kind == "extension" && type.lastName.hasSuffix("ScrollTargetBehavior") {
      for member in type.declaration.members where member.isStatic {
        let words = type.declaration.words.union(member.words)
        guard let behavior = behaviors.first(where: { words.contains($0.lastName) }) else { continue }
        statics[member.name.bare] = (behavior, member.parameters)
        if member.kind == "var" {
          let text = "." + member.name
          let place = (type.file, member.line, member.line...member.line)
          plain.append(Use(behavior: behavior, place: place, written: text, text: text, callee: text))
        }
      }
    }
    for file in evaluator.declarations.files { read(file.tree) }
    uses += plain
    uses = uses.filter(\.isAttached) + uses.filter { !$0.isAttached }
  }

  private mutating func read(_ syntax: some SyntaxProtocol) {
    syntax.descend { node in
      if let name = node.typeName {
        // The behaviors' own expressions are not a view's.
        return node.is(ExtensionDeclSyntax.self) || !behaviors.contains { $0.lastName == name }
      }
      guard let call = node.call else { return true }
      guard let name = call.modifier, Self.modifiers.contains(name.text),
        let attached = call.arguments.first?.expression
      else {
        if behavior(call.calledExpression, isCalled: true) != nil {
          add(Written(call, evaluator.scope(around: call)), to: nil)
        }
        return true
      }
      // One of several places tells nothing of the others.
      let differs = readings[name.id]?.contains(where: \.differs) ?? false
      let met = differs ? nil : scopes[name.id]
      let written = Written(attached, met ?? evaluator.scope(around: call))
      let count = uses.count
      add(written, to: call)
      if uses.count == count {
        // One of SwiftUI's own, or of a file that is not here.
        let text = (evaluator.leaves(written).first?.expression ?? attached).line()
        uses.append(
          Use(
            behavior: nil, place: place(of: attached, in: call), written: text,
            text: closed.text(written) ?? text, callee: text, attachment: name.id))
      }
      if let base = call.calledExpression.member?.base { read(base) }
      return false
    }
  }

  /// The place of an expression, which counts as standing in the file of the call that attaches it.
  private func place(of expression: ExprSyntax, in call: FunctionCallExprSyntax?) -> (
    file: Int, line: Int, lines: ClosedRange<Int>
  ) {
    let (index, line) = (declarations.file(of: expression), declarations.line(of: expression))
    guard let call, let name = call.modifier else { return (index, line, line...line) }
    let place = declarations.file(of: call)
    let file = declarations.files[place]
    let lines = file.line(of: name)...file.converter.line(at: call.bytes.upperBound - 1)
    return (place, index == place ? line : lines.lowerBound, lines)
  }

  /// Adds the expressions behind one that make a behavior, which a call attaches or none.
  private mutating func add(_ written: Written, to attaching: FunctionCallExprSyntax?) {
    for leaf in evaluator.leaves(written) {
      let call = leaf.expression.call
      let callee = call?.calledExpression ?? leaf.expression
      let isMember = callee.member.map { $0.base == nil } ?? false
      // `.fixed(75)` is of the type of what it is given to.
      let type = isMember ? (leaf.declared?.type ?? declared(written.expression))?.trimmedDescription : nil
      let typed = type.flatMap { type in behaviors.first { $0.lastName == type } }
      guard let behavior = typed ?? behavior(callee, isCalled: call != nil) else {
        // What is wrapped, as in `AnyScrollTargetBehavior(Snap(step: 40))`, counts as attached.
        if let attaching {
          call?.arguments.forEach { add(Written($0.expression, leaf.scope), to: attaching) }
        }
        continue
      }
      let prefix = typed == nil ? "" : type ?? ""
      let name = behavior.spelled(prefix + spelled(callee))
      let arguments = call.map {
        self.arguments($0, of: behavior, callee.trimmedDescription.lastName, leaf.scope, by: attaching)
      }
      let text = arguments.map { Argument.call(name, $0, $0.map { $0.text ?? $0.written }) }
      uses.append(
        Use(
          behavior: behavior, place: place(of: leaf.expression, in: attaching),
          written: prefix + leaf.expression.line(), text: text ?? name, callee: name, arguments: arguments,
          attachment: attaching?.modifier?.id,
          frames: (attaching?.modifier?.id).flatMap { readings[$0]?.first?.measuredFrames } ?? ""))
    }
  }

  /// The type that the property has which an expression names.
  private func declared(_ expression: ExprSyntax) -> TypeSyntax? {
    let (name, type) = (expression.line().withoutSelf, declarations.outer(of: expression))
    return declarations.annotation(of: name, in: type, near: expression)
  }

  /// A function as it is called outside of the types around it: their generic parameters mean nothing there.
  private func spelled(_ callee: ExprSyntax) -> String {
    guard let generic = callee.as(GenericSpecializationExprSyntax.self) else { return callee.line() }
    let parameters = callee.parents.flatMap(\.generics).map(\.name.text)
    let isOpen = !generic.genericArgumentClause.words().isDisjoint(with: parameters)
    return (isOpen ? generic.expression : callee).line()
  }

  /// The behavior that an expression names, itself or by a static member.
  private func behavior(_ callee: ExprSyntax, isCalled: Bool) -> Behavior? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where isCalled:
      return behaviors.first { $0.lastName == name.baseName.text }
    case .genericSpecializationExpr(let generic): return behavior(generic.expression, isCalled: isCalled)
    case .memberAccessExpr(let member):
      guard let base = member.base else { return statics[member.lastName]?.behavior }
      let names = base.trimmedDescription.split(separator: ".").map(String.init)
      let whole = names + [member.lastName]
      return behaviors.first { $0.path == whole || $0.path == names || $0.lastName == names.last }
    default: return nil
    }
  }

  private func arguments(
    _ call: FunctionCallExprSyntax, of behavior: Behavior, _ name: String, _ scope: Scope,
    by attaching: FunctionCallExprSyntax?
  ) -> [Argument] {
    let views = (attaching?.modifier).flatMap { readings[$0.id] } ?? []
    let followed = followed(attaching, on: views, near: call, scope)
    let own = Call(.identifier(name), call, in: scope)
    let given =
      own.arguments.map { (label: $0.label?.text, expression: $0.expression, isTrailing: false) }
      + own.trailing.map { (label: $0.label, expression: ExprSyntax($0.closure), isTrailing: true) }
    let labels = Set(given.compactMap(\.label))
    let functions = [statics[name]?.parameters].compactMap(\.self) + behavior.initializers
    var rest = functions.first { labels.isSubset(of: $0.compactMap(\.label)) } ?? []
    return given.map { label, expression, isTrailing in
      let place =
        isTrailing && label == nil
        ? rest.lastIndex { evaluator.isClosure($0.type) } : rest.firstIndex { $0.label == label }
      let parameter = place.map { rest.remove(at: $0) }
      (evaluator.samples.words, evaluator.samples.states) = ([], [])
      var text = text(expression, parameter, scope, followed, on: views)
      let isUnread = parameter?.type == "Int" && text == nil
      let kept = isUnread ? attaching.flatMap { evaluator.kept(expression, scope, beside: $0) } : nil
      text = text ?? kept
      var (choices, unknowns): ([String], [String]) = ([], [])
      if text == nil {
        (choices, unknowns) = tried(Written(expression, scope), of: behavior, followed, on: views)
        if unknowns.isEmpty { text = choices.first }
      }
      let value = evaluator.value(Written(expression, scope))
      // What statements hang on does not stand in the expression.
      let isMade = text?.contains("({ (") ?? false
      return Argument(
        label: label, written: expression.line(), text: text, isTrailing: isTrailing, choices: choices,
        unknowns: unknowns,
        states: states(in: expression, besides: followed.texts)
          .filter { scope.this?.given[$0.name]?.isMeasured != true }
          + (kept.map { [(expression.line(), $0)] } ?? [])
          + (isMade ? evaluator.samples.states.distinct.filter { followed.texts[$0] == nil } : [])
          .map { ($0, nil) },
        samples: text == nil ? [] : evaluator.samples.words.distinct, parameter: parameter,
        missing: value.gap?.missing,
        isFollowed: References(expression).names.contains { followed.texts[$0.text.ofBinding] != nil })
    }
  }

  /// The states that follow the place of the scroll view to which a call attaches a behavior.
  private func followed(
    _ attaching: FunctionCallExprSyntax?, on views: [ScrollViewReading], near making: FunctionCallExprSyntax,
    _ scope: Scope
  ) -> FollowedState {
    let calls = attaching?.chain ?? []
    var followed = FollowedState(calls, views.first)
    if let view = views.first, view.view == declarations.outer(of: making) { followed.follow(itemsOf: view) }
    let texts = followed.texts
    followed.text = { expression, known in
      let written = Written(expression, scope)
      return closed(texts.merging(known) { $1 }).text(written)
        ?? evaluator.value(written).length.flatMap { screenText($0, on: views) }
    }
    for call in views.isEmpty ? [] : calls { followed.readOffset(call) }
    for call in views.isEmpty ? [] : calls { followed.readMeasured(call) }
    followed.fill { initial(of: $0, at: ExprSyntax(making)) }
    return followed
  }

  /// The states of the view around that an expression reads, with their first values.
  private func states(in expression: ExprSyntax, besides followed: [String: String] = [:]) -> [(
    name: String, initial: String?
  )] {
    if expression.is(ClosureExprSyntax.self) { return [] }
    let parts = expression.parts(of: followed)
    return References(expression).names.compactMap { name in
      guard !parts.contains(where: { $0.bytes.contains(name.token.bytes.lowerBound) }) else { return nil }
      let member = declarations.member(name.text, of: declarations.outer(of: expression), near: expression)
      guard !Self.stateWrappers.isDisjoint(with: member?.variable?.wrappers ?? []) else { return nil }
      return (name.text, initial(of: name.text, at: expression))
    }
  }

  private static let stateWrappers: Set = [
    "State", "Binding", "AppStorage", "SceneStorage", "GestureState", "FocusState",
  ]

  private func text(
    _ expression: ExprSyntax, _ parameter: SwiftDeclaration.Parameter?, _ scope: Scope,
    _ followed: FollowedState, on views: [ScrollViewReading]
  ) -> String? {
    let names = References(expression).names
    if let binding = names.first(where: { $0.text.hasPrefix("$") }) {
      let name = binding.text.ofBinding
      return (followed.texts[name] ?? initial(of: name, at: expression)).map { ".constant(\($0))" }
    }
    // A closure that reads the state of a view does nothing without it.
    if expression.is(ClosureExprSyntax.self), names.contains(where: { isState($0, scope) }) { return nil }
    var written = Written(expression, scope)
    let plain = evaluator.value(written)
    if plain.isList, plain.isEmpty, !states(in: expression).isEmpty { return nil }
    written.declared = parameter.map { .init(type: TypeSyntax(parsing: $0.type), outer: "") }
    if let text = closed(followed.texts).text(written) { return text }
    // What is computed from the size of the view is computed anew for each screen.
    let value = evaluator.value(written)
    let length = ["CGFloat", "Double"].contains(parameter?.type) && !value.isState ? value.length : nil
    if let text = length.flatMap({ screenText($0, on: views) }) { return text }
    // A page begins as 0, whereas a length of 0 waits to be measured.
    guard parameter?.type == "Int", let name = names.first, names.count == 1,
      name.syntax.id == Syntax(expression).id, !states(in: expression).isEmpty
    else { return nil }
    return initial(of: name.text, at: expression)
  }

  /// The texts that an expression has as one or another branch of it is taken, or with values for what only the app knows.
  private func tried(
    _ written: Written, of behavior: Behavior, _ followed: FollowedState, on views: [ScrollViewReading]
  ) -> (texts: [String], unknowns: [String]) {
    let closed = closed(followed.texts)
    let leaves = evaluator.leaves(written)
    let branches = leaves.compactMap(closed.text)
    if leaves.count > 1, branches.count == leaves.count {
      return (branches.reversed().distinct, [written.expression.line()])
    }
    guard let parts = closed.unknowns(written), !parts.isEmpty else { return ([], []) }
    let tries = TriedArguments(
      evaluator: evaluator, behavior: behavior, frames: views.first?.measuredFrames ?? "")
    var values: [String: [String]] = [:]
    var unknowns: [String] = []
    for part in parts {
      let name = part.expression.line().withoutSelf
      if let text = evaluator.value(part).length.flatMap({ screenText($0, on: views) }) {
        values[name] = [text]
        continue
      }
      let tried = collection(of: part.expression) ?? part.expression
      guard let type = declarations.type(ofChain: tried) else { return ([], []) }
      let text = tried.line().withoutSelf
      values[text] = tries.values(of: text, type)
      unknowns.append(text)
    }
    let rows = (0..<TriedArguments.rows).compactMap { row in
      let own = values.compactMapValues { $0.isEmpty ? nil : $0[row % $0.count] }
      return self.closed(followed.texts.merging(own) { $1 }).text(written)
    }
    return rows.count == TriedArguments.rows ? (rows, unknowns.distinct) : ([], [])
  }

  /// The collection that an expression is a member of, as `tops` for `tops.values`.
  private func collection(of expression: ExprSyntax) -> ExprSyntax? {
    let base = expression.member?.base
    return base.flatMap { declarations.type(ofChain: $0)?.hasPrefix("[") ?? false ? $0 : nil }
  }

  private func closed(_ followed: [String: String]) -> ClosedText { with(closed) { $0.followed = followed } }

  /// The text of a length that is the same on all of some views.
  private func screenText(_ length: ViewLength, on views: [ScrollViewReading]) -> String? {
    let texts = Set(views.map { $0.screenText(length) })
    return texts.count == 1 ? texts.first ?? nil : nil
  }

  private func isState(_ name: References.Name, _ scope: Scope) -> Bool {
    let binding = evaluator.own(name.text, name.isOfSelf ? scope.ofSelf : scope, at: name.syntax)
    let value = binding.map(evaluator.value)
    return value?.isState ?? false || value?.gap?.kind == .app || value?.gap?.kind == .element
  }

  /// The initial value of a property of the view around; an optional one begins as none.
  private func initial(of name: String, at place: ExprSyntax) -> String? {
    let type = declarations.outer(of: place)
    guard let binding = declarations.member(name, of: type, near: place)?.binding else { return nil }
    guard let initial = binding.initializer?.value else {
      return binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false ? "nil" : nil
    }
    return closed.text(Written(initial, Scope(this: Instance(type: type), outer: type)))
  }
}

extension Behavior {
  func spelled(_ expression: String) -> String {
    guard path.count > 1, expression.hasPrefix(lastName) else { return expression }
    return type.spelling.dropLast().joined(separator: ".") + "." + expression
  }
}

extension ScrollViewReading {
  /// The text of its items' frames as they are measured while it runs; empty for their places in the content.
  fileprivate var measuredFrames: String {
    guard isLazy || measuresInStack || measuresInView else { return "" }
    let frames = FollowedState.screen + (isLazy ? "itemFramesLaidOut" : "itemFrames")
    let moved = "-\(FollowedState.screen)liftedOffset"
    return measuresInView
      ? "\(frames).map { $0.offsetBy(dx: \(moved), dy: \(moved)) }"
      : measuresInStack ? frames + ".inStack" : frames
  }
}

import SwiftSyntax

/// Finds the values of expressions: constants, arithmetic, properties and functions of the files, sizes of a place.
struct Evaluator {
  let declarations: Declarations
  let samples = EvaluationNotes()

  /// The value that a state has in place of its first one.
  var state: (name: StateName, value: Value)?

  /// Whether the element of data at hand is the one that a state chooses, where that is asked; `nil` where it is not known.
  var isChosen: Bool?

  func value(_ binding: Binding) -> Value {
    switch binding {
    case .value(let value): value
    case .written(let written): value(written)
    case .body(let items, let scope): value(of: parts(ofBody: items, scope))
    }
  }

  func noted(_ written: Written) -> Value { value(written).noted(written.expression) }

  func value(_ written: Written) -> Value {
    guard let declared = written.declared else { return value(written.expression, written.scope) }
    if declared.isShared, let known = samples.constants[written.expression.id] {
      samples.words += known.words
      return known.value
    }
    let told = samples.words.count
    // Each branch of a ternary is of the type.
    let type = Written.Declared(type: declared.type, outer: declared.outer)
    var own =
      written.expression.operands.map { value($0[...], written.scope, for: type) }
      ?? value(written.expression, written.scope)
    own = declared.type.map { typed(own, written, as: $0, within: declared.outer) } ?? own.settled()
    if declared.isGiven, case .number = own.kind { own = own.noted(written.expression) }
    guard let state = declared.state else {
      guard declared.isShared else { return own }
      // What needs no state is the same wherever it is asked.
      let isPlain = self.state == nil && isChosen == nil && own.extent == .always
      if isPlain, written.scope.depth < Scope.deepest / 2, samples.blocks ?? 0 >= 0 {
        samples.constants[written.expression.id] = (own.appeared, Array(samples.words.dropFirst(told)))
      }
      return own.appeared
    }
    if own.isEmpty { return .filled(state) }
    // What only an initializer sets stays as it was on the screen before.
    var set = declarations.assignments[state] ?? []
    set += (declarations.assignments[declared.outer.lastName] ?? []).filter {
      $0.assignment?.left.line().lastName == state
    }
    if case .object(let object) = own.kind { set += declarations.assignments(ofMembersIn: object.type) }
    let isKept = set.allSatisfy { $0.parents.contains { $0.is(InitializerDeclSyntax.self) } }
    return (isKept ? own.appeared : own).changing(.first)
  }

  private func typed(_ value: Value, _ written: Written, as type: TypeSyntax, within outer: String) -> Value {
    let name = type.trimmedDescription.filter { $0 != "?" }
    if let call = written.expression.call, let member = call.calledExpression.member, member.base == nil,
      let path = declarations.type(name, within: outer)
    {
      let made = Call(member.declName.baseName, call, in: written.scope)
      if made.name.text == "init", let value = self.made(path, made) { return value }
      if let held = held(by: made, in: path) { return held }
      if let parts = parts(of: made, in: nil, path) { return self.value(of: parts) }
    }
    if case .list(let count, let all) = value.kind, let element = type.as(ArrayTypeSyntax.self)?.element {
      let typed = all.map { $0.typed(element, within: outer) }
      return with(value) { $0.kind = .list(count: count, elements: typed) }
    }
    guard case .word(let word, nil) = value.kind else { return value.settled(as: name) }
    let paths = [declarations.type(name, within: outer), type.is(ArrayTypeSyntax.self) ? "Array" : nil]
    return paths.lazy.compactMap(\.self).compactMap { property(word, ofType: $0, Way(), near: type) }.first
      .map(self.value) ?? value
  }

  /// The most blocks that are read for one value (our choice): a length takes a score of them, a list that is sorted some hundreds,
  /// and what takes more is the app's data.
  private static let mostBlocks = 1000
  static let tooMuch = "more than \(mostBlocks) blocks of code decide it"

  func value(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard scope.depth < Scope.deepest else { return .unknown("it needs itself", .app) }
    let before = samples.blocks
    if before == nil { samples.blocks = Self.mostBlocks }
    defer { samples.endBlocks(expression, before, of: Self.mostBlocks) }
    if samples.isTooMuch(expression) { return .unknown(Self.tooMuch, .choice) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      guard let number = Double(literal: literal.literal.text) else { break }
      return Value(.number(.points(number), .literal(whole: number)))
    case .floatLiteralExpr(let literal):
      guard let number = Double(literal: literal.literal.text) else { break }
      return Value(points: number)
    case .booleanLiteralExpr(let literal): return .truth(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .dictionaryExpr(let dictionary):
      let pairs = dictionary.content.as(DictionaryElementListSyntax.self) ?? []
      return .list(
        pairs.map { .value(Value(.record(["key": value($0.key, scope), "value": value($0.value, scope)]))) })
    case .stringLiteralExpr: return Value(.word(expression.trimmedDescription, of: "String"))
    case .prefixOperatorExpr(let prefix):
      let operand = value(prefix.expression, scope)
      switch prefix.operator.text {
      case "-": return .combine(.subtract, [operand])
      case "!": return !operand
      default: return operand
      }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { value($0.expression, scope) } ?? .none
    case .tupleExpr(let tuple):
      return .tuple(tuple.elements.map { ($0.label?.text, value($0.expression, scope)) })
    case .sequenceExpr(let sequence): return value(Array(sequence.elements)[...], scope)
    case .declReferenceExpr(let name): return named(name.baseName.text, scope, at: expression)
    case .memberAccessExpr(let member): return value(member, scope)
    case .functionCallExpr(let call): return value(call, scope)
    case .arrayExpr(let list): return .list(list.elements.map { .written(Written($0.expression, scope)) })
    case .subscriptCallExpr(let call) where call.calledExpression.name == "self":
      // `self[ShelfKey.self]` of the environment.
      guard case .type(let key)? = call.arguments.first.map({ value($0.expression, scope).kind }) else {
        break
      }
      let usual = property("defaultValue", ofType: key, scope.way, near: expression)
      return usual.map(value) ?? .elsewhere(key + ".defaultValue")
    case .subscriptCallExpr(let call):
      let list = value(call.calledExpression, scope)
      guard case .list(_, let elements) = list.kind,
        let place = call.arguments.first.map({ index($0.expression, scope) }),
        let index = place.points.flatMap(Int.init(exactly:)), elements.indices.contains(index)
      else { break }
      let element = value(elements[index])
      // A dictionary has no order.
      if element.member("key") != nil { break }
      return element.changing(list.extent.and(place.extent))
    case .closureExpr(let closure): return Value(.closure(closure, scope))
    case .forceUnwrapExpr(let unwrapped): return value(unwrapped.expression, scope)
    case .optionalChainingExpr(let chain): return value(chain.expression, scope)
    case .tryExpr(let tried): return value(tried.expression, scope)
    case .ifExpr, .switchExpr: return value(of: parts(of: [Syntax(expression)], scope))
    default: break
    }
    return .unknown("not an expression that is computed here")
  }

  /// The index that an expression names: that of a state at 0 is the first, and nothing to be filled.
  private func index(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let name = expression.name,
      case .written(let written)? = binding(name, scope, at: expression), written.declared?.state != nil
    else { return value(expression, scope) }
    return value(written.expression, written.scope).changing(.first)
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["..<", "..."], ["+", "-"], ["*", "/", "%"],
  ]

  /// The value of operands and operators; one operand, and each branch of a ternary, is what is declared.
  func value(_ elements: ArraySlice<ExprSyntax>, _ scope: Scope, for declared: Written.Declared? = nil)
    -> Value
  {
    guard elements.count > 1, let first = elements.first else {
      return elements.first.map { value(Written($0, scope, for: declared)) } ?? .none
    }
    if let (truth, one, other) = ternary(elements, scope) {
      let condition = elements.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
      return .choice(
        ofSeveral(condition, scope) ?? truth, value(Written(one, scope, for: declared)),
        else: value(other, scope, for: declared))
    }
    if elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) { return value(first, scope) }
    let operators = elements.indices.compactMap { index in
      elements[index].as(BinaryOperatorExprSyntax.self).map { (index, $0.operator.text) }
    }
    for level in Self.levels {
      guard let (place, name) = operators.last(where: { level.contains($0.1) }) else { continue }
      let one = value(elements[..<place], scope)
      if name == "??" { return one.word == "nil" ? value(elements[(place + 1)...], scope) : one }
      let two = value(elements[(place + 1)...], scope)
      if ["==", "!="].contains(name) {
        let (first, second) = (elements[..<place], elements[(place + 1)...])
        let same = choice(of: two, by: one, at: first) ?? choice(of: one, by: two, at: second)
        if let same { return name == "==" ? same : !same }
      }
      return apply(name, one, to: two)
    }
    return .unknown("its operator is not computed here")
  }

  /// The truth of `cards.count == 1`, of views of an unknown number, as of any from two on: fewer do not scroll.
  private func ofSeveral(_ condition: ArraySlice<ExprSyntax>, _ scope: Scope) -> Value? {
    let operands = Array(condition)
    guard operands.count == 3, let count = operands[0].member, count.lastName == "count",
      let list = count.base, declarations.isRepeatedInItsFile(list),
      case .unknown(let gap) = value(operands[0], scope).kind, gap.kind != .element,
      let name = operands[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!=", "<", "<=", ">", ">="].contains(name)
    else { return nil }
    let other = value(operands[2], scope)
    guard let number = other.points else { return nil }
    let truths = Set(
      [2, 3, number, number + 1].filter { $0 >= 2 }.map { apply(name, Value(points: $0), to: other).truth })
    return truths.count == 1 ? truths.first?.map { Value.truth($0).changing(other.extent) } : nil
  }

  func ternary(_ elements: ArraySlice<ExprSyntax>, _ scope: Scope) -> (
    truth: Value, one: ExprSyntax, other: ArraySlice<ExprSyntax>
  )? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return (value(elements[..<place], scope), ternary.thenExpression, elements[(place + 1)...])
  }

  func apply(_ name: String, _ first: Value, to second: Value) -> Value {
    var (one, two) = (first, second)
    if "<=>=".contains(name), let size = one.typeSize, let other = two.typeSize {
      (one, two) = (.whole(size).changing(one.extent), .whole(other).changing(two.extent))
    }
    switch name {
    case "+":
      guard case .list(let first, let elements) = one.kind, case .list(let second, let others) = two.kind
      else { return one + two }
      let isListed = first.points == Double(elements.count) && second.points == Double(others.count)
      return Value(.list(count: first + second, elements: isListed ? elements + others : []))
    case "-": return one - two
    case "*": return one * two
    case "/": return one / two
    case "%":
      guard let first = one.points, let second = two.points, second != 0 else {
        return .unknown("a remainder")
      }
      return Value(.number(.points(first.truncatingRemainder(dividingBy: second)), .whole))
    case "<": return one < two
    case ">": return two < one
    case ">=": return !(one < two)
    case "<=": return !(two < one)
    case "&&": return .combine(.minimum, [one, two], as: .truth)
    case "||": return .combine(.maximum, [one, two], as: .truth)
    case "==", "!=":
      let same = isSame(one, two)
      return name == "==" ? same : !same
    case "..<", "...":
      var range = range(one.settled(), two.settled() + (name == "..." ? .whole(1) : .whole(0)))
      range.bounds = [one, two]
      return range
    default: return .unknown("its operator is not computed here")
    }
  }

  private func range(_ start: Value, _ end: Value) -> Value {
    let count = end - start
    if let number = count.points, number < 0 { return .unknown("the range ends before it begins") }
    guard let first = start.points.flatMap(Int.init(exactly:)), let number = count.points, number <= 1000
    else { return Value(.list(count: count, elements: [])) }
    return Value(.list(count: count, elements: (0..<Int(number)).map { .value(.whole(first + $0)) }))
  }

  func isSame(_ one: Value, _ two: Value) -> Value {
    if case .choice(let truth, let first, let second) = one.kind {
      return Value.choice(truth, isSame(first, two), else: isSame(second, two)).changing(one.extent)
    }
    if case .choice = two.kind { return isSame(two, one) }
    let extent = one.extent.and(two.extent)
    // A size class is compared with its name.
    if let word = two.word, ["regular", "compact", "pad", "phone"].contains(word), one.length != nil {
      return ["regular", "pad"].contains(word) ? one : !one
    }
    if let first = one.word, let second = two.word { return .truth(first == second).changing(extent) }
    if case .object(let first) = one.kind, case .object(let second) = two.kind, first.type == second.type {
      return isSame(first, second).changing(extent)
    }
    if one.word == "nil" || two.word == "nil", !one.isUnknown, !two.isUnknown {
      return .truth(false).changing(extent)
    }
    if let gap = one.gap ?? two.gap { return Value(.unknown(gap)) }
    return !(one < two) * !(two < one)
  }

  /// Whether two objects are one: by a number or a plain text as their id, else by the place where they are made, if that is
  /// outside of closures.
  ///
  /// Where some other number or text that they are made of differs, they do.
  private func isSame(_ one: Instance, _ two: Instance) -> Value {
    func plain(_ binding: Binding?) -> String? {
      let value = binding.map(value)
      return value?.points?.text ?? value?.word.flatMap { $0.contains("\\(") ? nil : $0 }
    }
    let unknown = Value.unknown("what tells them apart is not read")
    guard one.given.keys == two.given.keys, declarations.all("==", in: one.type).isEmpty else {
      return unknown
    }
    if let first = plain(one.given["id"]), let second = plain(two.given["id"]) {
      return .truth(first == second)
    }
    let pairs = one.given.compactMap { name, binding in two.given[name].map { (binding, $0) } }
    let isOnePlace = pairs.allSatisfy { first, second in
      first.written?.scope.locals.isEmpty ?? false
        && first.written?.expression.id == second.written?.expression.id
    }
    if isOnePlace, !pairs.isEmpty { return .truth(true) }
    let differ = pairs.contains { first, second in
      plain(first).flatMap { one in plain(second).map { one != $0 } } ?? false
    }
    return differ ? .truth(false) : unknown
  }
}

extension Value {
  static var screen: Value { size(Value(.screenWidth), Value(.screenHeight)) }

  static func size(_ width: Value, _ height: Value, beside others: [String: Value] = [:]) -> Value {
    let own = ["width": width, "height": height]
    return Value(.record(own.merging(["size": Value(.record(own))]) { $1 }.merging(others) { $1 }))
  }

  /// The place of a size of dynamic type among all.
  var typeSize: Int? {
    let sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    return word.flatMap { (sizes + (1...5).map { "accessibility\($0)" }).firstIndex(of: $0) }
  }

  /// Whether it is there to be filled later: nothing, none or zero.
  var isEmpty: Bool {
    switch kind {
    case .number(.points(0), let sort): sort != .truth
    case .list(let count, _): count.isZero
    case .word(let word, _): word == "nil"
    default: false
    }
  }
}

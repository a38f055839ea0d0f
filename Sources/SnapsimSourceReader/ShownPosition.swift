import SwiftSyntax

extension Declarations {
  /// The comparison by which views of a loop tell which of them is at the scroll position, `garage.id == focused`; `nil` where
  /// a finger may set that in another way too, as by a tap on one.
  func shownPosition(_ keep: Call?) -> String? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      let view = bound.parents.first(where: { $0.typeName != nil }),
      let name = bound.line().hasPrefix("$") ? bound.line().ofBinding.withoutSelf : got(by: bound)
    else { return nil }
    // What is set as the view appears or changes is no finger's.
    let isSet = view.all(\.change).contains { change in
      let around = change.left.callAround?.modifier?.text ?? ""
      let isOfView = around.hasPrefix("on") && !Self.ofFingers.contains(around) || around == "task"
      let isOfBinding = change.left.callAround?.calledExpression.line() == "Binding"
      return change.left.line().withoutSelf == name && !isOfView && !isOfBinding
    }
    let isGivenOn = view.all(\.call).contains { call in
      call.modifier?.text != "scrollPosition"
        && call.arguments.contains { $0.expression.line() == bound.line() }
    }
    if isSet || isGivenOn { return nil }
    return comparison(with: name, inLoopsOf: view) ?? handedOn(name, by: view)
  }

  /// The value that a binding of the view's own making gets, `store.chosen` of `Binding(get: { store.chosen }, …)`, if no finger
  /// may set that by its function too.
  private func got(by bound: ExprSyntax) -> String? {
    let property = member(bound.line().withoutSelf, of: outer(of: bound), near: bound)
    let made = property?.all(\.call).first { $0.calledExpression.line() == "Binding" }
    let words = bound.parents.first { $0.typeName != nil }?.words() ?? []
    let shown = words.flatMap { types[$0] ?? [] }
    let isTapped =
      !words.isDisjoint(with: Self.ofFingers)
      || shown.contains { !$0.declaration.syntax.words().isDisjoint(with: Self.ofFingers) }
    return isTapped ? nil : made?.closures.first?.statements.first?.returned?.line().withoutSelf
  }

  private func comparison(with name: String, inLoopsOf view: Syntax) -> String? {
    let repeated = view.all(\.call).filter { $0.calledExpression.line() == "ForEach" }.map(Syntax.init)
    // A function of the view may make each row.
    let made = repeated.flatMap { loop in
      loop.all(\.call).compactMap { call in
        call.calledExpression.name.flatMap { member($0, of: outer(of: loop), near: loop) }
      }
    }
    let loops = repeated + made.filter { $0.function != nil }
    let isSet = loops.contains { $0.all(\.change).contains { $0.left.line().withoutSelf == name } }
    if isSet { return nil }
    return loops.lazy.flatMap { $0.all(\.operands) }.compactMap { parts -> String? in
      parts.indices.dropLast().dropFirst().first { place in
        parts[place].line() == "==" && [-1, 1].contains { parts[place + $0].line().withoutSelf == name }
      }.map { parts[$0 - 1...$0 + 1].map { $0.line() }.joined(separator: " ") }
    }.first
  }

  /// A comparison in a view of the files, to which another one gives the position by a name, such as `PageDots(current: page)`.
  private func handedOn(_ name: String, by view: Syntax) -> String? {
    view.all(\.call).lazy.compactMap { call in
      let given = call.arguments.first { argument in
        let text = argument.expression.line().withoutSelf
        return argument.label != nil && (text == name || text.hasPrefix(name + " ?? "))
      }
      let shown = call.calledExpression.name.flatMap { self.types[$0] } ?? []
      return given?.label.flatMap { label in
        shown.lazy.compactMap { self.comparison(with: label.text, inLoopsOf: $0.declaration.syntax) }.first
      }
    }.first
  }
}

extension Evaluator {
  /// The state that a modifier sets to a whole number reckoned by how far the scroll view is scrolled, and that number.
  func reckonedPosition(_ call: Call, _ axis: ViewAxis) -> (state: ExprSyntax, number: ViewLength)? {
    guard call.closures.count == 2, let read = call.closures.first, let action = call.closures.last else {
      return nil
    }
    let lead = Value(ViewLength.Measure.leadingInset)
    let geometry = scrollGeometry(
      axis, at: Value(ViewLength.Measure.scrolled) - lead, bounds: Value(ViewLength.Measure.scrollBounds),
      (lead, Value(ViewLength.Measure.trailingInset)))
    let made = Binding.value(value(of: parts(of: read, in: call.scope, given: [.value(geometry)])))
    let scope = enter(action, in: call.scope, given: [made, made])
    let names = action.parameterNames?.suffix(1) ?? ["$1", "$0"]
    let assignments = action.statements.all(\.assignment)
    return assignments.lazy.compactMap { assignment in
      let (right, state) = (assignment.right, assignment.left.line())
      guard right.contains(where: { $0.tokens.contains { names.contains($0.text) } }),
        assignments.count(where: { $0.left.line() == state }) == 1
      else { return nil }
      // A number that is held within those of a list which is not counted is as it was made.
      let isHeld = right.count == 1 && ["max", "min"].contains(right[0].call?.calledExpression.line())
      let numbers = [self.value(right[...], scope), isHeld ? self.value(made) : nil].compactMap { $0?.length }
      return numbers.first { $0.isCount && $0.depends { $0 == .scrolled } }.map { (assignment.left, $0) }
    }.first
  }

  /// A `ScrollGeometry` along an axis, at a content offset.
  func scrollGeometry(
    _ axis: ViewAxis, at least: Value, bounds: Value, _ insets: (Value, Value)
  ) -> Value {
    let isAcross = axis == .horizontal
    let size = Value(.record([isAcross ? "width" : "height": bounds]))
    let point = Value(.record([isAcross ? "x" : "y": least]))
    let ends = ["min": least, "mid": least + bounds * Value(points: 0.5), "max": least + bounds]
    var rect = ends.reduce(into: [String: Value]()) { $0[$1.key + (isAcross ? "X" : "Y")] = $1.value }
    rect.merge(["size": size, "origin": point, isAcross ? "width" : "height": bounds]) { $1 }
    let insets = zip(axis.edges, [insets.0, insets.1]).map { ($0.rawValue, $1) }
    return Value(
      .record([
        "contentOffset": point, "bounds": Value(.record(rect)), "visibleRect": Value(.record(rect)),
        "containerSize": size, "contentInsets": Value(.record(Dictionary(uniqueKeysWithValues: insets))),
      ]))
  }
}

extension ViewLength {
  /// Whether it is a whole number whatever it is reckoned by.
  fileprivate var isCount: Bool {
    switch self {
    case .points(let points): points == points.rounded()
    case .operation(let operation, let parts):
      switch operation {
      case .floor, .round, .ceiling: true
      case .add, .subtract, .multiply, .minimum, .maximum: parts.allSatisfy(\.isCount)
      case .whereLess: parts.suffix(2).allSatisfy(\.isCount)
      case .divide: false
      }
    case .measure, .appeared: false
    }
  }
}

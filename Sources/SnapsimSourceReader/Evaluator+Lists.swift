import SwiftSyntax

/// Lists, as they are made and as their members make them of one another.
extension Evaluator {
  /// The most elements of a list that are asked one by one (our choice).
  static let mostElements = 1000

  /// The number of elements of data that the app alone has, as of items that no option counts (our choice).
  static let countOfApp = 20.0

  /// The list that a function of Swift, or the initializer of an array, makes; `nil` of others.
  func list(made name: String, of arguments: [Written], _ values: [Value], _ labels: [String]) -> Value? {
    switch (name, values.count) {
    case ("Array", 1), ("ContiguousArray", 1), ("IdentifiedArray", 1):
      return with(values[0]) { $0.bounds = [] }
    case ("Array", 2) where labels == ["repeating", "count"]:
      let count = values[1].settled()
      let number = count.points.flatMap(Int.init(exactly:)) ?? 0
      let listed = (1...500).contains(number) ? number : 0
      return Value(.list(count: count, elements: Array(repeating: .written(arguments[0]), count: listed)))
    case ("zip", 2):
      guard case .list(let one, let first) = values[0].kind, case .list(let two, let second) = values[1].kind
      else { return values[0].isList ? values[1] : values[0] }
      let pairs = zip(first, second).prefix(Self.mostElements + 1).map { pair in
        Binding.value(.tuple([(nil, value(pair.0)), (nil, value(pair.1))]))
      }
      let extent = values[0].extent.and(values[1].extent)
      return Value(.list(count: .combine(.minimum, [one, two]), elements: pairs), extent: extent)
    case ("stride", 3):
      guard let start = values[0].points, let end = values[1].points, let step = values[2].points, step > 0,
        (end - start) / step < 10_000
      else { return .unknown("the stride is not known") }
      let numbers = stride(from: start, through: end, by: step).filter { labels[1] != "to" || $0 < end }
      return .list(numbers.map { .value(Value(points: $0)) })
    default: return nil
    }
  }

  /// The list, or the value, that a member makes of one.
  func list(
    _ name: String, _ count: Value, of elements: [Binding], given arguments: [Written],
    by made: (closure: ClosureExprSyntax, scope: Scope)?, extent: Extent
  ) -> Value {
    func list(_ elements: [Binding], _ own: Value? = nil) -> Value {
      Value(.list(count: own ?? count, elements: elements), extent: extent)
    }
    let number = arguments.first.map(value)?.settled() ?? .whole(1)
    let isListed = elements.count <= Self.mostElements
    let isComplete = isListed && count.points == Double(elements.count)
    let isPlain = isComplete && made == nil
    // `\.isRead` for an element.
    var atPath: ((Binding) -> Value)?
    if let first = arguments.first, let path = first.expression.as(KeyPathExprSyntax.self) {
      // What needs itself by a list of its like is not computed over and over.
      let scope = with(first.scope) { $0.way.depth += Scope.deepest / 2 }
      let names = path.components.map { $0.component.trimmedDescription }.filter { $0 != "self" }
      atPath = { element in names.reduce(value(element)) { member($1, of: $0, scope, at: path) } }
    }
    if name == "map", isListed, let atPath { return list(elements.map { .value(atPath($0)) }) }
    switch name {
    case "reduce" where isPlain && arguments.last?.expression.line() == "+":
      return elements.reduce(arguments.first.map(value) ?? .zero) { $0 + value($1) }.changing(extent)
    case _ where ["max", "min"].contains(name) && isPlain && !elements.isEmpty && arguments.isEmpty:
      return .combine(name == "max" ? .maximum : .minimum, elements.map(value)).changing(extent)
    case "contains" where isPlain:
      guard let element = arguments.first.map(value), let number = element.points else {
        return .unknown("what is asked for is not known")
      }
      let numbers = elements.compactMap { value($0).points }
      guard numbers.count == elements.count else {
        return .unknown("`.contains` of a list is not computed here")
      }
      return .truth(numbers.contains(number)).changing(extent.and(element.extent))
    case "enumerated" where isListed:
      return list(
        elements.enumerated().map { .value(.tuple([("offset", .whole($0)), ("element", value($1))])) })
    case "map" where isListed && made?.closure.changesNothing ?? false:
      return list(elements.compactMap { element in made.map { applied($0, to: [element]) } })
    case "filter", "compactMap", "flatMap":
      let byClosure = made.map { made in { value(applied(made, to: [$0])) } }
      if isComplete, made?.closure.changesNothing ?? true,
        let all = (atPath ?? byClosure).flatMap({ chosen(name, of: elements, by: $0) })
      {
        return all.changing(extent)
      }
      // A calendar has every day.
      if name == "compactMap", made?.closure.isOfCalendar ?? false { break }
      return .unknown("`.\(name)` of a list is not computed here")
    case "reversed": return list(elements.reversed())
    case "sorted" where isListed && made?.closure.changesNothing ?? true:
      let sign = arguments.first?.expression.line()
      guard made != nil || sign.map(["<", ">"].contains) ?? true else { break }
      if let all = sorted(elements, by: made) {
        return Value(
          .list(count: count, elements: sign == ">" ? all.elements.reversed() : all.elements),
          extent: extent.and(all.extent))
      }
    case "enumerated", "map", "shuffled", "sorted", "indexed": break
    case "prefix": return list([], .combine(.minimum, [count, number]))
    case "dropFirst", "dropLast": return list([], .combine(.maximum, [count - number, .whole(0)]))
    default: return .unknown("`.\(name)` of a list is not computed here")
    }
    return list([])
  }

  private func applied(_ made: (closure: ClosureExprSyntax, scope: Scope), to given: [Binding]) -> Binding {
    .body(made.closure.statements, enter(made.closure, in: made.scope, given: given))
  }

  /// The list of what a function keeps of elements, or makes of each; `nil` where that is not known of one.
  private func chosen(_ name: String, of elements: [Binding], by made: (Binding) -> Value) -> Value? {
    var kept: [Binding] = []
    var extent = Extent.always
    for element in elements {
      let own = made(element)
      extent = extent.and(own.extent)
      switch (name, own.kind) {
      case ("filter", .number):
        guard let isKept = own.truth else { return nil }
        kept += isKept ? [element] : []
      case ("flatMap", .list(let count, let inner)) where count.points == Double(inner.count): kept += inner
      case ("compactMap", _) where !own.isUnknown: kept += own.word == "nil" ? [] : [.value(own)]
      default: return nil
      }
    }
    return Value.list(kept).changing(extent)
  }

  /// Elements in the order that a closure says, or numbers from the least; `nil` where that is not known of two.
  private func sorted(
    _ elements: [Binding], by made: (closure: ClosureExprSyntax, scope: Scope)?
  ) -> (elements: [Binding], extent: Extent)? {
    var sorted: [Binding] = []
    var extent = Extent.always
    for element in elements {
      // Behind all that it does not precede.
      var (least, most) = (0, sorted.count)
      while least < most {
        let middle = (least + most) / 2
        let pair = [element, sorted[middle]]
        let goesBefore = made.map { value(applied($0, to: pair)) } ?? (value(pair[0]) < value(pair[1]))
        guard let isBefore = goesBefore.truth else { return nil }
        extent = extent.and(goesBefore.extent)
        if isBefore { most = middle } else { least = middle + 1 }
      }
      sorted.insert(element, at: least)
    }
    return (sorted, extent)
  }
}

extension ClosureExprSyntax {
  /// Whether it assigns nothing, so that it makes of each element what it makes of it alone.
  fileprivate var changesNothing: Bool {
    statements.all { $0.as(ExprSyntax.self)?.assigns == true ? $0 : nil }.isEmpty
  }

  /// Whether it makes nothing only of what a calendar has no date for: by that call alone, or where its one condition is that.
  fileprivate var isOfCalendar: Bool {
    func isDate(_ made: ExprSyntax?) -> Bool {
      made?.call?.modifier?.text == "date" && made?.call?["byAdding"] != nil
    }
    let conditions = statements.all { $0.as(ConditionElementSyntax.self) }
    guard let condition = conditions.first else {
      return statements.count == 1 && isDate(statements.first?.returned)
    }
    let bound = condition.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value
    let ways = tokens.count { $0.tokenKind == .keyword(.nil) || $0.tokenKind == .infixQuestionMark }
    return conditions.count == 1 && ways <= 1 && isDate(bound)
  }
}

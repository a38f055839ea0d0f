import SwiftSyntax

extension Declarations {
  /// A scroll position that is set anew as it changes or as items appear, while the content moves; `nil` in a view that asks for
  /// the phase.
  func jumpingPosition(_ keep: Call?) -> ScrollViewReading.Finding? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      bound.line().hasPrefix("$"), let view = bound.parents.first(where: { $0.typeName != nil }),
      !view.words().contains("onScrollPhaseChange")
    else { return nil }
    let name = bound.line().ofBinding.withoutSelf
    let watching = view.all(\.call).filter { call in
      let watched = call.modifier?.text == "onChange" ? call.arguments.first?.expression.line() : nil
      return watched?.withoutSelf.split(separator: " ").first.map(String.init) == name
    }
    func set(by call: FunctionCallExprSyntax) -> ExprSyntax? {
      let closure = call.closures.last
      let told = Set(closure?.parameterNames ?? ["$0", "$1"])
      return closure.flatMap { self.change(of: name, in: Syntax($0.statements), besides: told) }
    }
    func finding(_ set: ExprSyntax, _ time: String, fix: String) -> ScrollViewReading.Finding {
      // A function may stand in another file, and the finding is told in the view's.
      .init(
        .jumpingPosition,
        "`\(set.line())` is set anew as \(time), which is while a finger or a fling still moves the "
          + "content: it jumps there, and what is left of the movement is lost",
        line: line(of: set, in: path(of: bound)) ?? line(of: bound), fix: fix)
    }
    if let set = watching.lazy.compactMap(set).first {
      return finding(
        set, "the scroll position changes", fix: "`onScrollPhaseChange`, and the jump once the phase is idle")
    }
    let appearing = view.all(\.call).filter(\.isAppearingItem).lazy.compactMap { call in
      set(by: call).flatMap { Self.isAlwaysSet($0, by: call) ? $0 : nil }
    }
    return appearing.first.map {
      finding($0, "each item appears", fix: "`onAppear` on the scroll view instead of its items")
    }
  }

  /// Whether nothing decides if a call's closure sets a state, by itself or by a function that it calls: else it may be set but
  /// once.
  private static func isAlwaysSet(_ state: ExprSyntax, by call: FunctionCallExprSyntax) -> Bool {
    let around = state.parents.first { $0.function != nil || $0.is(ClosureExprSyntax.self) }
    let deciding: Set = ["if", "guard", "switch", "??", "?"]
    return around?.function.map { call.words().contains($0.name.text) } ?? true
      && [around, Syntax(call.closures.last)].allSatisfy { part in
        part?.tokens.contains { deciding.contains($0.text) } != true
      }
  }

  /// A number that a timer or buttons count and that is scrolled to, in a view that asks for nothing of its scrolling.
  func countedPosition(_ keep: Call?, of scrollView: Syntax) -> ScrollViewReading.Finding? {
    let reader = scrollView.parents.lazy.compactMap(\.call).first {
      $0.calledExpression.line() == "ScrollViewReader"
    }
    guard let reader, let view = scrollView.parents.first(where: { $0.typeName != nil }),
      view.words().isDisjoint(with: Self.ofScrolling)
    else { return nil }
    // A position that is bound and not read follows nothing.
    let bound = keep?["id"]?.expression.line().ofBinding.withoutSelf
    if view.words().contains("scrollPosition"), view.tokens.count(where: { $0.text == bound }) != 1 {
      return nil
    }
    let scrolledTo = reader.all(\.call).flatMap { call -> [ExprSyntax] in
      let first = call.arguments.first?.expression
      if call.modifier?.text == "scrollTo" { return [first].compactMap(\.self) }
      let follows =
        call.modifier?.text == "onChange" && call.closures.last?.words().contains("scrollTo") ?? false
      return [follows ? first : nil].compactMap(\.self)
    }
    let appearing = view.all(\.call).filter { $0.modifier?.text == "onAppear" }.flatMap(\.closures)
      .flatMap { $0.all(\.change) }
    return scrolledTo.lazy.compactMap { state -> ScrollViewReading.Finding? in
      let name = state.line().lastName
      func sets(_ change: (left: ExprSyntax, sign: String, right: [ExprSyntax])) -> Bool {
        change.left.line().lastName == name
      }
      func counts(_ change: (left: ExprSyntax, sign: String, right: [ExprSyntax])) -> Bool {
        change.sign != "="
          || ["+", "-"].contains { sign in change.right.contains { $0.line().contains("\(name) \(sign) ") } }
          || change.right.count > 2 && change.right[0].line().lastName == name
      }
      let changes = state.line().withoutSelf.contains(".") ? self.files.all(\.change) : view.all(\.change)
      guard !appearing.contains(where: sets), !view.tokens.contains(where: { $0.text == "$" + name }),
        let counted = changes.first(where: { sets($0) && counts($0) })
      else { return nil }
      return .init(
        .jumpingPosition,
        "`\(counted.left.line())` is counted and scrolled to, and a swipe does not change it: after a swipe the next step goes on "
          + "from where it stood before", line: self.line(of: state),
        fix: "`.scrollPosition(id:)`, and count on from that")
    }.first
  }

  /// Words of views that follow their scrolling, or that no finger scrolls.
  private static let ofScrolling: Set = [
    "DragGesture", "allowsHitTesting", "maxX", "maxY", "midX", "midY", "minX", "minY", "onGeometryChange",
    "onPreferenceChange", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
    "onScrollVisibilityChange", "scrollDisabled",
  ]

  /// A state that swipes set, as the position of the scroll view or as its items appear, and that is scrolled to as it changes.
  func followedPosition(_ keep: Call?, of scrollView: Syntax) -> ScrollViewReading.Finding? {
    let reader = scrollView.parents.lazy.compactMap(\.call).first {
      $0.calledExpression.line() == "ScrollViewReader"
    }
    guard let reader, !reader.words().contains("onScrollPhaseChange"),
      reader.all(\.call).count(where: { $0.calledExpression.line() == "ScrollView" }) == 1
    else { return nil }
    let bound = keep?["id"]?.expression
    let appearing = reader.all(\.call).filter(\.isAppearingItem).compactMap(\.closures.last)
    let changes = (appearing.map { Syntax($0) } + [bound.map { Syntax($0) }].compactMap(\.self)).flatMap {
      $0.all(\.change)
    }
    let named = bound.map { $0.line().hasPrefix("$") ? [$0.line().ofBinding] : [] } ?? []
    let set = Set((changes.map { $0.left.line() } + named).map(\.withoutSelf))
    let follows = reader.all(\.call).first { call in
      guard call.modifier?.text == "onChange",
        let watched = call.arguments.first?.expression.line().withoutSelf,
        set.contains(watched), let action = call.closures.last
      else { return false }
      // What a condition on the movement or on the new value leaves out may be just this.
      let words = action.words().joined(separator: " ").lowercased()
      let told = (action.parameterNames ?? ["$0", "$1"]) + [watched]
      return action.all(\.call).contains { $0.modifier?.text == "scrollTo" }
        && !["drag", "scrolling", "user", "tap", "program"].contains(where: words.contains)
        && !action.all({ $0.as(ConditionElementSyntax.self) }).contains { !$0.words().isDisjoint(with: told) }
    }
    return follows.flatMap { call in
      call.arguments.first.map { watched in
        .init(
          .jumpingPosition,
          "`\(watched.expression.line())` is set as the content moves, and each change of it is scrolled to: under a finger or "
            + "in a fling the content jumps to the next item", line: line(of: watched),
          fix: "`scrollTo` where a button or the app sets it alone")
      }
    }
  }

  /// A position that is set from a value by a division whose fraction is cut off, where that value is set from the position.
  func cutPosition(_ keep: Call?) -> ScrollViewReading.Finding? {
    guard let keep, keep.name.text == "scrollPosition", let bound = keep["id"]?.expression,
      bound.line().hasPrefix("$"), let view = bound.parents.first(where: { $0.typeName != nil })
    else { return nil }
    let name = bound.line().ofBinding.withoutSelf
    let changes = view.all(\.change).filter { $0.sign == "=" }
    let values = changes.filter {
      $0.right.contains { $0.words().contains(name) } && $0.right.contains { $0.line() == "*" }
    }
    .map { $0.left.line().withoutSelf }
    let cut = changes.first { change in
      guard change.left.line().withoutSelf == name, change.right.count == 1, let call = change.right[0].call,
        call.calledExpression.line() == "Int", call.arguments.count == 1,
        let parts = call.arguments.first?.expression.operands
      else { return false }
      return parts.contains { $0.line() == "/" } && values.contains { call.words().contains($0) }
        && !call.words().contains { $0.lowercased().contains("round") }
    }
    return cut.map { change in
      .init(
        .jumpingPosition,
        "`\(change.left.line())` is set by `Int`, which cuts a fraction off, from a value that is set from it: as 0.3 / 0.1 is a "
          + "little less than 3, some items send back to the one before", line: line(of: change.left),
        fix: "`.rounded()` before `Int`", assumption: "the step is a fraction")
    }
  }

  /// The state, where statements or a function of their view that they call set it to another value than they are told.
  private func change(
    of name: String, in statements: Syntax, besides told: Set<String>, depth: Int = 0
  ) -> ExprSyntax? {
    let set = statements.all(\.assignment).first { left, right in
      left.line().withoutSelf == name && !(right.count == 1 && told.union(["nil"]).contains(right[0].line()))
    }
    if set != nil || depth == 2 { return set?.left }
    return statements.all(\.call).lazy.compactMap { call -> ExprSyntax? in
      let called = call.calledExpression.line().withoutSelf
      guard called.allSatisfy(\.isOfName),
        let function = self.member(called, of: self.outer(of: call), near: call)?.function,
        let body = function.body
      else { return nil }
      let handedOn = zip(function.signature.parameters, call.arguments)
        .filter { told.contains($1.expression.line()) }.map(\.0.inner)
      return self.change(of: name, in: Syntax(body.statements), besides: Set(handedOn), depth: depth + 1)
    }.first
  }
}

extension FunctionCallExprSyntax {
  /// Whether it runs as an item of a lazy stack appears, which stands in a scroll view and on its screen.
  fileprivate var isAppearingItem: Bool {
    let around = parents.compactMap(\.call)
    let inner = around.prefix { $0.calledExpression.line() != "ScrollView" }
    let names = inner.map { $0.calledExpression.line() }
    return modifier?.text == "onAppear" && inner.count < around.count
      && names.contains("ForEach") && names.contains { $0.hasPrefix("Lazy") }
      && inner.allSatisfy { !["sheet", "fullScreenCover", "popover"].contains($0.modifier?.text) }
  }
}

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
    guard let (_, scrolled) = scrolledTo(around: scrollView),
      let view = scrollView.parents.first(where: { $0.typeName != nil }),
      view.words().isDisjoint(with: Self.ofScrolling)
    else { return nil }
    // A position that is bound and not read follows nothing.
    let bound = keep?["id"]?.expression.line().ofBinding.withoutSelf
    if view.words().contains("scrollPosition"), view.tokens.count(where: { $0.text == bound }) != 1 {
      return nil
    }
    let appearing = view.all(\.call).filter { $0.modifier?.text == "onAppear" }.flatMap(\.closures)
      .flatMap { $0.all(\.change) }
    return scrolled.lazy.compactMap { state, _ -> ScrollViewReading.Finding? in
      let path = state.line().withoutSelf
      let name = path.lastName
      let counted = self.changes(of: path, near: scrollView).first { change in
        ["+=", "-="].contains(change.sign)
          || ["+", "-"].contains { sign in change.right.contains { $0.line().contains("\(name) \(sign) ") } }
      }
      guard let counted, !appearing.contains(where: { $0.left.line().lastName == name }),
        !view.tokens.contains(where: { $0.text == "$" + name })
      else { return nil }
      return .init(
        .jumpingPosition,
        "`\(counted.left.line())` is counted and scrolled to, and a swipe does not change it: after a swipe the next step goes on "
          + "from where it stood before", line: self.line(of: state),
        fix: "`.scrollPosition(id:)`, and count on from that")
    }.first
  }

  /// The reader around a scroll view that is the only one in it, and the states that are scrolled to there, with the closure that
  /// does so as one changes.
  private func scrolledTo(
    around scrollView: Syntax
  ) -> (reader: FunctionCallExprSyntax, states: [(state: ExprSyntax, action: ClosureExprSyntax?)])? {
    let reader = scrollView.parents.lazy.compactMap(\.call).first {
      $0.calledExpression.line() == "ScrollViewReader"
    }
    guard let reader, reader.all(\.call).count(where: { $0.calledExpression.line() == "ScrollView" }) == 1
    else { return nil }
    let arguments = reader.all(\.call).filter { $0.modifier?.text == "scrollTo" }
      .compactMap(\.arguments.first?.expression)
    let states = arguments.compactMap { place -> (state: ExprSyntax, action: ClosureExprSyntax?)? in
      let text = place.line().withoutSelf
      guard text.first?.isLetter == true || text.first == "$",
        text.allSatisfy({ $0.isOfName || ".$".contains($0) })
      else { return nil }
      for call in place.parents.compactMap(\.call) where call.modifier?.text == "onChange" {
        guard let action = call.closures.last, action.bytes.contains(place.bytes.lowerBound),
          let watched = call.arguments.first?.expression
        else { continue }
        let told = (action.parameterNames ?? ["$0", "$1"]) + [watched.line().withoutSelf]
        if told.contains(text) { return (watched, action) }
      }
      return (place, nil)
    }
    return (reader, states)
  }

  /// The changes of a view's own state, or of a property of an object that it holds.
  private func changes(
    of path: String, near scrollView: Syntax
  ) -> [(left: ExprSyntax, sign: String, right: [ExprSyntax])] {
    let type = outer(of: scrollView)
    let parts = path.split(separator: ".").map(String.init)
    let own = changes[path] ?? []
    if parts.count < 2 { return own.filter { outer(of: $0) == type }.compactMap(\.change) }
    let object = member(parts[0], of: type, near: scrollView)?.binding
    let model =
      object?.typeAnnotation?.type.trimmedDescription
      ?? object?.initializer?.value.call?.calledExpression.line()
    let inModel = (changes[path.lastName] ?? []).filter { outer(of: $0).lastName == model?.lastName }
    return (own + (parts.count == 2 ? inModel : [])).compactMap(\.change)
  }

  /// Words of views that follow their scrolling, or that no finger scrolls.
  private static let ofScrolling: Set = [
    "DragGesture", "allowsHitTesting", "maxX", "maxY", "midX", "midY", "minX", "minY", "onGeometryChange",
    "onPreferenceChange", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
    "onScrollVisibilityChange", "scrollDisabled",
  ]

  /// A state that swipes set, as the position of the scroll view or as its items appear, and that is scrolled to as it changes.
  func followedPosition(_ keep: Call?, of scrollView: Syntax) -> ScrollViewReading.Finding? {
    guard let (reader, scrolled) = scrolledTo(around: scrollView),
      !reader.words().contains("onScrollPhaseChange")
    else { return nil }
    let bound = keep?["id"]?.expression
    let appearing = reader.all(\.call).filter(\.isAppearingItem).compactMap(\.closures.last)
    let changes = (appearing.map { Syntax($0) } + [bound.map { Syntax($0) }].compactMap(\.self)).flatMap {
      $0.all(\.change)
    }
    let named = bound.map { $0.line().hasPrefix("$") ? [$0.line().ofBinding] : [] } ?? []
    let set = Set((changes.map { $0.left.line() } + named).map(\.withoutSelf))
    let follows = scrolled.first { state, action in
      let watched = state.line().withoutSelf
      guard let action, set.contains(watched) else { return false }
      // What a condition on the movement or on the new value leaves out may be just this.
      let words = action.words().joined(separator: " ").lowercased()
      let told = (action.parameterNames ?? ["$0", "$1"]) + [watched]
      return !["drag", "scrolling", "user", "tap", "program"].contains(where: words.contains)
        && !action.all({ $0.as(ConditionElementSyntax.self) }).contains { condition in
          told.contains { " \(condition.line()) ".contains(" \($0) ") }
            || !condition.words().isDisjoint(with: told)
        }
    }
    return follows.map { state, _ in
      .init(
        .jumpingPosition,
        "`\(state.line())` is set as the content moves, and each change of it is scrolled to: under a finger or "
          + "in a fling the content jumps to the next item", line: line(of: state),
        fix: "`scrollTo` where a button or the app sets it alone")
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
        let parts = call.arguments.first?.expression.operands, parts.count == 3, parts[1].line() == "/"
      else { return false }
      // Steps such as 0.5 are held exactly.
      let isExact = Double(parts[2].line()).map { ($0 * 64).rounded() == $0 * 64 } ?? false
      return !isExact && values.contains { call.words().contains($0) }
    }
    return cut.map { change in
      .init(
        .jumpingPosition,
        "`\(change.left.line())` is set by `Int`, which cuts a fraction off, from a value that is set from it: as 0.3 / 0.1 is a "
          + "little less than 3, some items send back to the one before", line: line(of: change.left),
        fix: "`.rounded()` before `Int`", assumption: "the step is a fraction such as 0.1")
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

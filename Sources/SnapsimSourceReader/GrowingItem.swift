import SwiftSyntax

extension ScrollViewLayout {
  /// The modifiers that tell how far a view is scrolled, by which it may choose an item.
  private static let observers: Set = [
    "scrollPosition", "onScrollGeometryChange", "onScrollTargetVisibilityChange", "onGeometryChange",
    "onPreferenceChange",
  ]

  private static let asking = "`.viewAligned`, which asks where items lie, or one length for all"

  /// Items that need not be as long as the others: one that a state chooses, or those that grow with their content from the length
  /// on by which the behavior goes.
  ///
  /// What lies behind such an item moves. A behavior that is given the state, or what is measured, may know of it.
  func growingItem(
    _ entries: [ViewEntry], _ spacing: Value, _ axis: ViewAxis, _ behavior: ScrollViewReading.Behavior
  ) -> ScrollViewReading.Finding? {
    let chosen = entries.lazy.compactMap(\.chosen).first
    let grows = chosen == nil && behavior.spec == nil && entries.contains { $0.length.gap?.atLeast != nil }
    guard chosen != nil || grows else { return nil }
    let chain = call.syntax.call?.chain ?? []
    let made = chain.first { $0.modifier?.text == "scrollTargetBehavior" }?.arguments.first?.expression
    let type = declarations.outer(of: call.syntax)
    // A modifier of the files may attach it, and be given what it is made of.
    let words = made.map { declarations.words(making: $0, in: type) } ?? chain.map(\.arguments).allWords
    guard words.isDisjoint(with: declarations.fed(in: type).keys.map(\.firstName)) else { return nil }
    guard let chosen else { return rowsThatGrow(entries, spacing, by: made, behavior) }
    if words.contains(chosen.by) { return nil }
    let calls = call.syntax.all(\.call) + chain
    return chosenItem(chosen, axis, behavior, isObserved: calls.contains { observes(chosen.by, $0) })
  }

  /// Whether a call sets a state as the view is scrolled, by itself or by a function that it calls.
  private func observes(_ state: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.modifier?.text, Self.observers.contains(name) else { return false }
    if name == "scrollPosition" { return !call.arguments.words().isDisjoint(with: [state, "$" + state]) }
    let words = call.closures.allWords
    return words.contains(state)
      || declarations.members.values.contains { members in
        words.contains { word in
          members[word]?.contains { $0.function?.body?.words().contains(state) ?? false } ?? false
        }
      }
  }

  private func chosenItem(
    _ chosen: (one: Value, others: Value, by: String), _ axis: ViewAxis,
    _ behavior: ScrollViewReading.Behavior, isObserved: Bool
  ) -> ScrollViewReading.Finding? {
    let (one, others) = (chosen.one.usual, chosen.others.usual ?? 0)
    if let one, abs(one - others) < 0.5 { return nil }
    let isAligned = behavior.alignsViews
    if isAligned, let one, let room = place.size(axis).usual ?? ViewPlace.screen.size(axis).usual, one > room
    {
      return .init(
        .longItems,
        "`.viewAligned` aligns items, and one that `\(chosen.by)` chooses is \(one.tenths) pt long, in a container of no more "
          + "than \(room.tenths)", line: behavior.line)
    }
    // SwiftUI's own alignment knows of a choice that is made before.
    guard isObserved || !isAligned else { return nil }
    var (length, by) = ("of another length than the others", "")
    if let one = chosen.one.points, let others = chosen.others.points {
      length = "\(one.tenths) pt long, and the others are \(others.tenths)"
      by = " by up to \(abs(one - others).tenths) pt"
    }
    return .init(
      .growingItem,
      "the item that `\(chosen.by)` chooses is \(length): "
        + (behavior.spec == nil
          ? "stops at equal distances miss its middle or what lies behind it\(by)"
          : "once it is another one, what lies behind moves, and a target from before misses it\(by)"),
      line: behavior.line,
      fix: behavior.spec == nil
        ? Self.asking : "one length for all, and `.scaleEffect` for the one that is chosen")
  }

  /// Items as long as their content, and at least as long as the longest length that a behavior is given, by which it goes.
  private func rowsThatGrow(
    _ entries: [ViewEntry], _ spacing: Value, by made: ExprSyntax?, _ behavior: ScrollViewReading.Behavior
  ) -> ScrollViewReading.Finding? {
    guard let gap = entries.lazy.filter(\.isRepeated).compactMap(\.length.gap).first, gap.kind == .content,
      let least = gap.atLeast, least > 0, let space = spacing.points
    else { return nil }
    let given = made?.call?.arguments.map(\.expression) ?? []
    guard let step = given.compactMap({ evaluator.value($0, call.scope).points }).max(),
      [least, least + space].contains(step)
    else { return nil }
    return .init(
      .growingItem,
      "items are at least \(least.tenths) pt long, and as long as their content: behind one that is longer, stops every "
        + "\(step.tenths) pt fit no item", line: behavior.line, fix: Self.asking,
      assumption: "the content of some item is longer")
  }
}

extension Double {
  fileprivate var tenths: String { ((self * 10).rounded() / 10).text }
}

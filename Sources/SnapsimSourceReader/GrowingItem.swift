import SwiftSyntax

extension ScrollViewLayout {
  /// The modifiers that tell how far a view is scrolled, by which it may choose an item.
  private static let observers: Set = [
    "scrollPosition", "onScrollGeometryChange", "onScrollTargetVisibilityChange", "onGeometryChange",
    "onPreferenceChange",
  ]

  private static let asking = "`.viewAligned`, which asks where items lie, or one length for all"

  /// Items of which one that a state chooses is of another length, or that grow with their content from the length on by which
  /// the behavior goes, so that what lies behind moves.
  ///
  /// SwiftUI's own alignment knows of a choice that is made before: there one by scrolling counts. A behavior that is given
  /// the state may know of it.
  func growingItem(
    _ entries: [ViewEntry], _ spacing: Value, _ axis: ViewAxis, _ behavior: ScrollViewReading.Behavior
  ) -> ScrollViewReading.Finding? {
    let chain = call.syntax.as(FunctionCallExprSyntax.self)?.chain ?? []
    func isModifier(_ call: FunctionCallExprSyntax, among names: Set<String>) -> Bool {
      call.modifier.map { names.contains($0.text) } ?? false
    }
    let made = chain.filter { isModifier($0, among: ["scrollTargetBehavior"]) }.flatMap(\.arguments)
    guard let chosen = entries.lazy.compactMap(\.chosen).first, let others = chosen.others.usual else {
      return behavior.spec == nil ? rowsThatGrow(entries, spacing, by: made, behavior) : nil
    }
    let more = chosen.one.usual.map { abs($0 - others) }
    if let more, more < 0.5 { return nil }
    guard made.allSatisfy({ chosen.by.isDisjoint(with: $0.words()) }) else { return nil }
    let calls = call.syntax.all { $0.as(FunctionCallExprSyntax.self) } + chain
    let isObserved = calls.contains { isModifier($0, among: Self.observers) }
    let isAligned = behavior.spec?.hasPrefix("view-aligned") ?? false
    if isAligned, let one = chosen.one.usual,
      let room = place.size(axis).usual ?? ViewPlace.screen.size(axis).usual, one > room
    {
      return .init(
        .longItems,
        "`.viewAligned` aligns items, and one that is chosen is \(one.tenths) pt long, in a container of no more than \(room.tenths)",
        line: behavior.line)
    }
    guard isObserved || !isAligned else { return nil }
    let length = chosen.one.usual.map { "\($0.tenths) pt long" } ?? "of another length"
    let by = more.map { " by up to \($0.tenths) pt" } ?? ""
    return .init(
      .growingItem,
      "an item that is chosen is \(length), and the others are \(others.tenths): "
        + (behavior.spec == nil
          ? "stops at equal distances miss its middle or what lies behind it\(by)"
          : "once it is another one, what lies behind moves, and a target from before misses it\(by)"),
      line: behavior.line,
      fix: behavior.spec == nil
        ? Self.asking : "one length for all, and `.scaleEffect` for the one that is chosen",
      assumption: isObserved ? "scrolling chooses the item" : nil)
  }

  /// Items as long as their content, and at least as long as the steps of a behavior, which is given these.
  private func rowsThatGrow(
    _ entries: [ViewEntry], _ spacing: Value, by made: [LabeledExprSyntax],
    _ behavior: ScrollViewReading.Behavior
  ) -> ScrollViewReading.Finding? {
    guard let gap = entries.lazy.filter(\.isRepeated).compactMap(\.length.gap).first, gap.kind == .content,
      let least = gap.atLeast, least > 0, let space = spacing.points
    else { return nil }
    let steps = made.flatMap {
      $0.expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    }
    .compactMap { evaluator.value($0, call.scope).points }
    guard let step = steps.first(where: { [least, least + space].contains($0) }) else { return nil }
    return .init(
      .growingItem,
      "items are at least \(least.tenths) pt long, and as long as their content: behind one that is longer, stops every "
        + "\(step.tenths) pt miss all", line: behavior.line,
      fix: Self.asking,
      assumption: "the content of some item is longer")
  }
}

extension Double {
  /// It with one decimal at most.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).text }
}

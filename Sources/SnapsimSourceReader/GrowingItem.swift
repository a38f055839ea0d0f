import SwiftSyntax

extension ScrollViewLayout {
  /// The modifiers that tell how far a view is scrolled, by which it may choose an item.
  private static let observers: Set = [
    "scrollPosition", "onScrollGeometryChange", "onScrollTargetVisibilityChange", "onGeometryChange",
    "onPreferenceChange",
  ]

  /// Items of which the one that a state chooses is of another length, so that what lies behind it moves.
  ///
  /// SwiftUI's own alignment knows of a choice that is made before: there one by scrolling counts.
  func growingItem(_ entries: [ViewEntry], _ behavior: ScrollViewReading.Behavior)
    -> ScrollViewReading.Finding?
  {
    guard let chosen = entries.lazy.compactMap(\.chosen).first, let one = chosen.one.usual,
      let others = chosen.others.usual, abs(one - others) >= 0.5
    else { return nil }
    let calls =
      call.syntax.all { $0.as(FunctionCallExprSyntax.self) }
      + (call.syntax.as(FunctionCallExprSyntax.self)?.chain ?? [])
    let isObserved = calls.contains { $0.modifier.map { Self.observers.contains($0.text) } ?? false }
    guard isObserved || behavior.spec?.hasPrefix("view-aligned") != true else { return nil }
    let more = abs(one - others).text
    return .init(
      .growingItem,
      "the item that is chosen is \(one.text) pt long, and the others \(others.text): "
        + (behavior.spec == nil
          ? "stops at equal distances miss it, or what lies behind it, by up to \(more) pt"
          : "once it is another one, what lies behind moves by \(more) pt, and a target from before misses by that"),
      line: behavior.line,
      fix: "one length for all, and `.scaleEffect` for the one that is chosen",
      assumption: isObserved ? "scrolling chooses the item" : nil)
  }
}

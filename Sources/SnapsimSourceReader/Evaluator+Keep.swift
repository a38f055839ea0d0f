extension Evaluator {
  /// The thing that stays in a scroll view on an axis by `scrollPosition` or `defaultScrollAnchor`, as the option has it.
  ///
  /// - Returns: a word; unknown where it is not read, and `nil` where the offset stays.
  func keep(_ call: Call, _ axis: ViewAxis) -> Value? {
    let isPosition = call.name.text == "scrollPosition"
    let written = isPosition ? call["anchor"] : call.plain.first
    let anchor = written.map(value)
    // A position without an anchor may be an edge or a point, which hold nothing.
    guard let anchor, anchor.word != "nil" else {
      return isPosition && call["id"] != nil ? Value(.word("item", of: nil)).noted(call.syntax) : nil
    }
    guard let fraction = anchor.word.flatMap({ Self.fraction($0, axis) }) else {
      return .unknown("`\(written?.expression.trimmedDescription ?? "")` is not read as an anchor")
        .noted(call.syntax)
    }
    if isPosition { return Value(.word("anchor=\(fraction)", of: nil)).noted(call.syntax) }
    switch fraction {
    case "0": return nil
    case "1": return Value(.word("bottom", of: nil)).noted(call.syntax)
    default: return .unknown("what stays by the middle is not known").noted(call.syntax)
    }
  }

  /// The part of an axis at which a unit point lies.
  private static func fraction(_ point: String, _ axis: ViewAxis) -> String? {
    let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let point = point.lowercased()
    if point == "zero" || point.contains(names.0) { return "0" }
    if point.contains(names.1) { return "1" }
    return ["center", "leading", "trailing", "top", "bottom"].contains(point) ? "0.5" : nil
  }
}

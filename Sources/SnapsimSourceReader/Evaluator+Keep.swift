import SwiftSyntax

extension Evaluator {
  /// The thing that stays in a scroll view on an axis by `scrollPosition` or `defaultScrollAnchor`, as the option has it.
  ///
  /// - Returns: a word; unknown where it is not read, and `nil` where the offset stays.
  func keep(_ call: Call, _ axis: ViewAxis) -> Value? {
    let isPosition = call.name.text == "scrollPosition"
    let written = isPosition ? call["anchor"] : call.plain.first
    // A position without an anchor may be an edge or a point, which hold nothing.
    guard let written, value(written).word != "nil" else {
      return isPosition && call["id"] != nil ? Value(.word("item", of: nil)).noted(call.syntax) : nil
    }
    guard let fraction = fraction(written, axis) else {
      return .unknown("`\(written.expression.trimmedDescription)` is not read as an anchor")
        .noted(call.syntax)
    }
    if isPosition { return Value(.word("anchor=" + Numbers.text(fraction), of: nil)).noted(call.syntax) }
    switch fraction {
    case 0: return nil
    case 1: return Value(.word("bottom", of: nil)).noted(call.syntax)
    default: return .unknown("what stays by the middle is not known").noted(call.syntax)
    }
  }

  /// The part of an axis at which a unit point lies.
  func fraction(_ written: Written, _ axis: ViewAxis) -> Double? {
    if let call = written.expression.as(FunctionCallExprSyntax.self),
      ["UnitPoint", ".init"].contains(
        call.calledExpression.trimmedDescription.replacing("SwiftUI.", with: ""))
    {
      return Call(.identifier("init"), call, written.scope)[axis == .horizontal ? "x" : "y"]
        .flatMap { value($0).points }
    }
    guard let point = value(written).word?.lowercased() else { return nil }
    if let end = axis.edges.firstIndex(where: { point.contains($0.rawValue) }) { return Double(end) }
    if point == "zero" { return 0 }
    return point == "center" || axis.other.edges.contains { $0.rawValue == point } ? 0.5 : nil
  }
}

import SwiftSyntax

/// Reads modifiers that set a length on edges: `.contentMargins(.horizontal, 20)`, `.padding(8)`.
struct ViewEdges {
  let isHorizontal: Bool

  /// The names of axes or edges in `.horizontal`, `Axis.horizontal` or `[.leading, .top]`; else `nil`.
  static func named(_ expression: ExprSyntax) -> [String]? {
    if let list = expression.as(ArrayExprSyntax.self) {
      let names = list.elements.map { named($0.expression) }
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      ["", "Axis", "Axis.Set", "Edge", "Edge.Set"].contains(member.base?.trimmedDescription ?? "")
    else { return nil }
    return [member.declName.baseName.text]
  }

  /// Whether a call concerns the axis; an unclear one does.
  func touchesAxis(_ call: WrittenView.Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil, let names = Self.named(first.expression)
    else {
      return true
    }
    return names.contains { ends($0) != (false, false) }
  }

  /// The lengths that modifiers of one name set at the ends of the axis, as an option takes them.
  ///
  /// - Returns: `nil` where they set none, set them twice, or not by literals.
  func insets(_ calls: [WrittenView.Call]) -> String? {
    var lengths: [Double?] = [nil, nil]
    for call in calls where touchesAxis(call) {
      var values = call.arguments.filter { $0.label == nil }.map(\.expression)[...]
      var names = ["all"]
      if let named = values.first.flatMap(Self.named) {
        names = named
        values.removeFirst()
      }
      guard values.count == 1, let number = values.first.flatMap(Numbers.number), number >= 0 else {
        return nil
      }
      let ends = names.map(ends)
      for (index, isSet) in [ends.contains { $0.leading }, ends.contains { $0.trailing }].enumerated()
      where isSet {
        guard lengths[index] == nil else { return nil }
        lengths[index] = number
      }
    }
    let (leading, trailing) = (lengths[0] ?? 0, lengths[1] ?? 0)
    guard lengths != [nil, nil] else { return nil }
    return (leading == trailing ? [leading] : [leading, trailing]).map(Numbers.text).joined(separator: ",")
  }

  /// The ends of the axis that a name of edges means.
  private func ends(_ name: String) -> (leading: Bool, trailing: Bool) {
    switch (name, isHorizontal) {
    case ("all", _), ("horizontal", true), ("vertical", false): (true, true)
    case ("leading", true), ("top", false): (true, false)
    case ("trailing", true), ("bottom", false): (false, true)
    default: (false, false)
    }
  }
}

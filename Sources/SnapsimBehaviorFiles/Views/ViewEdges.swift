import ScrollSimulation

/// Reads modifiers that set a length on edges: `.contentMargins(.horizontal, 20)`, `.padding(8)`.
struct ViewEdges {
  private let text: SwiftText
  private let constants: SwiftConstants
  private let axis: Axis

  init(_ text: SwiftText, _ constants: SwiftConstants, axis: Axis) {
    self.text = text
    self.constants = constants
    self.axis = axis
  }

  /// The names of axes or edges: of `.horizontal`, `Axis.horizontal` or `[.leading, .top]`; `nil` for all else.
  static func named(_ text: SwiftText, _ range: Range<Int>) -> [String]? {
    if text.isMark("[", at: range.lowerBound) {
      var names: [String] = []
      for element in text.arguments(from: range.lowerBound) {
        guard let name = named(text, element.value) else { return nil }
        names += name
      }
      return names
    }
    let types: Set = ["Axis", "Edge", "Set"]
    let words = range.compactMap { text.word(at: $0) }
    guard let name = words.last, words.dropLast().allSatisfy(types.contains),
      range.allSatisfy({ text.word(at: $0) != nil || text.isMark(".", at: $0) }),
      text.isMark(".", at: range.upperBound - 2)
    else { return nil }
    return [name]
  }

  /// Whether a call has to do with the axis; what cannot be told has.
  func touchesAxis(_ call: ViewExpression.Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil, let names = Self.named(text, first.value)
    else {
      return true
    }
    return names.contains { Self.ends($0, along: axis) != (false, false) }
  }

  /// What some modifiers of one name set at the ends of the axis.
  ///
  /// - Returns: the value as an option takes it, and the token that says it; `nil` where they set nothing on the axis, or
  ///   where that is not told by literals, or more than once.
  func insets(_ calls: [ViewExpression.Call]) -> (text: String, index: Int)? {
    var leading: Double?
    var trailing: Double?
    var index: Int?
    for call in calls where touchesAxis(call) {
      guard let set = insets(call) else { return nil }
      if let value = set.leading {
        guard leading == nil else { return nil }
        leading = value
      }
      if let value = set.trailing {
        guard trailing == nil else { return nil }
        trailing = value
      }
      index = index ?? call.index
    }
    guard let index, let words = Self.words(leading ?? 0, trailing ?? 0) else { return nil }
    return (words, index)
  }

  private static func words(_ leading: Double, _ trailing: Double) -> String? {
    guard leading >= 0, trailing >= 0 else { return nil }
    return leading == trailing ? leading.shortest : "\(leading.shortest),\(trailing.shortest)"
  }

  private func insets(_ call: ViewExpression.Call) -> (leading: Double?, trailing: Double?)? {
    var values = call.arguments.filter { $0.label == nil }[...]
    var names = ["all"]
    if let first = values.first, let named = Self.named(text, first.value) {
      names = named
      values = values.dropFirst()
    }
    guard values.count == 1, let value = values.first, let number = constants.number(value.value) else {
      return nil
    }
    let ends = names.map { Self.ends($0, along: axis) }
    return (ends.contains { $0.leading } ? number : nil, ends.contains { $0.trailing } ? number : nil)
  }

  /// Which ends of an axis a name of edges means.
  private static func ends(_ name: String, along axis: Axis) -> (leading: Bool, trailing: Bool) {
    switch (name, axis) {
    case ("all", _), ("horizontal", .horizontal), ("vertical", .vertical): (true, true)
    case ("leading", .horizontal), ("top", .vertical): (true, false)
    case ("trailing", .horizontal), ("bottom", .vertical): (false, true)
    default: (false, false)
    }
  }
}

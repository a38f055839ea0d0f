/// The expression that makes a behavior, the constants that it needs, and its place.
struct BehaviorExpression {
  let text: String

  /// Constants of the file that the expression names, as statements before it.
  var constants: [String] = []

  /// The use in a file that it is taken from, and other uses of the same behavior.
  var use: Use?
  var others: [String] = []

  /// The arguments that do nothing here, as the view's state is not there.
  var idle: [String] {
    (use?.arguments ?? []).filter(\.touchesState)
      .map { $0.label ?? ($0.isTrailing ? "the closure" : $0.text) }
  }

  /// An expression as it was given.
  init(text: String) { self.text = text }

  /// The expression by the files; `nil` where they have none.
  ///
  /// - Parameters:
  /// - behavior: the behavior.
  /// - uses: the expressions in the files that make it.
  /// - values: values for unknown arguments.
  init?(making behavior: Behavior, as uses: [Use], _ values: ExampleValues) {
    let whole = uses.filter(\.isWhole)
    let attached = behavior.plain == nil ? whole : whole.filter(\.isAttached)
    guard let use = attached.first, behavior.plain == nil || use.arguments?.isEmpty != true else {
      guard let plain = behavior.plain else { return nil }
      self.init(text: plain)
      return
    }
    self.init(text: Self.call(use, of: behavior, values))
    (constants, self.use) = (use.constants, use)
    others = whole.map(\.text).distinct.filter { $0 != use.text }
  }

  /// An expression that may be given: what the files tell of the arguments, and values that fit a layout.
  static func example(of behavior: Behavior, as uses: [Use], _ values: ExampleValues) -> String {
    if let plain = behavior.plain { return plain }
    // What is known of a call is kept; a constant that is no number would not be there.
    if let use = uses.first(where: { $0.arguments != nil }) {
      return call(use, of: behavior, values, writesOut: true)
    }
    let needed = behavior.parameters.filter { !$0.hasDefault }
    if needed.isEmpty, behavior.callee.contains(".") || behavior.parameters.isEmpty {
      let isType = behavior.callee.split(separator: ".").last?.first?.isUppercase == true
      return behavior.callee + (isType ? "()" : "")
    }
    let arguments = needed.map { $0.given(values.value(for: $0, of: behavior)) }
    return "\(behavior.callee)(\(arguments.joined(separator: ", ")))"
  }

  /// A call as it is written, with other values for what is not there, and numbers for constants where it writes these out.
  private static func call(
    _ use: Use, of behavior: Behavior, _ values: ExampleValues, writesOut: Bool = false
  ) -> String {
    guard let arguments = use.arguments else { return use.callee }
    var unlabelled = behavior.parameters.filter { $0.label == nil }[...]
    func value(_ argument: Use.Argument) -> String {
      let parameter =
        argument.isTrailing && argument.label == nil
        ? behavior.parameters.last { values.isClosure($0, of: behavior) }
        : argument.label == nil
          ? unlabelled.popFirst() : behavior.parameters.first { $0.label == argument.label }
      if let bound = argument.bound { return ".constant(\(bound))" }
      if writesOut, let number = argument.number, argument.missing.isEmpty { return number }
      let isThere = argument.missing.isEmpty && !(writesOut && !argument.constants.isEmpty)
      if argument.touchesState || !isThere, let parameter {
        return values.value(for: parameter, of: behavior)
      }
      return argument.text
    }
    func list(_ isTrailing: Bool) -> [String] {
      arguments.filter { $0.isTrailing == isTrailing }
        .map { ($0.label.map { $0 + ": " } ?? "") + value($0) }
    }
    let (inner, trailing) = (list(false), list(true))
    let parentheses = inner.isEmpty && !trailing.isEmpty ? "" : "(\(inner.joined(separator: ", ")))"
    return use.callee + parentheses + trailing.map { " " + $0 }.joined()
  }
}

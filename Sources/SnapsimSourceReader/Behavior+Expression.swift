extension Behavior {
  /// The expression that makes it by the files, with its use; `nil` where they have none.
  func expression(as uses: [Use], _ values: ExampleValues) -> (text: String, use: Use?)? {
    let use = uses.first { $0.isWhole && (plain == nil || $0.isAttached) }
    guard let use, plain == nil || use.arguments?.isEmpty != true else { return plain.map { ($0, nil) } }
    return (call(use, values), use)
  }

  /// An expression that may be given: what the files tell of the arguments, and values that fit a layout.
  func example(as uses: [Use], _ values: ExampleValues) -> String {
    if let plain { return plain }
    // What is known of a call is kept; a constant that is no number would not be there.
    if let use = uses.first(where: { $0.arguments != nil }) { return call(use, values, writesOut: true) }
    let needed = parameters.filter { !$0.hasDefault }
    if needed.isEmpty, callee.contains(".") || parameters.isEmpty {
      return callee + (callee.lastName.first?.isUppercase == true ? "()" : "")
    }
    let arguments = needed.map { $0.given(values.value(for: $0, of: self)) }
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  /// A call with other values for what is not there, and with numbers for constants where it writes these out.
  private func call(_ use: Use, _ values: ExampleValues, writesOut: Bool = false) -> String {
    guard let arguments = use.arguments else { return use.callee }
    var unlabelled = parameters.filter { $0.label == nil }[...]
    func value(_ argument: Use.Argument) -> String {
      let parameter =
        argument.label != nil
        ? parameters.first { $0.label == argument.label }
        : argument.isTrailing ? parameters.last { values.isClosure($0, of: self) } : unlabelled.popFirst()
      if let bound = argument.bound { return ".constant(\(bound))" }
      if writesOut, let number = argument.number, argument.missing.isEmpty { return number }
      let isThere = argument.missing.isEmpty && !(writesOut && !argument.constants.isEmpty)
      if argument.touchesState || !isThere, let parameter { return values.value(for: parameter, of: self) }
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

import Foundation

/// What makes a behavior: the expression, the constants that it needs, and what is told of it.
struct BehaviorExpression: Equatable {
  let text: String

  /// Constants of the file that the expression names, as statements before it.
  var constants: [String] = []

  /// Where it was found in a file, and what it is written like there.
  var found: Found?

  /// An expression that was found in a file.
  struct Found: Equatable {
    let line: Int
    let file: Int

    /// The arguments that do nothing here, as the view's state is not there.
    let idle: [String]

    /// Other expressions that are found for the same behavior.
    var others: [String]
  }

  /// What makes a behavior, as the files say; `nil` where they do not.
  init?(making behavior: SourceReading.Behavior, _ index: Int, of reading: SourceReading) {
    let uses = reading.uses.filter { $0.behavior == index && $0.isWhole }
    let attached = behavior.plain == nil ? uses : uses.filter(\.isAttached)
    guard let use = attached.first, behavior.plain == nil || use.arguments?.isEmpty != true else {
      guard let plain = behavior.plain else { return nil }
      self.init(text: plain)
      return
    }
    self.init(text: Self.call(use, of: behavior, ProposedValues()), constants: use.constants)
    let others = uses.map(\.text).reduce(into: [String]()) {
      if $1 != use.text, !$0.contains($1) { $0.append($1) }
    }
    found = Found(line: use.line, file: use.file, idle: use.idle, others: others)
  }

  /// An expression as it was given.
  init(text: String) {
    self.text = text
  }

  private init(text: String, constants: [String]) {
    (self.text, self.constants) = (text, constants)
  }

  /// An expression that may be given: what the files tell of the arguments, and values that fit a layout.
  static func example(
    of behavior: SourceReading.Behavior, _ index: Int, in reading: SourceReading, _ values: ProposedValues
  ) -> String {
    if let plain = behavior.plain { return plain }
    if let use = reading.uses.first(where: {
      $0.behavior == index && $0.arguments != nil && $0.constants.isEmpty
    }) {
      return call(use, of: behavior, values)
    }
    let needed = behavior.needed
    if needed.isEmpty, behavior.callee.contains(".") || behavior.parameters.isEmpty {
      return behavior.callee
        + (behavior.callee.split(separator: ".").last?.first?.isUppercase == true ? "()" : "")
    }
    let arguments = needed.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + ExampleValue.of(parameter, for: behavior, values)
    }
    return "\(behavior.callee)(\(arguments.joined(separator: ", ")))"
  }

  /// The expression in the files that makes a behavior, with numbers in place of the constants that it names.
  static func writtenOut(_ behavior: SourceReading.Behavior, _ index: Int, of reading: SourceReading)
    -> String?
  {
    var reading = reading
    for use in reading.uses.indices {
      reading.uses[use].arguments = reading.uses[use].arguments?.map { argument in
        var argument = argument
        argument.text = argument.number ?? argument.text
        return argument
      }
    }
    return BehaviorExpression(making: behavior, index, of: reading)?.text
  }

  /// A call as it is written, with other values for what is not there.
  private static func call(
    _ use: SourceReading.Use, of behavior: SourceReading.Behavior, _ values: ProposedValues
  ) -> String {
    guard let arguments = use.arguments else { return use.callee }
    var unlabelled = behavior.parameters.filter { $0.label == nil }[...]
    func value(_ argument: SourceReading.Argument) -> String {
      let parameter =
        argument.isTrailing && argument.label == nil
        ? behavior.parameters.last { (behavior.standIns[$0.type] ?? $0.type).contains("->") }
        : argument.label == nil
          ? unlabelled.popFirst() : behavior.parameters.first { $0.label == argument.label }
      if let bound = argument.bound { return ".constant(\(bound))" }
      guard argument.touchesState || !argument.missing.isEmpty else { return argument.text }
      return parameter.map { ExampleValue.of($0, for: behavior, values) } ?? argument.text
    }
    let inner = arguments.filter { !$0.isTrailing }.map { argument in
      (argument.label.map { $0 + ": " } ?? "") + value(argument)
    }
    let trailing = arguments.filter(\.isTrailing).map { argument in
      (argument.label.map { " \($0): " } ?? " ") + value(argument)
    }
    let list = inner.isEmpty && !trailing.isEmpty ? "" : "(\(inner.joined(separator: ", ")))"
    return use.callee + list + trailing.joined()
  }
}

extension SourceReading.Use {
  /// Whether all is known that it needs.
  fileprivate var isWhole: Bool { arguments?.allSatisfy(\.missing.isEmpty) ?? true }

  /// The arguments that reach for the view's state.
  fileprivate var idle: [String] {
    (arguments ?? []).filter(\.touchesState).map { $0.label ?? ($0.isTrailing ? "the closure" : $0.text) }
  }
}

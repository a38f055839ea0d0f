struct Argument {
  let label: String?

  /// It in one line as it is written, and as it can stand anywhere; `nil` where only the running app knows it.
  let written: String
  var text: String?
  var isTrailing = false

  /// The texts of what it may be, where only the running app knows which, and what that knows of it.
  var choices: [String] = []
  var unknowns: [String] = []

  /// The states of the view that it is computed from, with what they begin as, where that is known.
  var states: [(name: String, initial: String?)] = []

  /// The samples of the files that it is computed from, in words, as `recipe is like Recipe.preview`.
  var samples: [String] = []
  var parameter: SwiftDeclaration.Parameter?

  /// The name for want of which it is not known, as other files may have it.
  var missing: String?

  /// Whether it tells the item at which the view is scrolled.
  var isFollowed = false

  /// Whether it does nothing, as the view's state is not there.
  var isIdle: Bool { text == nil || isBinding && !isFollowed }

  /// Whether it is a binding of a state, `$page`, and no parameter of a closure.
  private var isBinding: Bool { written.hasPrefix("$") && written.dropFirst().first?.isNumber == false }

  func given(_ text: String) -> String { (label.map { $0 + ": " } ?? "") + text }
  var name: String { parameter?.label ?? parameter?.name ?? label ?? "_" }

  static func call(_ callee: String, _ arguments: [Argument], _ texts: [String]) -> String {
    let given = zip(arguments, texts).map { $0.given($1) }
    let count = arguments.count { !$0.isTrailing }
    let trailing = given[count...].map { " " + $0 }.joined()
    return callee
      + (count == 0 && !trailing.isEmpty ? "" : "(\(given[..<count].joined(separator: ", ")))") + trailing
  }

  /// A call with a text for each parameter that needs one; a case of an enum, which takes none, by itself.
  static func call(_ callee: String, _ parameters: [SwiftDeclaration.Parameter], _ texts: [String]) -> String
  {
    callee.isCase ? callee : call(callee, parameters.needed, texts)
  }
}

extension String {
  /// Whether a path ends with a case of an enum, by its small letter.
  var isCase: Bool { lastName.first?.isUppercase != true }

  /// An expression that makes what this one makes, by a call of its type, with some properties set.
  func setting(_ settings: [String]) -> String {
    let type = prefix { $0 != "(" }
    let isPlain = type.first?.isUppercase == true && type.allSatisfy { $0.isOfName || $0 == "." }
    // The compiler does not infer every such closure's type.
    let head = isPlain ? "() -> \(type) in " : ""
    return "{ \(head)var it = \(self); \(settings.joined(separator: "; ")); return it }()"
  }
}

extension [SwiftDeclaration.Parameter] {
  /// Arguments for those without defaults, of which nothing is known.
  var needed: [Argument] {
    filter { !$0.hasDefault }.map { .init(label: $0.label, written: "", parameter: $0) }
  }
}

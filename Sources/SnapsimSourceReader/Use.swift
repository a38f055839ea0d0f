import SwiftSyntax

/// An expression in the files that makes a behavior.
struct Use {
  /// `nil` where one of SwiftUI's is attached.
  let behavior: Behavior?

  let place: Place

  /// The expression in one line as it is written, and as it can stand anywhere.
  let written: String
  let text: String

  /// The function that it calls, and its arguments; `nil` if nothing is called.
  let callee: String
  var arguments: [Argument]?

  /// The name of the `scrollTargetBehavior` that it is given to.
  var attachment: SyntaxIdentifier?
  var isAttached: Bool { attachment != nil }

  /// The index of the file, the line from 1, and those of the call that attaches it.
  struct Place {
    let file: Int
    let line: Int
    let lines: ClosedRange<Int>
  }

  struct State {
    let name: String
    let initial: String?
  }

  struct Argument {
    let label: String?

    /// It in one line as it is written, and as it can stand anywhere; `nil` where only the running app knows it.
    let written: String
    var text: String?
    var isTrailing = false

    /// The states of the view that it is computed from, with what they begin as, where that is known.
    var states: [State] = []
    var parameter: SwiftDeclaration.Parameter?

    /// Whether it does nothing, as the view's state is not there.
    var isIdle: Bool { text == nil || written.hasPrefix("$") }

    /// The argument as a call gives it.
    func given(_ text: String) -> String { (label.map { $0 + ": " } ?? "") + text }
  }

  /// A call with texts for its arguments.
  static func call(_ callee: String, _ arguments: [Argument], _ texts: [String]) -> String {
    let given = zip(arguments, texts).map { $0.given($1) }
    let count = arguments.count { !$0.isTrailing }
    let trailing = given[count...].map { " " + $0 }.joined()
    return callee
      + (count == 0 && !trailing.isEmpty ? "" : "(\(given[..<count].joined(separator: ", ")))") + trailing
  }
}

extension [SwiftDeclaration.Parameter] {
  /// Arguments for those without defaults, of which nothing is known.
  var needed: [Use.Argument] {
    filter { !$0.hasDefault }.map { .init(label: $0.label, written: "", parameter: $0) }
  }
}

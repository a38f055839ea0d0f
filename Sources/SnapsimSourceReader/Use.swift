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
}

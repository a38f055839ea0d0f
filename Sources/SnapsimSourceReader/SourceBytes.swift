import SwiftSyntax

/// Where something stands in a source, in bytes, without blanks and comments around it.
enum SourceBytes {
  /// The bytes of a node.
  static func range(_ syntax: some SyntaxProtocol) -> Range<Int> {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, syntax.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

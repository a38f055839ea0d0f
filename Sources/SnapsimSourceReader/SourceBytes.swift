import SwiftSyntax

/// The extent of syntax in bytes, without blanks and comments around it.
enum SourceBytes {
  static func range(_ syntax: some SyntaxProtocol) -> Range<Int> {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, syntax.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

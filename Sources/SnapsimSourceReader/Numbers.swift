import SwiftSyntax

/// Numbers and their texts in source.
enum Numbers {
  static func number(_ text: String) -> Double? {
    Double(text.replacing("_", with: "")).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number as an option takes it.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The literals in some source without their signs, except those within certain bytes.
  static func literals(in source: some SyntaxProtocol, except ranges: [Range<Int>] = []) -> [Double] {
    source.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .integerLiteral(let text), .floatLiteral(let text):
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return ranges.contains { $0.contains(place) } ? nil : number(text)
      default: return nil
      }
    }
  }
}

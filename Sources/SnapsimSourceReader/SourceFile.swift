import SwiftParser
import SwiftSyntax

/// A file as it is read: its tree and declarations.
struct SourceFile {
  let path: String
  let tree: SourceFileSyntax
  let declarations: [SwiftDeclaration]
  let converter: SourceLocationConverter

  /// Edits between the file and the compiler.
  var edits: TextEdits

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    declarations = SwiftDeclaration.all(tree.statements, of: converter)
    edits = TextEdits(text)
  }

  /// The line in which syntax begins, from 1.
  func line(of syntax: some SyntaxProtocol) -> Int { converter.line(at: syntax.bytes.lowerBound) }

  /// The offset in the original file of an error in the edited text; `nil` in another file.
  func offset(of diagnostic: CompilerDiagnostic) -> Int? {
    guard diagnostic.file == path else { return nil }
    let start = converter.position(ofLine: diagnostic.line, column: 1).utf8Offset
    return edits.offset(column: diagnostic.column, inLineFrom: start)
  }
}

extension SourceQuestion {
  var files: [SourceFile] { zip(paths, contents).map { SourceFile(path: $0, text: $1) } }
}

extension SourceLocationConverter {
  /// The line of a byte, from 1.
  func line(at offset: Int) -> Int { location(for: AbsolutePosition(utf8Offset: offset)).line }
}

extension SyntaxProtocol {
  /// The extent in bytes, without blanks and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The name of a type, or of what an extension extends.
  var typeName: String? {
    let syntax = Syntax(self)
    guard syntax.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The names of the types and extensions around it, from the outside in.
  var typesAround: [String] {
    parents.reversed().flatMap { $0.typeName?.split(separator: ".").map(String.init) ?? [] }
  }

  /// The syntax around it, from the inside out.
  var parents: [Syntax] { Array(sequence(first: Syntax(self)) { $0.parent }.dropFirst()) }

  /// Goes through syntax from the outside in, as far into it as a closure says.
  func descend(_ goesOn: (Syntax) -> Bool) {
    guard goesOn(Syntax(self)) else { return }
    for child in children(viewMode: .sourceAccurate) { child.descend(goesOn) }
  }

  /// The names within, without some ranges.
  func words(without ranges: [Range<Int>] = []) -> Set<String> {
    var words: Set<String> = []
    var rest = ranges[...]
    for token in tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      if rest.first?.contains(start) ?? false { continue }
      switch token.tokenKind {
      case .identifier(let text): words.insert(text.bare)
      case .dollarIdentifier(let text): words.insert(String(text.dropFirst()))
      default: break
      }
    }
    return words
  }
}

extension ExprSyntax {
  var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension String {
  /// The name without backticks.
  var bare: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }

  /// The name behind the last point.
  var lastName: String { split(separator: ".").last.map(String.init) ?? "" }
}

extension Character {
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}

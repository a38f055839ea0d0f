import SwiftParser
import SwiftSyntax

struct SourceFile {
  let path: String
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter
  let declarations: [SwiftDeclaration]
  let clauses: [ConditionClause]

  /// Edits between the file and the compiler.
  var edits: TextEdits

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    let conditions = ConditionReader(tree, converter)
    clauses = conditions.clauses
    var reader = DeclarationReader(converter, conditions)
    declarations = reader.declarations(tree.statements)
    edits = TextEdits(text)
  }

  /// The line in which syntax begins, from 1.
  func line(of syntax: some SyntaxProtocol) -> Int {
    converter.location(for: syntax.positionAfterSkippingLeadingTrivia).line
  }

  /// The offset in the original file of an error in the edited text; `nil` in another file.
  func offset(of diagnostic: CompilerDiagnostic) -> Int? {
    guard diagnostic.file == path else { return nil }
    let start = converter.position(ofLine: diagnostic.line, column: 1).utf8Offset
    return edits.offset(column: diagnostic.column, inLineFrom: start)
  }
}

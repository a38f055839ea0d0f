import SwiftParser
import SwiftSyntax

/// A file as it is read: its tree and declarations, with edits between it and the compiler.
///
/// The edits keep its lines, so that places can be told in the original.
struct SourceFile {
  let path: String
  let tree: SourceFileSyntax
  let declarations: [SwiftDeclaration]
  let converter: SourceLocationConverter

  let original: [UInt8]
  private var edits: [SourceRemedy.Edit] = []
  private static let newline = UInt8(ascii: "\n")

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    declarations = SwiftDeclaration.all(tree.statements, of: converter)
    original = Array(text.utf8)
  }

  /// The file as another system compiles it, on the same lines.
  func on(_ system: String) -> SourceFile {
    var file = self
    for change in IfConfigClauseSyntax.answers(in: tree, around: nil, on: system).changes {
      file.replace(change.range, with: change.text)
    }
    return SourceFile(path: path, text: file.edited)
  }

  /// Replaces a range, by blanks if there is no text; tells whether the edit is neither empty nor within another.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String?) -> Bool {
    if range.isEmpty { return false }
    if edits.contains(where: { $0.range.overlaps(range) && $0.range.count >= range.count }) { return false }
    edits.removeAll { $0.range.overlaps(range) }
    // Newlines stay, behind what comes in.
    let newlines = original[range].filter { $0 == Self.newline }
    let new =
      text.map { Array($0.utf8) + newlines.dropFirst($0.utf8.count { $0 == Self.newline }) }
      ?? original[range].map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
    edits.append(.init(range, String(decoding: new, as: UTF8.self)))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return true
  }

  var edited: String { String(decoding: edits.applied(to: original) ?? original, as: UTF8.self) }

  func line(of syntax: some SyntaxProtocol) -> Int { converter.line(at: syntax.bytes.lowerBound) }

  /// The offset in the original file of an error in the edited text; `nil` in another file.
  func offset(of diagnostic: CompilerDiagnostic) -> Int? {
    guard diagnostic.file == path else { return nil }
    let start = converter.position(ofLine: diagnostic.line, column: 1).utf8Offset
    var offset = start + max(0, diagnostic.column - 1)
    for edit in edits where edit.range.lowerBound >= start && edit.range.lowerBound < offset {
      // What is as long as it was moves nothing.
      let count = edit.text.utf8.count
      if count == edit.range.count { continue }
      if edit.text.utf8.contains(Self.newline) { break }
      if offset < edit.range.lowerBound + count { return edit.range.lowerBound }
      offset -= count - edit.range.count
    }
    return min(offset, original.count)
  }
}

extension [SourceFile] {
  /// All that a closure finds in the files.
  func all<Found>(_ find: (Syntax) -> Found?) -> [Found] { flatMap { $0.tree.all(find) } }
}

extension SourceQuestion {
  var files: [SourceFile] { zip(paths, contents).map { SourceFile(path: $0, text: $1) } }
}

extension SourceLocationConverter {
  func line(at offset: Int) -> Int { location(for: AbsolutePosition(utf8Offset: offset)).line }
}

extension String {
  var bare: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }

  /// The name of a property, of its binding too; `unbound` leaves `$0` as it is.
  var ofBinding: String { hasPrefix("$") ? String(dropFirst()) : self }
  var unbound: String { hasPrefix("$") && Int(dropFirst()) == nil ? ofBinding : bare }
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }

  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  var firstName: String { String(prefix { $0 != "." }) }
  var outerName: String { split(separator: ".").dropLast().joined(separator: ".") }

  /// The path, and those of the types around it, from the inside out to the empty one of no type.
  var outward: [String] { isEmpty ? [self] : [self] + outerName.outward }

  var lastName: String { split(separator: ".").last.map(String.init) ?? "" }
}

extension Character {
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}

import SnapsimSystem
import SnapsimText

/// Notes on a behavior's source for a report or a fix; they are kept beside the executable.
package struct SpecNotes: Codable, Sendable {
  /// The expression that makes it, and the file that declares it, where one of the files does.
  package let expression: String
  package let file: String?

  /// The comment right above that declaration; empty where there is none.
  package let comment: String

  /// Whether the expression names lengths of the screen, which a test does not have.
  package let isOfScreen: Bool

  /// The specs with the values that are tried for arguments that no file says, and the names of these.
  package let trials: [String]
  package let tried: [String]

  /// The assumption under which a fault that shows with those values matters.
  package var assumption: String? {
    let values = trials.count == 1 ? "the value tried" : "one of the \(trials.count) values tried"
    return tried.isEmpty ? nil : "the app gives \(tried.inSentence(joinedBy: "and")) like \(values)"
  }

  package let remedies: [SourceRemedy]

  /// The digest of the behavior's file as it was compiled.
  private let digest: String?

  /// The behavior with some remedies in its source, as what it can be named.
  package struct Fix: Codable, Sendable {
    package let kinds: [SourceRemedy.Kind]
    package let spec: String
  }
  package let fixes: [Fix]

  init(of compiled: SpecCompilation.Compiled, _ read: SpecCompilation, fixes: [Fix]) {
    let answer = compiled.answer
    (expression, remedies, comment) = (answer.expression, answer.remedies, answer.comment)
    isOfScreen = answer.isOfScreen
    (trials, tried) = (answer.trials.map { read.named + ":" + $0 }, answer.tried)
    file = answer.declaration.map { read.files[$0.file] }
    digest = answer.declaration.flatMap { read.text(ofFile: $0.file) }.map { [$0].digest }
    self.fixes = fixes
  }

  /// The bytes of the behavior's file, which are still those that were compiled.
  package func bytes(of file: String) throws -> [UInt8] {
    guard try [ViewFiles.contents(of: file)].digest == digest else {
      throw DataError("\(file) has changed since it was compiled; audit it again")
    }
    return try Platform.readShort(file, named: file)
  }
}

extension [SourceRemedy] {
  /// Each that has edits, and each two of them that do not meet.
  var combined: [[SourceRemedy]] {
    let edited = filter { !$0.edits.isEmpty }
    let pairs = edited.indices.flatMap { first in
      edited.indices.dropFirst(first + 1).map { [edited[first], edited[$0]] }
    }
    return edited.map { [$0] } + pairs
  }
}

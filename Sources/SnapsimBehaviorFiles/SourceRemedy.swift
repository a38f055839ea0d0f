/// A place in a behavior's file that a finding may mean, with the edits that would fix it.
package struct SourceRemedy: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Bring the target within the content, and let the end be a stop.
    case clamp, end

    /// Return before dividing by nothing, and assign the origin on one axis alone.
    case guardDivisor, axisOrigin

    // Said, and never edited: which way is right is the author's to know.
    case mirrorVelocity, velocityUnit, earlyReturn, missingElse
  }

  package var kind: Kind

  /// The line and the column, in bytes, from 1.
  package var line: Int
  package var column: Int

  /// Its name in the file: a divisor, a condition, what is assigned.
  package var name: String

  /// The edits; none where advice is all.
  package var edits: [Edit] = []

  /// New text for some bytes, or between two of them.
  package struct Edit: Codable, Equatable, Sendable {
    package var range: Range<Int>
    package var text: String

    package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
  }
}

extension [SourceRemedy.Edit] {
  /// A text with the edits; `nil` where two of them change the same.
  package func applied(to text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= index, edit.range.upperBound <= text.count else { return nil }
      result += text[index..<edit.range.lowerBound] + Swift.Array<UInt8>(edit.text.utf8)
      index = edit.range.upperBound
    }
    return result + text[index...]
  }
}

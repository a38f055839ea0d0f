import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A behavior with another number for one of its arguments, as `--try-arguments` tries it.
struct TriedArgument: Equatable, Sendable {
  /// The whole spec with the other number.
  let spec: String

  /// What stands in it in place of the number.
  let value: String

  /// Numbers that arguments are seldom tested with: none, one of the other sign, and a huge one.
  ///
  /// The huge one is one that every integer of 32 bits takes too (our choice).
  private static func values(inPlaceOf literal: String) -> [String] {
    let isZero = Double(literal.replacing("_", with: "")) == 0
    let negative = literal.hasPrefix("-") ? literal : isZero ? "-1" : "-" + literal
    return ["0", negative, "1000000000"].filter { $0 != literal }
  }

  /// Each number that a spec writes out, with each value in its place.
  ///
  /// In an expression these are the literals of numbers; in the spec of one of our behaviors the values that are numbers.
  static func all(of spec: String) -> [TriedArgument] {
    if BehaviorSpec.namesFiles(spec) {
      guard let written = BehaviorDeclaration.numbers(in: spec) else { return [] }
      return written.ranges.flatMap { replacing($0, in: written.spec) }
    }
    guard let colon = spec.utf8.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    var tried: [TriedArgument] = []
    var offset = spec.utf8.distance(from: spec.startIndex, to: colon) + 1
    for setting in spec[spec.utf8.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      let end = offset + setting.utf8.count
      if let equals = setting.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let value = setting[setting.utf8.index(after: equals)...]
        if (try? NumberText.parse(value)) != nil {
          tried += replacing(end - value.utf8.count..<end, in: spec)
        }
      }
      offset = end + 1
    }
    return tried
  }

  private static func replacing(_ range: Range<Int>, in spec: String) -> [TriedArgument] {
    let bytes = Array(spec.utf8)
    let literal = String(decoding: bytes[range], as: UTF8.self)
    return values(inPlaceOf: literal).map { value in
      let changed = bytes[..<range.lowerBound] + Array(value.utf8) + bytes[range.upperBound...]
      return TriedArgument(spec: String(decoding: changed, as: UTF8.self), value: value)
    }
  }
}

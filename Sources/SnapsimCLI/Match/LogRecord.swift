import SnapsimText

/// One row of a log, before it is known what it is a row of: names with what stands under them.
struct LogRecord {
  /// The number of its line, from 1.
  let line: Int

  /// The values by their names, in order; texts of CSV are strings.
  let members: [(name: String, value: LocatedJSON.Value)]

  /// Whether it is CSV, where a number is a text.
  let isCSV: Bool

  /// What stands under a name, if anything does.
  subscript(name: String) -> LocatedJSON.Value? {
    members.first { $0.name == name }.map(\.value)
  }

  /// The text that stands under a name: of JSON a string or a number's digits; `nil` where there is none.
  func text(_ name: String) throws(Mistake) -> String? {
    switch self[name] {
    case nil, .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .number(let digits): return digits
    case .bool(let truth): return truth ? "true" : "false"
    case .array, .object: throw Mistake("'\(name)' is a list or an object; expected a number or a text")
    }
  }

  /// The number under a name, if anything stands there.
  func number(_ name: String) throws(Mistake) -> Double? {
    guard let text = try text(name) else { return nil }
    return try Self.number(text, name)
  }

  /// The two numbers under a name, one for each axis.
  func pair(_ name: String) throws(Mistake) -> (Double, Double)? {
    switch self[name] {
    case nil, .null: return nil
    case .array(let elements):
      guard elements.count == 2, case .number(let first) = elements[0].value,
        case .number(let second) = elements[1].value
      else { throw Mistake("'\(name)' is no list of two numbers, as the recorder writes it") }
      return (try Self.number(first, name), try Self.number(second, name))
    default: throw Mistake("'\(name)' is no list of two numbers, as the recorder writes it")
    }
  }

  private static func number(_ text: String, _ name: String) throws(Mistake) -> Double {
    guard let number = try? NumberText.parse(text), abs(number) <= 0x1p53 else {
      throw Mistake("\(name) '\(text)' is not a number; expected a finite one")
    }
    return number
  }

  /// What is wrong with a row.
  struct Mistake: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }
}

import SnapsimText

/// A log of one kind, which adds its rows to a match.
protocol RecordedLog {
  var quotesEncloseLines: Bool { get }

  /// Reads the record that begins at an index, on a line by its number; tells where the next one begins.
  func read(_ bytes: ArraySlice<UInt8>, from start: Int, line: Int) throws -> (next: Int, lines: Int)

  /// Adds what is left, and tells what is odd about the log.
  func finish() throws -> [String]
}

// The objects that the recorder writes.
extension JSON {
  /// The recorder's object in a line of a console, which may put the time in front; `nil` where there is none.
  static func recorded(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    line.firstRange(of: "{\"snapsim\":".utf8).map { line[$0.lowerBound...] }
  }

  /// The word under a name, if any stands there.
  func text(_ name: String) -> String? {
    if case .string(let text)? = self[name]?.value { text } else { nil }
  }

  func time() throws(DataError) -> Double? {
    guard let value = value("time") else { return nil }
    guard let time = Self.number(value) else {
      throw DataError("'time' is not a number; expected a finite one")
    }
    return time
  }

  /// The two numbers under a name, one for each axis.
  func pair(_ name: String) throws(DataError) -> (Double, Double)? {
    guard let value = value(name) else { return nil }
    guard case .array(let pair) = value.value, pair.count == 2, let one = Self.number(pair[0]),
      let other = Self.number(pair[1])
    else { throw DataError("'\(name)' is no list of two numbers, as the recorder writes it") }
    return (one, other)
  }

  private func value(_ name: String) -> JSON? { self[name].flatMap { $0.value == .null ? nil : $0 } }

  private static func number(_ value: JSON) -> Double? {
    guard case .number(let digits) = value.value, let number = try? NumberText.parse(digits) else {
      return nil
    }
    return abs(number) <= 0x1p53 ? number : nil
  }
}

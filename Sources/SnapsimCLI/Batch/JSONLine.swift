import Foundation

/// One line of JSON lines: an object, read by Foundation.
enum JSONLine {
  /// The keys of the object that a line holds: as they stand there, or sorted where only Foundation can read them.
  static func keys(_ line: ArraySlice<UInt8>) throws(SnapsimError) -> [String] {
    let keys = try line.withUnsafeBufferPointer { bytes throws(SnapsimError) -> [String]? in
      var flat = FlatJSON()
      guard flat.parse(bytes) else { return nil }
      var keys: [String] = []
      for member in flat.members.prefix(flat.count) { keys.append(try CSVRecord.text(bytes[member.key])) }
      return keys
    }
    return if let keys { keys } else { try object(Data(line)).keys.sorted() }
  }

  /// The object that a line holds.
  static func object(_ line: Data) throws(SnapsimError) -> [String: Any] {
    let value: Any
    do {
      // Foundation's reader takes a comma too many, and of keys written twice the last.
      _ = try LocatedJSON(line)
      value = try JSONSerialization.jsonObject(with: line, options: .fragmentsAllowed)
    } catch {
      throw .badRow(.notJSON)
    }
    guard let object = value as? [String: Any] else { throw .badRow(.notAnObject) }
    return object
  }

  /// A value as the text of an option.
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let number as NSNumber: isBool(number) ? (number.boolValue ? "true" : "false") : number.description
    case let values as [Any]: values.map(text).joined(separator: ",")
    default: json(value)
    }
  }

  /// A value as the cell that hands it on.
  static func cell(_ value: Any) -> Cell {
    (value as? String).map { .text($0) } ?? .json(json(value))
  }

  private static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      return "null"
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Foundation reads true and false as numbers of one byte.
  private static func isBool(_ number: NSNumber) -> Bool {
    number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }
}

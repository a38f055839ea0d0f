import SnapsimRuns
import SnapsimText

extension OutputFormat {
  /// The names in a header, or the keys of a first object, the index of the rows, and the number of lines before them.
  func header(of bytes: ArraySlice<UInt8>) throws -> (names: [String], end: Int, lineCount: Int) {
    if self == .json {
      return (try JSONRow.keys(bytes.prefix { $0 != ByteText.newline }), bytes.startIndex, 0)
    }
    var record = CSVRecord(separator: separator)
    let end = try record.parse(bytes, from: bytes.startIndex)
    return (try record.texts(in: bytes), end, record.lineCount)
  }
}

/// A line of JSON lines: an object whose members are found by the columns that they name.
struct JSONRow {
  private var json = JSONReader()
  private let names: [[UInt8]]

  /// The node of each column's value; 0 where the object has none, -1 where no object had one so far.
  private var values: [Int]
  private(set) var seen: [Int] = []

  /// The columns in the order of the members of the last object, in which those of the next mostly stand.
  private var order: [Int]

  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    values = names.map { _ in -1 }
    order = Array(names.indices)
  }

  mutating func read(_ line: ArraySlice<UInt8>) throws {
    try Self.read(line, &json)
    for column in seen { values[column] = 0 }
    var (key, count) = (1, 0)
    while key < json.nodes.count {
      guard let column = column(named: json.nodes[key], in: line, near: count) else {
        let name = try Self.text(json.nodes[key], line)
        throw DataError(
          BatchColumns.option(named: name) == nil
            ? "the key '\(name)' names no option and is not in the first object, which says what is handed on"
            : "the key '\(name)' names an option that is read from another key")
      }
      if values[column] < 0 { seen = (seen + [column]).sorted() }
      values[column] = key + 1
      order[count] = column
      count += 1
      key = json.nodes[key + 1].end
    }
  }

  func has(_ column: Int) -> Bool { values[column] > 0 }

  static func keys(_ line: ArraySlice<UInt8>) throws -> [String] {
    var json = JSONReader()
    do { try read(line, &json) } catch {
      // All that there is of the first line of an object that somebody has laid out.
      let isOpening = line.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
      throw isOpening
        ? DataError(
          "the object goes on over several lines; expected one object per line, as jq -c . makes of them")
        : error
    }
    return try json.nodes.children(of: 0).map { try text(json.nodes[$0], line) }
  }

  private static func read(_ line: ArraySlice<UInt8>, _ json: inout JSONReader) throws(DataError) {
    do throws(JSONFlaw) { try json.read(line) } catch {
      throw DataError(
        error.isOfSyntax ? "the line is not valid JSON; expected one object per line" : error.words)
    }
    guard json.nodes.first?.kind == .object else {
      throw DataError("the line is not a JSON object; expected one object per line")
    }
  }

  private func column(named key: JSONNode, in line: ArraySlice<UInt8>, near place: Int) -> Int? {
    if key.hasEscapes { return names.firstIndex(of: key.bytes(in: line)) }
    let key = line[key.range]
    if place < order.count, names[order[place]][...] == key { return order[place] }
    return names.firstIndex { $0[...] == key }
  }

  /// The number of a column, if it is one that can be read straight from its digits.
  func number(at column: Int, in line: ArraySlice<UInt8>) -> Double? {
    guard has(column) else { return nil }
    let node = json.nodes[values[column]]
    return node.kind == .number ? NumberText.usual(line[node.range]) : nil
  }

  /// The value of a column as the cell that hands it on: a number with its digits, a list or an object with its order.
  func cell(at column: Int, in line: ArraySlice<UInt8>) throws -> Cell? {
    guard has(column) else { return nil }
    let node = json.nodes[values[column]]
    return switch node.kind {
    case .null: nil
    case .string: .text(try Self.text(node, line))
    case .true, .false, .number: .json(try Self.text(node, line))
    case .array, .object: .json(try Self.valid(node.compact(in: line)))
    }
  }

  /// The value of a column as the text of an option: empty where it has none, a list with commas between its elements.
  func text(at column: Int, in line: ArraySlice<UInt8>) throws -> String {
    has(column) ? try text(ofNode: values[column], in: line) : ""
  }

  private func text(ofNode index: Int, in line: ArraySlice<UInt8>) throws -> String {
    let node = json.nodes[index]
    switch node.kind {
    case .null: return ""
    case .true, .false, .number, .string: return try Self.text(node, line)
    case .object: return try Self.valid(node.compact(in: line))
    case .array:
      return try json.nodes.children(of: index).map { try text(ofNode: $0, in: line) }.joined(separator: ",")
    }
  }

  private static func text(_ node: JSONNode, _ line: ArraySlice<UInt8>) throws -> String {
    node.hasEscapes ? try valid(node.bytes(in: line)) : try CSVRecord.text(line[node.range])
  }

  private static func valid(_ bytes: [UInt8]) throws -> String { try CSVRecord.text(bytes[...]) }
}

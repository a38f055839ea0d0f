import SnapsimText

/// A line of the recorder: words and numbers by their names.
struct RecordedLine {
  /// The number of the line, from 1.
  let number: Int

  private enum Value {
    case text(String), number(Double), pair(Double, Double), other
  }

  private var values: [String: Value] = [:]

  /// The bytes with which every line of the recorder begins.
  static let mark = Array("{\"snapsim\":".utf8)

  /// The start of the recorder's line in a line of a console, which may put the time in front.
  static func start(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    var from = 0
    while let brace = line[from...].firstIndex(of: mark[0]) {
      if line[brace...].starts(with: mark) { return brace }
      from = brace + 1
    }
    return nil
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, number: Int, _ reader: inout JSONReader) throws {
    self.number = number
    do throws(JSONFlaw) {
      try reader.read(bytes)
    } catch {
      throw Mistake(error.reason.words)
    }
    let nodes = reader.nodes
    for place in nodes.children(of: 0) where nodes[place + 1].kind != .null {
      values[nodes[place].text(in: bytes)] = Self.value(nodes, at: place + 1, in: bytes)
    }
  }

  private static func value(
    _ nodes: [JSONNode], at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Value {
    func number(_ index: Int) -> Double? {
      guard nodes[index].kind == .number,
        let number = try? NumberText.parse(UnsafeBufferPointer(rebasing: bytes[nodes[index].range]))
      else { return nil }
      return abs(number) <= 0x1p53 ? number : nil
    }
    switch nodes[index].kind {
    case .string: return .text(nodes[index].text(in: bytes))
    case .number: return number(index).map { .number($0) } ?? .other
    case .array where nodes[index].end == index + 3:
      guard let one = number(index + 1), let other = number(index + 2) else { return .other }
      return .pair(one, other)
    case .null, .true, .false, .array, .object: return .other
    }
  }

  /// The word under a name, if any stands there.
  func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// The time, in the unit of the log.
  func time() throws -> Double? {
    switch values["time"] {
    case nil: return nil
    case .number(let time): return time
    default: throw Mistake("'time' is not a number; expected a finite one")
    }
  }

  /// The two numbers under a name, one for each axis.
  func pair(_ name: String) throws -> (Double, Double)? {
    switch values[name] {
    case nil: return nil
    case .pair(let one, let other): return (one, other)
    default: throw Mistake("'\(name)' is no list of two numbers, as the recorder writes it")
    }
  }

  struct Mistake: CommandError {
    let message: String
    var exitCode: ExitCode { .badData }
    init(_ message: String) { self.message = message }
  }
}

/// A value to be written as JSON of several lines, for people to look at too.
package indirect enum JSONDocument: Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case array([JSONDocument])
  /// The members in their order.
  case object([(String, JSONDocument)])

  /// Writes the value; it ends without a line end.
  ///
  /// - Parameters:
  ///   - text: where it is written.
  ///   - indent: how many blanks stand before the lines after its first.
  package func write(to text: inout ByteText, indent: Int = 0) {
    switch self {
    case .text(let value): JSONText.string(value, to: &text)
    case .number(let value): text.append("\(value)")
    case .truth(let value): text.append(value ? "true" : "false")
    case .array(let elements):
      Self.write(elements.map { (nil, $0) }, between: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      Self.write(members.map { ($0.0, $0.1) }, between: ("{", "}"), to: &text, indent: indent)
    }
  }

  private static func write(
    _ parts: [(key: String?, value: JSONDocument)], between brackets: (String, String),
    to text: inout ByteText,
    indent: Int
  ) {
    text.append(brackets.0)
    for (index, part) in parts.enumerated() {
      text.append(index == 0 ? "\n" : ",\n")
      text.append(String(repeating: " ", count: indent + 2))
      if let key = part.key {
        JSONText.string(key, to: &text)
        text.append(": ")
      }
      part.value.write(to: &text, indent: indent + 2)
    }
    if !parts.isEmpty { text.append("\n" + String(repeating: " ", count: indent)) }
    text.append(brackets.1)
  }
}

extension String {
  package var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text at the end of its column.
  package func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text in lines of at most a standard terminal's width.
  package func wrapped(indent: Int = 0) -> [String] {
    words.wrapped(after: "".padded(to: indent), separator: " ")
  }

  /// A term with its meaning beside it from a column on, or below if the term is too long.
  package func defined(as meaning: String, at column: Int) -> [String] {
    let head = "  " + self
    let body = meaning.wrapped(indent: column)
    guard head.count <= column - 2 else { return [head] + body }
    return [head.padded(to: column) + body[0].dropFirst(column)] + body.dropFirst()
  }
}

extension [String] {
  /// Items side by side in such lines, the first after a heading, the others below it.
  package func wrapped(after heading: String, separator: String = "  ") -> [String] {
    // What ends an item stays on its line, and what parts it from the next one does not.
    let mark = separator.prefix { $0 != " " }
    let gap = separator.dropFirst(mark.count)
    var (line, isEmpty) = (heading, true)
    var lines: [String] = []
    for (index, item) in enumerated() {
      let item = index == count - 1 ? item : item + mark
      if !isEmpty, line.count + gap.count + item.count > Terminal.standard.columns {
        lines.append(line)
        (line, isEmpty) = ("".padded(to: heading.count), true)
      }
      line += (isEmpty ? "" : gap) + item
      isEmpty = false
    }
    return lines + [line]
  }
}

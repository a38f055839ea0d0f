/// Laying out text in lines of at most `width` columns.
package enum Paragraph {
  package static let width = 80

  package static func lines(_ text: String, indent: Int) -> [String] {
    wrapped(words(text), after: padded("", to: indent), separator: " ")
  }

  package static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  package static func padded(before text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A term with its meaning beside it from a column on, or below if the term is too long.
  package static func defined(_ term: String, _ meaning: String, at column: Int) -> [String] {
    let head = "  " + term
    let body = wrapped(words(meaning), after: padded("", to: column), separator: " ")
    guard head.count <= column - 2 else { return [head] + body }
    return [padded(head, to: column) + body[0].dropFirst(column)] + body.dropFirst()
  }

  /// Items side by side in lines of at most `width`, the first after a heading, the others below it.
  package static func wrapped(
    _ items: [String],
    after heading: String,
    separator: String = "  "
  ) -> [String] {
    let indent = String(repeating: " ", count: heading.count)
    var lines: [String] = []
    var line = heading
    var isEmpty = true
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let tail = isLast ? "" : separator.trimmingSuffix(of: " ")
      if !isEmpty, line.count + separator.count + item.count + tail.count > width {
        lines.append(line + separator.trimmingSuffix(of: " "))
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : separator) + item
      isEmpty = false
    }
    lines.append(line)
    return lines
  }
}

extension String {
  fileprivate func trimmingSuffix(of character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}

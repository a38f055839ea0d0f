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
    // What ends an item stays on its line, and what parts it from the next one does not.
    let mark = separator.prefix { $0 != " " }
    let gap = separator.dropFirst(mark.count)
    var (line, isEmpty) = (heading, true)
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let item = index == items.count - 1 ? item : item + mark
      if !isEmpty, line.count + gap.count + item.count > width {
        lines.append(line)
        (line, isEmpty) = (padded("", to: heading.count), true)
      }
      line += (isEmpty ? "" : gap) + item
      isEmpty = false
    }
    return lines + [line]
  }
}

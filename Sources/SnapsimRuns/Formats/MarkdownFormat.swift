import SnapsimText

/// A table as GitHub's Markdown has it, to be pasted into an issue: all digits, nothing left out.
struct MarkdownFormat: RowFormat {
  package let columns: [Column]
  let hasHeader: Bool

  package func header(to text: inout ByteText) {
    // Without headings it would be no table, so that the line stays and is empty.
    row(columns.map { .text(hasHeader ? $0.name : "") }, to: &text)
    text.append("|")
    for column in columns { text.append(column.isText ? "---|" : "---:|") }
    text.append(ByteText.newline)
  }

  package func row(_ cells: [Cell], to text: inout ByteText) {
    text.append("|")
    for cell in cells {
      text.append(ByteText.space)
      switch cell {
      case .text(let value), .json(let value): text.append(Self.escaped(value))
      case .number, .integer: text.append(cell)
      case .missing: break
      }
      text.append(" |")
    }
    text.append(ByteText.newline)
  }

  /// A text that stays in its cell.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .split(separator: #/\r\n|\n|\r/#, omittingEmptySubsequences: false).joined(separator: "<br>")
  }
}

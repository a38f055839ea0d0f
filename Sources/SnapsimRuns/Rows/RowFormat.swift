import SnapsimText

/// A way to write rows one by one: the text around their values, which depends on none of them.
struct RowFormat: Sendable {
  /// The text before each value, where that ends, and behind them all what ends a row.
  private let frame: [UInt8]
  private let ends: [Int]
  private(set) var header = ByteText()
  private let missing: String
  private let keepsJSON: Bool

  /// Whether plain ASCII is written as it is.
  let copiesText: Bool

  /// To how many decimals each column is rounded; `nil` for all digits.
  private let decimals: [Int]?
  private let writeText: @Sendable (String, inout ByteText) -> Void

  init(_ format: OutputFormat, _ columns: [Column], hasHeader: Bool) {
    let heading = hasHeader ? columns.map(\.name) : []
    switch format {
    case .json:
      self.init(
        columns, opening: { "\($0 == 0 ? "{" : ",")\(JSON.string($1).text()):" }, closing: "}\n",
        missing: "null"
      ) { $1.append(quoted: $0) }
    // Values as RFC 4180 quotes them; lines end in LF alone.
    case .csv:
      self.init(
        columns, opening: { index, _ in index == 0 ? "" : "," }, keepsJSON: false, copiesText: true,
        heading: heading
      ) { $1.append(csv: $0) }
    // A tab, a line end or a backslash inside a value stands as `\t`, `\n`, `\r` or `\\`.
    case .tsv:
      self.init(columns, opening: { index, _ in index == 0 ? "" : "\t" }, copiesText: true, heading: heading)
    // A table as GitHub has it. Without headings it would be none, so that their line stays and is empty.
    case .md:
      self.init(
        columns, opening: { index, _ in index == 0 ? "| " : " | " }, closing: " |\n", keepsJSON: false,
        heading: columns.map { hasHeader ? $0.name : "" },
        underline: "|" + columns.map { $0.isText ? "---|" : "---:|" }.joined() + "\n"
      ) { text, row in
        let parts = text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
          .split(separator: #/\r\n|\n|\r/#, omittingEmptySubsequences: false)
        row.append(parts.joined(separator: "<br>"))
      }
    // `key: value` lines for a single row. Pictures are drawn elsewhere, and reports written.
    default:
      self.init(
        columns, opening: { "\($0 == 0 ? "" : "\n")\($1): " }, missing: "-",
        decimals: columns.map(\.decimals))
    }
  }

  private init(
    _ columns: [Column], opening: (_ index: Int, _ name: String) -> String, closing: String = "\n",
    missing: String = "", keepsJSON: Bool = true, copiesText: Bool = false, decimals: [Int]? = nil,
    heading names: [String] = [], underline: String = "",
    text: @escaping @Sendable (String, inout ByteText) -> Void = {
      $1.append($0.escapingControls(andBackslash: true))
    }
  ) {
    var frame: [UInt8] = []
    ends = columns.enumerated().map { index, column in
      frame += Array(opening(index, column.name).utf8)
      return frame.count
    }
    self.frame = frame + Array(closing.utf8)
    self.missing = missing
    (self.keepsJSON, self.copiesText, self.decimals) = (keepsJSON, copiesText, decimals)
    writeText = text
    guard !names.isEmpty else { return }
    var header = ByteText()
    header.append { run in
      for (index, name) in names.enumerated() { write(.text(name), at: index, to: &run) }
      end(to: &run)
      run.append(underline)
    }
    self.header = header
  }

  var keepsDigits: Bool { decimals == nil }

  func write(_ cell: Cell, at index: Int, to run: inout ByteRun) {
    run.append(frame, from: index == 0 ? 0 : ends[index - 1], to: ends[index])
    switch cell {
    case .number(let number): run.append(number: decimals.map { number.rounded(to: $0[index]) } ?? number)
    case .integer(let number): run.append(number: number)
    case .missing: run.append(missing)
    case .json(let value) where keepsJSON: run.append(value)
    case .text(let value), .json(let value): run.append { writeText(value, &$0) }
    }
  }

  func end(to run: inout ByteRun) { run.append(frame, from: ends.last ?? 0, to: frame.count) }

  /// The values of a table for people, which lays them out itself.
  static func cells(_ columns: [Column]) -> RowFormat {
    RowFormat(columns, opening: { _, _ in "" }, missing: "-", decimals: columns.map(\.decimals))
  }

  /// Bare values, one on a line, for a shell to read.
  static func values(_ columns: [Column]) -> RowFormat {
    RowFormat(
      columns, opening: { index, _ in index == 0 ? "" : "\n" },
      decimals: columns.map { _ in Column.mostDecimals })
  }
}

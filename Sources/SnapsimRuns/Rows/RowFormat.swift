import SnapsimText

/// A way to write rows one by one: the bytes around their values, which depend on none of them, and how a text stands.
@usableFromInline
package struct RowFormat: Sendable {
  /// The bytes before each value, where those end, and behind them all what ends a row.
  @usableFromInline let frame: [UInt8]
  @usableFromInline let ends: [Int]

  /// The lines before the first row.
  package private(set) var header: [UInt8] = []
  private let missing: String
  private let keepsJSON: Bool
  private let writeText: @Sendable (String, inout ByteText) -> Void

  /// The format for rows of some columns, of which text has one.
  init(_ format: OutputFormat, _ columns: [Column], hasHeader: Bool) {
    switch format {
    case .json: self = .json(columns)
    case .csv: self = .csv(columns, hasHeader: hasHeader)
    case .tsv: self = .tsv(columns, hasHeader: hasHeader)
    case .md: self = .markdown(columns, hasHeader: hasHeader)
    // Pictures are drawn elsewhere, and reports written.
    case .text, .plot, .svg, .html, .junit, .github, .sarif: self = .lines(columns)
    }
  }

  private init(
    _ columns: [Column], opening: (_ index: Int, _ name: String) -> String, closing: String = "\n",
    missing: String = "", keepsJSON: Bool = true,
    text: @escaping @Sendable (String, inout ByteText) -> Void = { $1.append(escaping: $0) }
  ) {
    var frame: [UInt8] = []
    ends = columns.enumerated().map { index, column in
      frame += Array(opening(index, column.name).utf8)
      return frame.count
    }
    self.frame = frame + Array(closing.utf8)
    self.missing = missing
    self.keepsJSON = keepsJSON
    writeText = text
  }

  /// Writes a value as it stands between those bytes.
  @usableFromInline
  func write(other cell: Cell, to run: inout ByteRun) {
    switch cell {
    case .number(let number): run.append(number: number)
    case .integer(let number): run.append(number: number)
    case .missing: run.append(missing)
    case .json(let text) where keepsJSON: run.append(text)
    case .text(let text), .json(let text): run.append { writeText(text, &$0) }
    }
  }

  /// Writes a row of some cells.
  func write(_ cells: [Cell], to text: inout ByteText) {
    text.append { run in row(to: &run) { cells[$0] } }
  }

  /// Writes a row whose cells are made one by one.
  @inline(__always)
  @inlinable
  func row(to run: inout ByteRun, _ cell: (Int) -> Cell) {
    frame.withUnsafeBufferPointer { frame in
      var start = 0
      for index in ends.indices {
        let end = ends[index]
        run.append(frame, from: start, to: end)
        switch cell(index) {
        case .number(let number): run.append(number: number)
        case .integer(let number): run.append(number: number)
        case let other: write(other: other, to: &run)
        }
        start = end
      }
      run.append(frame, from: start, to: frame.count)
    }
  }

  private func withHeader(_ names: [String], _ more: String = "") -> RowFormat {
    var (format, text) = (self, ByteText())
    write(names.map { .text($0) }, to: &text)
    text.append(more)
    format.header = text.bytes
    return format
  }
}

extension RowFormat {
  /// Comma-separated values as RFC 4180 quotes them; lines end in LF alone.
  static func csv(_ columns: [Column], hasHeader: Bool) -> RowFormat {
    let format = RowFormat(columns, opening: { index, _ in index == 0 ? "" : "," }, keepsJSON: false) {
      CSVText.field($0, to: &$1)
    }
    return hasHeader ? format.withHeader(columns.map(\.name)) : format
  }

  /// Tab-separated values; a tab, a line end or a backslash inside a value stands as `\t`, `\n`, `\r` or `\\`.
  static func tsv(_ columns: [Column], hasHeader: Bool) -> RowFormat {
    let format = RowFormat(columns, opening: { index, _ in index == 0 ? "" : "\t" })
    return hasHeader ? format.withHeader(columns.map(\.name)) : format
  }

  /// One JSON object per line, keyed by column.
  static func json(_ columns: [Column]) -> RowFormat {
    RowFormat(
      columns, opening: { "\($0 == 0 ? "{" : ",")\(JSON.string($1).text()):" }, closing: "}\n",
      missing: "null"
    ) { $1.append(quoted: $0) }
  }

  /// A table as GitHub's Markdown has it, to be pasted into an issue: all digits, nothing left out.
  static func markdown(_ columns: [Column], hasHeader: Bool) -> RowFormat {
    let format = RowFormat(
      columns, opening: { index, _ in index == 0 ? "| " : " | " }, closing: " |\n", keepsJSON: false
    ) { text, row in
      let parts = text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
        .split(separator: #/\r\n|\n|\r/#, omittingEmptySubsequences: false)
      row.append(parts.joined(separator: "<br>"))
    }
    // Without headings it would be no table, so that the line stays and is empty.
    return format.withHeader(
      columns.map { hasHeader ? $0.name : "" },
      "|" + columns.map { $0.isText ? "---|" : "---:|" }.joined() + "\n")
  }

  /// `key: value` lines for a single row, read by people; a missing value is a hyphen.
  static func lines(_ columns: [Column]) -> RowFormat {
    RowFormat(columns, opening: { "\($0 == 0 ? "" : "\n")\($1): " }, missing: "-")
  }

  /// Bare values, one on a line, for a shell to read.
  static func values(_ columns: [Column]) -> RowFormat {
    RowFormat(columns, opening: { index, _ in index == 0 ? "" : "\n" })
  }
}

extension ByteText {
  /// Appends a text that stays on its line and in its column: a tab, a line end or a backslash stands as `\t`, `\n`, `\r`
  /// or `\\`, any other control character as `\u{…}`.
  mutating func append(escaping text: String) {
    let backslash = UInt8(ascii: "\\")
    // 0xC2 begins the controls beyond ASCII, and some letters.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == backslash || $0 == 0x7F || $0 == 0xC2 }) else {
      return append(text)
    }
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      append(isControl || scalar == "\\" ? scalar.escaped(asASCII: true) : String(scalar))
    }
  }
}

/// The abilities of the terminal, or of another reader of a plot.
package struct Terminal: Equatable {
  package static let standard = (columns: 80, lines: 24)

  /// The narrowest and the widest plot, in columns (our choice).
  package static let range = 24...1000

  package var columns = standard.columns

  /// Whether it shows more than ASCII.
  package var isUnicode = true

  /// Whether it shows colours, which only ever repeat the meaning of marks.
  package var hasColour = false

  /// Reads the environment; `COLUMNS` wins over the size of the terminal.
  package init(environment: (String) -> String?, isTerminal: Bool, measured: Int?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let asked = value("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    columns = asked ?? measured ?? Self.standard.columns
    columns = min(max(columns, Self.range.lowerBound), Self.range.upperBound)
    let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
    let isDumb = value("TERM") == "dumb"
    isUnicode = !isDumb && (locale.contains("utf-8") || locale.contains("utf8"))
    hasColour = isTerminal && !isDumb && value("NO_COLOR") == nil
  }

  package init(columns: Int = standard.columns, isUnicode: Bool = true, hasColour: Bool = false) {
    (self.columns, self.isUnicode, self.hasColour) = (columns, isUnicode, hasColour)
  }
}

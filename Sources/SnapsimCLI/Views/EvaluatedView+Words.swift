import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension EvaluatedView {
  /// Each option with the line and the expression that say it.
  var sources: [String] {
    given.compactMap { given in
      let isFilled = given.option == .perPage
      guard let value = (isFilled ? reading.value(.itemLength) : nil) ?? reading.value(given.option) else {
        return nil
      }
      let option = given.option.flag + (given.text.map { " " + Self.short($0) } ?? "")
      let state = value.isState ? ", the first value of a state" : ""
      let source = value.written.isEmpty ? "" : " by \(value.written)"
      return "\(value.file):\(value.line): \(option)\(source)\(state)".escapingControls
    }
  }

  /// A list with its first numbers only, where it has many.
  private static func short(_ text: String) -> String {
    let numbers = text.split(separator: ",")
    return numbers.count > 8 ? numbers.prefix(3).joined(separator: ",") + ",… (\(numbers.count))" : text
  }

  /// The layout in a few words, and what is not read.
  var summary: String {
    let noun = reading.axis == .vertical ? "rows" : "items"
    let length =
      (text(of: .itemLength) ?? text(of: .itemLengths)).map { " of \(Self.short($0))" }
      ?? text(of: .perPage).map { $0 == "1" ? " as long as the container" : ", \($0) a page" }
    let items = text(of: .items).map { "\($0) \(noun)\(length ?? "")" } ?? length.map { noun + $0 }
    let parts: [(name: String, option: Option)] = [
      ("spacing", .spacing), ("padding", .padding), ("margins", .contentMargins), ("safe area", .safeArea),
      ("width", .width), ("height", .height), ("content of", .contentLength),
    ]
    let others = parts.compactMap { part in text(of: part.option).map { "\(part.name) \($0)" } }
    let said = [reading.axisWord] + (items.map { [$0] } ?? []) + others
    let unsaid =
      unread.isEmpty
      ? "" : "; not read, so the defaults stand in: " + unread.map(\.sentence).joined(separator: ", ")
    let found = reading.found.map { "; " + $0 }.joined()
    return "\(reading.name): \(said.joined(separator: ", "))\(found)\(unsaid)"
  }
}

extension ScrollViewReading.Unread {
  /// The option with its expression and the reason.
  var sentence: String {
    "--\(option)" + (written.isEmpty ? "" : " (\(written))") + ": \(reason), line \(line)"
  }
}

extension ScrollViewReading.Finding {
  var sentence: String {
    "line \(line): \(check.isError ? "error" : "warning") \(check.rawValue): \(message)"
  }
}

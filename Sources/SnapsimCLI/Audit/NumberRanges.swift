import ScrollSimulation
import SnapsimText

// Which numbers of a counterexample matter, told to people and to programs.
extension [NumberRange] {
  var sentence: String? {
    let free = filter { !$0.isFixed }.map(\.words)
    let fixed = filter(\.isFixed).map { "\($0.number.words) \($0.value.inSentence)" }
    if isEmpty { return nil }
    let others = free.isEmpty ? "" : "so too with \(free.joined(separator: ", "))"
    let only = fixed.isEmpty ? "" : "only with \(fixed.joined(separator: ", "))"
    return [others, only].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension NumberRange {
  var json: JSON {
    [
      "name": .string(number.rawValue), "value": .number(value),
      "from": least.map { .number($0) } ?? JSON(.null), "to": greatest.map { .number($0) } ?? JSON(.null),
      "as-far-from-end": .bool(isFromEnd),
    ]
  }

  /// The range in words: `any velocity above 300`.
  fileprivate var words: String {
    let name = number.words
    let isCounted = [.items, .stop].contains(number)
    let end = isFromEnd ? " (begun as far from the end)" : ""
    return switch (least, greatest) {
    case (nil, nil): "any \(name)\(end)"
    case (let least?, nil): "any \(name) from \(least.inSentence) \(isCounted ? "on" : "upward")\(end)"
    case (nil, let greatest?): "any \(name) up to \(greatest.inSentence)\(end)"
    case (let least?, let greatest?): "any \(name) from \(least.inSentence) to \(greatest.inSentence)\(end)"
    }
  }
}

extension NumberRange.Number {
  fileprivate var words: String {
    switch self {
    case .items: "number of items"
    case .bounds: "length of the scroll view"
    case .itemLength: "length of the items"
    case .spacing, .stop, .offset, .drag, .velocity: rawValue
    }
  }
}

extension Finding.Share {
  /// How often it happens: `1 in 9 ordinary gestures, from 3 of 24 places`.
  var words: String {
    let often =
      failures == cases
      ? "every ordinary gesture"
      : 2 * failures > cases
        ? "\((100 * Double(failures) / Double(cases)).rounded().inSentence) % of ordinary gestures"
        : "1 in \((Double(cases) / Double(failures)).rounded().inSentence) ordinary gestures"
    return "\(often), from \(failingStarts) of \(starts.of("place")) where they begin"
  }

  var json: JSON {
    [
      "gestures": .number(cases), "failures": .number(failures), "places": .number(starts),
      "failing-places": .number(failingStarts),
    ]
  }
}

import SnapsimSystem
import SnapsimText

extension [Sweep] {
  /// How many combinations of their numbers there are; `nil` where more than a sequence may have.
  package var combinations: Int? { NumberSequence.product(of: map(\.numbers.count)) }
  var ends: [Sweep] { map { ($0.option, $0.numbers.ends) } }

  /// Hands on some options with each combination put in its place, the last sweep varying fastest, with its numbers, and
  /// the first sweep whose number differs from the combination before; all after it may differ too.
  package func forEachCombination(
    from options: RunOptions,
    _ body: (_ options: RunOptions, _ numbers: [Double], _ changed: Int) throws -> Void
  ) rethrows {
    let puts = map { RunOptions.row(of: $0.option)?.put }
    var (options, changed) = (options, 0)
    var indexes = map { _ in 0 }
    var numbers = map { _ in 0.0 }
    while true {
      for index in changed..<count {
        numbers[index] = self[index].numbers[indexes[index]]
        puts[index]?(&options, numbers[index])
      }
      try body(options, numbers, changed)
      changed = count - 1
      while changed >= 0, indexes[changed] + 1 == self[changed].numbers.count {
        indexes[changed] = 0
        changed -= 1
      }
      guard changed >= 0 else { return }
      indexes[changed] += 1
    }
  }
}

extension Invocation.Given {
  /// A spec for each value of its first braces that hold numbers, and so on for the next ones:
  /// `'./Snap.swift:Snap(step: {20,40})'` or `multiple:of={20:60:10}`.
  package static func all(_ option: Option, _ text: String) throws -> [Self] {
    guard text.contains("{") else { return [Self(option: option, text: text)] }
    var search = text[endOfFiles(in: text)...]
    while let open = search.firstIndex(of: "{") {
      guard let close = text[open...].firstIndex(of: "}") else { break }
      let inner = String(text[text.index(after: open)..<close])
      // What else stands in braces is Swift.
      if inner.contains(where: { ",:".contains($0) }),
        let numbers = try numbers(inner.filter { $0 != " " }, of: text)
      {
        let name = name(before: text[..<open])
        var all: [Self] = []
        for number in numbers {
          let one = text[..<open] + number.shortest + text[text.index(after: close)...]
          all += try Self.all(option, String(one)).map {
            Self(option: option, text: $0.text, parameters: [(name, number)] + $0.parameters)
          }
          guard all.count <= limit else { throw tooMany(text) }
        }
        return all
      }
      search = text[text.index(after: open)...]
    }
    return [Self(option: option, text: text)]
  }

  /// The end of the paths of files that are there; braces in them are part of their names.
  private static func endOfFiles(in text: String) -> String.Index {
    var start = text.startIndex
    if let spec = BehaviorCatalog.spec(named: text) {
      start = text.index(text.endIndex, offsetBy: -spec.count)
    }
    var end = start
    while let next = text[start...].ranges(of: BehaviorSpec.fileSuffix).map(\.upperBound)
      .first(where: { Platform.kind(of: String(text[start..<$0])) != .none })
    {
      end = next
      guard next < text.endIndex, text[next] == "+" else { break }
      start = text.index(after: next)
    }
    return end
  }

  /// The name of the parameter whose value begins behind a text: `step` behind `Snap(step: `.
  private static func name(before text: Substring) -> String {
    let label = text.reversed().drop { $0 == " " }
    guard let mark = label.first, ":=".contains(mark) else { return "value" }
    let name = label.dropFirst().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
    return name.isEmpty ? "value" : String(name.reversed())
  }

  private static func numbers(_ text: String, of spec: String) throws -> [Double]? {
    guard text.allSatisfy({ $0.isNumber || "+-.,:eE".contains($0) }) else { return nil }
    let sequence = try Option.behavior.sequence(text)
    guard sequence.count <= limit else { throw tooMany(spec) }
    return (0..<sequence.count).map { sequence[$0] }
  }

  /// How many behaviors one spec may stand for: each is compiled (our choice).
  private static let limit = 1000

  private static func tooMany(_ text: String) -> UsageError {
    UsageError(
      "\(Option.behavior.flag) '\(text)' stands for more than \(limit) behaviors; use fewer values, or a larger step"
    )
  }
}

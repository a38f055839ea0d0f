import SnapsimText

/// A command line in which specs may have parameters that take several values: `'./Snap.swift:Snap(step: {20,40})'`,
/// `multiple:of={20:60:10}`.
package struct SweptSpecs {
  /// The command line with each such spec written out, once for each value.
  package let arguments: [String]

  /// The values of each behavior that is named, in their order.
  private let parameters: [[NamedBehavior.Parameter]]

  private static let flags = [Option.behavior.flag, Option.name.flag]

  /// Writes a command line out.
  ///
  /// - Parameter arguments: the command line; whatever is no spec stays as it is.
  /// - Throws: what is wrong with numbers between braces.
  package init(_ arguments: [String]) throws {
    // Mostly there is nothing to write out.
    guard arguments.contains(where: { $0.utf8.contains(UInt8(ascii: "{")) }) else {
      (self.arguments, parameters) = (arguments, [])
      return
    }
    var (expanded, parameters): ([String], [[NamedBehavior.Parameter]]) = ([], [])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let isAlone = Self.flags.contains(argument)
      let flag = isAlone ? argument : Self.flags.first { argument.hasPrefix($0 + "=") }
      guard let flag, let text = isAlone ? rest.popFirst() : String(argument.dropFirst(flag.count + 1)) else {
        expanded.append(argument)
        if argument == "--" {
          expanded += rest
          break
        }
        continue
      }
      let specs = try Self.specs(of: text)
      guard specs.count <= Self.limit else { throw Self.tooMany(text) }
      parameters += specs.map(\.parameters)
      expanded += specs.flatMap { isAlone ? [flag, $0.text] : [flag + "=" + $0.text] }
    }
    (self.arguments, self.parameters) = (expanded, parameters)
  }

  /// The behaviors of the command line with the values that they stand for; one name for several gets these too.
  package func noted(on behaviors: [NamedBehavior]) -> [NamedBehavior] {
    guard behaviors.count == parameters.count else { return behaviors }
    return zip(behaviors, parameters).map { behavior, parameters in
      var behavior = behavior
      behavior.parameters = parameters
      behavior.label = behavior.label.map {
        ([$0] + parameters.map(\.number.shortest)).joined(separator: " ")
      }
      return behavior
    }
  }

  private typealias Written = (text: String, parameters: [NamedBehavior.Parameter])

  /// A spec for each value of its first braces that hold numbers, and so on for the next ones.
  private static func specs(of text: String) throws -> [Written] {
    var search = text[endOfFiles(in: text)...]
    while let open = search.firstIndex(of: "{") {
      guard let close = text[open...].firstIndex(of: "}") else { break }
      let inner = String(text[text.index(after: open)..<close])
      // What else stands in braces is Swift.
      if inner.contains(where: { ",:".contains($0) }),
        let numbers = try numbers(inner.filter { $0 != " " }, of: text)
      {
        let name = name(before: text[..<open])
        var all: [Written] = []
        for number in numbers {
          let parameter = NamedBehavior.Parameter(name: name, number: number)
          let rest = try specs(of: text[..<open] + number.shortest + text[text.index(after: close)...])
          all += rest.map { ($0.text, [parameter] + $0.parameters) }
          guard all.count <= limit else { throw tooMany(text) }
        }
        return all
      }
      search = text[text.index(after: open)...]
    }
    return [(text, [])]
  }

  /// Where the paths of files that are there end; braces in them are part of their names.
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

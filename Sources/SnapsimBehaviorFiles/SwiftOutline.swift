/// A Swift file's declarations and calls, by its words alone: a parser would take seconds for a project.
struct SwiftOutline {
  /// The words and the signs of one byte, with their lines.
  private var tokens: [(text: String, line: Int)] = []

  /// The declarations that are not private, without locals, each with the innermost type or extension around it.
  private(set) var declarations: [(name: String, outer: String?, line: Int)] = []

  init(_ bytes: [UInt8]) {
    read(bytes)
    findDeclarations()
  }

  var words: Set<String> { Set(tokens.map(\.text)) }

  /// The types and extensions that are shown, be they views or modifiers.
  func shown(_ kinds: Set<String> = ["View", "ViewModifier"]) -> Set<String> {
    var shown: Set<String> = []
    for index in tokens.indices where Self.types.contains(tokens[index].text) {
      let head = tokens[index...].prefix { $0.text != "{" && $0.text != "}" }.map(\.text)
      if !kinds.isDisjoint(with: head) { shown.insert(text(at: index + 1)) }
    }
    return shown.subtracting(kinds)
  }

  /// The modifiers of its own in which one of some words stands: functions of views, and types.
  func modifiers(with words: Set<String>) -> (functions: Set<String>, types: Set<String>) {
    let lines = tokens.filter { words.contains($0.text) }.map(\.line)
    let around = lines.compactMap { line in declarations.last { $0.line <= line } }
    return (
      Set(around.filter { $0.outer == "View" }.map(\.name)),
      shown(["ViewModifier"]).intersection(around.map { $0.outer ?? $0.name })
    )
  }

  /// The names that other files may use by themselves, on any view or of the environment, and those of UIKit's types that
  /// the file extends.
  var sharedNames: Set<String> {
    let own = declarations.filter { [nil, "View", "EnvironmentValues"].contains($0.outer) }.map(\.name)
    return Set(own + declarations.compactMap(\.outer).filter { $0.hasPrefix("UI") })
  }

  /// The line in which a function or member of a name is called, or handed on behind a point.
  func call(of name: String) -> Int? {
    tokens.indices.first { index in
      guard tokens[index].text == name else { return false }
      let (before, after) = (text(at: index - 1), text(at: index + 1))
      return before == "." || ["(", "<", "{"].contains(after) && !Self.keywords.contains(before)
    }.map { tokens[$0].line }
  }

  private func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  // MARK: Declarations

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let keywords = types.union(["typealias", "func", "var", "let"])

  private mutating func findDeclarations() {
    // The types around a place; `nil` stands for code, or for a type that others do not see.
    var outer: [String?] = []
    var pending: String?
    var isHidden = false
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "private", "fileprivate": isHidden = text(at: index + 1) != "("
      case "{":
        outer.append(pending)
        (pending, isHidden) = (nil, false)
      case "}":
        outer = outer.dropLast()
        (pending, isHidden) = (nil, false)
      case let word
      where Self.keywords.contains(word) && ![".", "import"].contains(text(at: index - 1))
        && !Self.keywords.contains(text(at: index + 1)):
        var name = text(at: index + 1)
        if word == "extension" {
          var next = index + 2
          while text(at: next) == "." {
            name = text(at: next + 1)
            next += 2
          }
        } else if !isHidden, !outer.contains(nil) {
          declarations.append((name, outer.last ?? nil, token.line))
        }
        if Self.types.contains(word) { pending = isHidden ? nil : name }
        isHidden = false
      default: break
      }
    }
  }

  // MARK: Words

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var (index, line) = (0, 1)
    func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    func pass(until isEnd: (Int) -> Bool) {
      while index < bytes.count, !isEnd(index) {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "/"):
        pass { bytes[$0] == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"):
        pass { bytes[$0] == UInt8(ascii: "*") && at($0 + 1) == UInt8(ascii: "/") }
        index += 2
      case UInt8(ascii: "\""):
        let quote = byte
        let isLong = at(index + 1) == quote && at(index + 2) == quote
        index += isLong ? 3 : 1
        pass { place in
          guard bytes[place] == quote else { return !isLong && bytes[place] == UInt8(ascii: "\n") }
          if bytes[place - 1] == UInt8(ascii: "\\") { return false }
          return !isLong || at(place + 1) == quote && at(place + 2) == quote
        }
        if at(index) == quote { index += isLong ? 3 : 1 }
      case _ where Self.isOfName(byte):
        let start = index
        pass { !Self.isOfName(bytes[$0]) }
        tokens.append((String(decoding: bytes[start..<index], as: UTF8.self), line))
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): index += 1
      default:
        tokens.append((String(decoding: [byte], as: UTF8.self), line))
        index += 1
      }
    }
  }
}

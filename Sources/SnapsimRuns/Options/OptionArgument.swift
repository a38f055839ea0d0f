import ScrollSimulation
import SnapsimText

/// A value that an option may take: from its text, and back.
package protocol OptionArgument: Sendable {
  init(_ text: String, of option: Option) throws

  /// The text that it is read from; `nil` where the option is not to be given.
  var argument: String? { get }

  /// Takes a number that satisfies the option's rule; `nil` for what is no number.
  static var ofNumber: (@Sendable (Double) -> Self)? { get }
}

extension OptionArgument { package static var ofNumber: (@Sendable (Double) -> Self)? { nil } }

package protocol OptionWord: OptionArgument, Equatable {
  static var words: [(word: String, value: Self)] { get }
}

extension Double: OptionArgument {
  package init(_ text: String, of option: Option) throws { self = try option.number(text) }
  package var argument: String? { shortest }
  package static var ofNumber: (@Sendable (Double) -> Double)? { { $0 } }
}

extension Int: OptionArgument {
  package init(_ text: String, of option: Option) throws { self = Int(try option.number(text)) }
  package var argument: String? { String(self) }
  package static var ofNumber: (@Sendable (Double) -> Int)? { { Int($0) } }
}

extension Optional: OptionArgument where Wrapped: OptionArgument {
  package init(_ text: String, of option: Option) throws { self = try Wrapped(text, of: option) }
  package var argument: String? { flatMap(\.argument) }
  package static var ofNumber: (@Sendable (Double) -> Wrapped?)? {
    guard let make = Wrapped.ofNumber else { return nil }
    return { make($0) }
  }
}

extension Bool: OptionArgument {
  package init(_ text: String, of option: Option) { self = true }
  package var argument: String? { self ? "" : nil }
}

extension String: OptionArgument {
  package init(_ text: String, of option: Option) { self = text }
  package var argument: String? { self }
}

extension Array: OptionArgument where Element: OptionArgument {
  package init(_ text: String, of option: Option) throws {
    self = try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try Element(String($0), of: option)
    }
  }
  package var argument: String? { compactMap(\.argument).joined(separator: ",") }
}

extension AxisInsets: OptionArgument {
  package init(_ text: String, of option: Option) throws {
    let numbers = try [Double](text, of: option)
    guard numbers.count <= 2 else {
      throw OptionError(
        "\(option.flag) '\(text)' has more than two numbers; expected A for both ends, or A,B")
    }
    self.init(leading: numbers[0], trailing: numbers[numbers.count - 1])
  }
  package var argument: String? {
    leading == trailing ? leading.shortest : "\(leading.shortest),\(trailing.shortest)"
  }
}

extension Device: OptionArgument {
  package init(_ text: String, of option: Option) throws {
    do { self = try Device.named(text) } catch {
      let nearest = Suggestion.closest(3, to: text, in: Device.all.map(\.name)).inSentence()
      throw OptionError("there is no device '\(text)' (did you mean \(nearest)?); snapsim devices lists all")
    }
  }
  package var argument: String? { name }
}

extension Keep: OptionWord {
  package static var words: [(word: String, value: Keep)] {
    [("offset", .offset), ("item", .item), ("bottom", .bottom)]
  }

  package init(_ text: String, of option: Option) throws {
    if text.hasPrefix("anchor="), let anchor = try? NumberText.parse(text.dropFirst(7)),
      (0...1).contains(anchor)
    {
      self = .anchor(anchor)
    } else {
      self = try Self.named(text, of: option)
    }
  }

  package var argument: String? {
    if case .anchor(let anchor) = self { "anchor=\(anchor.shortest)" } else { word }
  }
}

extension DecelerationRate: OptionArgument {
  package init(_ text: String, of option: Option) throws {
    switch text {
    case "normal": self = .normal
    case "fast": self = .fast
    default:
      guard let rate = DecelerationRate(perMillisecond: try option.number(text)) else {
        throw OptionError.outOfRange(option, text, .rate)
      }
      self = rate
    }
  }
  package var argument: String? {
    self == .normal ? "normal" : self == .fast ? "fast" : perMillisecond.shortest
  }
}

extension OptionWord {
  package init(_ text: String, of option: Option) throws { self = try Self.named(text, of: option) }
  package var argument: String? { word }
  fileprivate var word: String? { Self.words.first { $0.value == self }?.word }

  fileprivate static func named(_ text: String, of option: Option) throws -> Self {
    if let value = words.first(where: { $0.word == text })?.value { return value }
    let meant = Suggestion.question(Suggestion.nearest(to: text, in: words.map(\.word)))
    throw OptionError("\(option.flag) '\(text)' is unknown\(meant); expected \(option.value.expectation)")
  }
}

extension OptionWord where Self: RawRepresentable<String> & CaseIterable {
  package static var words: [(word: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension Projection: OptionWord {}
extension ScrollPhysics.VelocityUnit: OptionWord {}
extension AuditEffort: OptionWord {}

extension Option {
  package static let effort = Option(
    "effort", in: .audit, takes: .oneOf(AuditEffort.self), default: "normal", means: "how much is searched")
}

extension OptionValue {
  package static func oneOf(_ type: (some OptionWord).Type) -> OptionValue { .word(type.words.map(\.word)) }
}

extension Axis: OptionWord {
  package static var words: [(word: String, value: Axis)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension LayoutDirection: OptionWord {
  package static var words: [(word: String, value: LayoutDirection)] {
    [("ltr", .leftToRight), ("rtl", .rightToLeft)]
  }
}

extension UserInterfaceSizeClass: OptionWord {
  package static var words: [(word: String, value: UserInterfaceSizeClass)] {
    [("compact", .compact), ("regular", .regular)]
  }
}

extension Option {
  package func number(_ text: some StringProtocol) throws -> Double {
    let value: Double
    do { value = try NumberText.parse(text) } catch { throw OptionError.badNumber(self, String(text), error) }
    if let rule = self.value.rule, !rule.takes(value) {
      throw OptionError.outOfRange(self, String(text), rule)
    }
    return value
  }

  /// The numbers of a list or a range, if the rule takes them.
  package func sequence(_ text: String) throws -> NumberSequence {
    let sequence: NumberSequence
    do { sequence = try NumberSequence(text, isWhole: value.rule?.isWhole ?? false) } catch {
      switch error {
      case .number(let part, let flaw): throw OptionError.badNumber(self, part, flaw)
      case .range(let flaw):
        throw OptionError("\(flag) \(text) \(flaw); expected from:to or from:to:step, as in -3000:3000:250")
      }
    }
    if let rule = value.rule, !sequence.allSatisfy(rule.takes) {
      throw OptionError.outOfRange(self, text, rule)
    }
    return sequence
  }
}

/// An option with the place of its value in some settings: from text to value, and back.
package struct OptionRow<Settings>: Sendable {
  /// Hands on what the settings hold, to be looked at or changed.
  package typealias Place<Value> = @Sendable (inout Settings, (inout Value) -> Void) -> Void

  package let option: Option
  package let read: @Sendable (inout Settings, String) throws -> Void

  /// The texts from which the settings would be read again; none where the option is off.
  package let texts: @Sendable (Settings) -> [String]

  /// Puts a number that satisfies the option's rule in its place, where the option takes one number.
  package private(set) var put: (@Sendable (inout Settings, Double) -> Void)?

  /// Makes a row of an option whose texts have rules of their own.
  package init(
    _ option: Option, read: @escaping @Sendable (inout Settings, String) throws -> Void,
    texts: @escaping @Sendable (Settings) -> [String]
  ) { (self.option, self.read, self.texts) = (option, read, texts) }

  package init<Value: OptionArgument>(_ option: Option, at place: @escaping Place<Value>) {
    self.init(
      option,
      read: { settings, text in
        let value = try Value(text, of: option)
        place(&settings) { $0 = value }
      },
      texts: { Self.texts(of: $0, at: place) { $0.argument.map { [$0] } ?? [] } })
    if let make = Value.ofNumber { put = { settings, number in place(&settings) { $0 = make(number) } } }
  }

  /// The row in settings that hold these.
  func within<Whole>(_ place: @escaping OptionRow<Whole>.Place<Settings>) -> OptionRow<Whole> {
    var row = OptionRow<Whole>(
      option,
      read: { [read] whole, text in
        var result = Result<Void, any Error>.success(())
        place(&whole) { part in result = Result { try read(&part, text) } }
        try result.get()
      },
      texts: { [texts] in OptionRow<Whole>.texts(of: $0, at: place, texts) })
    if let put { row.put = { whole, number in place(&whole) { put(&$0, number) } } }
    return row
  }

  private static func texts<Value>(
    of settings: Settings, at place: @escaping Place<Value>, _ texts: (Value) -> [String]
  ) -> [String] {
    var (settings, found) = (settings, [String]())
    place(&settings) { found = texts($0) }
    return found
  }
}

/// Settings that are read from a command line by the rows that they declare.
package protocol OptionSettings {
  init()
  static var rows: [OptionRow<Self>] { get }
}

extension OptionSettings {
  /// Reads what a command line has for these settings; whatever else stands there is for others.
  package init(_ invocation: Invocation) throws {
    self.init()
    for given in invocation.given {
      for row in Self.rows where row.option == given.option { try row.read(&self, given.text ?? "") }
    }
  }

  package static var options: [Option] { rows.map { $0.option } }

  /// The options that say what these settings are, as they are typed; what holds anyway is left out unless it was stated.
  package func words(stating stated: [Option] = []) -> [String] {
    let usual = Self()
    return Self.rows.flatMap { row in
      let texts = row.texts(self)
      if texts == row.texts(usual), !stated.contains(row.option) { return [] as [String] }
      return texts.flatMap {
        row.option.takesValue || !$0.isEmpty ? [row.option.flag, $0] : [row.option.flag]
      }
    }
  }
}

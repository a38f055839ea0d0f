/// Settings that are read from a command line by the rows that they declare.
protocol OptionSettings {
  /// The settings where no option is given.
  init()

  /// The options with their places.
  static var rows: [OptionRow<Self>] { get }

  /// Options of which only one can be meant, one of them among these.
  static var conflicts: [(Option, Option)] { get }
}

extension OptionSettings {
  static var conflicts: [(Option, Option)] { [] }

  /// Two of some options of which only one can be meant.
  static func conflict(_ options: Set<Option>) -> (Option, Option)? {
    conflicts.first { options.contains($0.0) && options.contains($0.1) }
  }

  /// Reads what a command line has for these settings; whatever else stands there is for others.
  init(_ invocation: Invocation) throws {
    self.init()
    for given in invocation.given {
      guard let row = Self.rows.first(where: { $0.option == given.option }) else { continue }
      try row.read(&self, given.text ?? "")
    }
  }
}

/// No settings.
struct NoOptions: OptionSettings {
  static let rows: [OptionRow<NoOptions>] = []
}

import SnapsimRuns
import SnapsimText

/// What the columns of a batch's input mean.
struct BatchColumns: Equatable, Sendable {
  /// What one column means.
  enum Role: Equatable, Sendable {
    /// A number of the gesture, read for each row.
    case gesture(GestureNumber)

    /// Any other option; as long as it stays the same from row to row it costs nothing.
    case option(Option)

    /// No option: handed on, under its index among those.
    case passed(Int)
  }

  /// The names of all columns.
  let names: [String]

  /// A role for each column.
  let roles: [Role]

  /// The names of the columns that are handed on, in order.
  let passed: [String]

  /// The option columns.
  let options: [Option]

  /// The options that stand among what is handed on, behind it, as `--print` may name them.
  private(set) var printable: [Option] = []

  /// For each column its place among what is handed on; `nil` where it is not.
  private(set) var places: [Int?]

  /// Finds the meaning of some column names, among the options that are read.
  init(_ names: [String], reading settable: [Option] = Self.settable) throws(Flaw) {
    var roles: [Role] = []
    var passed: [String] = []
    var options: [Option] = []
    for name in names {
      guard let option = Self.option(named: name, in: settable) else {
        roles.append(.passed(passed.count))
        guard !passed.contains(name) else { throw .twice(name) }
        passed.append(name)
        continue
      }
      guard !options.contains(option) else { throw .twice(name) }
      options.append(option)
      roles.append(GestureNumber(option).map { .gesture($0) } ?? .option(option))
    }
    guard !options.isEmpty else {
      throw .noOption(near: names.first { Option.ofRuns.meant(by: $0) != nil })
    }
    self.names = names
    self.roles = roles
    self.passed = passed
    self.options = options
    places = roles.map { if case .passed(let place) = $0 { place } else { nil } }
  }

  /// Why some names are no columns of a batch.
  enum Flaw: CommandError, Equatable {
    case twice(String)
    case noOption(near: String?)

    var exitCode: ExitCode { .badData }

    var message: String {
      switch self {
      case .twice(let name): "the column '\(name)' stands there twice"
      case .noOption(let near):
        "no column names an option; expected a header in lower case with commas, such as offset,drag,velocity"
          + (near.flatMap { name in
            Option.ofRuns.meant(by: name).map { ", or --rename \(name)=\($0.name)" }
          } ?? "")
      }
    }
  }

  /// The same columns and one for every other option that a row may set: objects of JSON lines need not all have the
  /// same keys.
  func withAllOptions(_ settable: [Option] = Self.settable) throws(Flaw) -> BatchColumns {
    try BatchColumns(
      names + settable.filter { !options.contains($0) }.map(\.name), reading: settable)
  }

  /// The same columns, with options among what is handed on.
  ///
  /// - Parameters:
  ///   - printable: the options that may be named; an option need not have a column.
  ///   - wanted: the headings that are named: no other cells need be handed on.
  /// - Returns: the columns.
  func printing(_ printable: [Option], _ wanted: [String]) -> BatchColumns {
    var columns = self
    columns.printable = printable.filter { !passed.contains($0.printedName) && $0 != .behavior }
    for (place, option) in columns.printable.enumerated() where wanted.contains(option.printedName) {
      let role = GestureNumber(option).map { Role.gesture($0) } ?? .option(option)
      let column = roles.firstIndex(of: role)
      if let column { columns.places[column] = passed.count + place }
    }
    return columns
  }

  /// The option that a column names, if it is one that a row may set.
  static func option(named name: String, in settable: [Option] = settable) -> Option? {
    let name = name.filter { $0 != " " && $0 != "\t" }
    return settable.first { $0.name == name }
  }

  /// The options that a row may set.
  static let settable: [Option] = Option.ofRuns.filter { option in
    switch option.group {
    case .layout, .physics: true
    case .behavior: option == .behavior
    case .gesture: GestureNumber(option) != nil
    case .output, .audit, .map, .other: false
    }
  }

  /// The option that a handed-on column was probably meant to name.
  static func meant(by name: String) -> Option? {
    Suggestion.nearest(to: name, in: settable.map(\.name)).flatMap(Option.ofRuns(named:))
  }
}

import SnapsimText

/// A row of a run: it begins with a behavior, a gesture and the numbers of the sweep.
package protocol RunRow: Sendable {
  var behavior: String { get }

  /// The index of the gesture in its sequence or repetition, from 0.
  var gesture: Int { get }

  var numbers: [Double] { get }

  static var own: [Field<Self>] { get }
}

extension RunRow {
  /// All fields of a run, in the order in which they stand: the sweeps after the gesture.
  package static func fields(behaviors: [NamedBehavior] = [], sweeps: [Sweep] = []) -> [Field<Self>] {
    var fields: [Field<Self>] = [
      Field(.behavior(of: behaviors.map(\.name))) { .text($0.behavior) },
      Field(.gesture) { .integer($0.gesture) },
    ]
    for parameter in parameters(of: behaviors, sweeps) { fields.append(parameter) }
    for (index, sweep) in sweeps.enumerated() {
      fields.append(Field(.swept(sweep.option.name, beside: columns)) { .number($0.numbers[index]) })
    }
    for field in own { fields.append(field) }
    return fields
  }

  package static func fields(of runs: Runs) -> [Field<Self>] {
    fields(behaviors: runs.options.behaviors, sweeps: runs.options.sweeps)
  }

  /// A column for each parameter of a swept spec: its name, told apart from other columns where both have the same.
  private static func parameters(of behaviors: [NamedBehavior], _ sweeps: [Sweep]) -> [Field<Self>] {
    let names = behaviors.flatMap(\.parameters).map(\.name).distinct
    guard !names.isEmpty else { return [] }
    let taken = Set((columns + sweeps.map { .swept($0.option.name, beside: columns) }).map(\.name))
    return names.map { name in
      let values = behaviors.compactMap { behavior in
        behavior.parameters.first { $0.name == name }.map { (behavior.name, Cell.number($0.number)) }
      }
      let cells = Dictionary(values) { first, _ in first }
      let heading = taken.contains(name) ? "behavior-" + name : name
      return Field(Column(heading, width: 8, decimals: Column.mostDecimals, isAnswer: true)) {
        cells[$0.behavior] ?? .missing
      }
    }
  }

  package static var columns: [Column] { [.behavior(), .gesture] + own.map { $0.column } }
}

extension Column {
  /// The column of behaviors, wide enough for some specs.
  package static func behavior(of specs: [String] = []) -> Column {
    Column(
      "behavior", width: specs.map(\.count).max() ?? 0, isText: true, "the behavior, as it was named")
  }

  package static let gesture = Column(
    "gesture", width: 7, "the index of the gesture in its sequence or repetition, from 0")

  /// The column of an option that varies: its name, told apart from the row's own where both have the same.
  package static func swept(_ option: String, width: Int = 8, beside own: [Column]) -> Column {
    let isTaken = own.contains { $0.name == option }
    return Column(isTaken ? "from-" + option : option, width: width, decimals: mostDecimals, isAnswer: true)
  }
}

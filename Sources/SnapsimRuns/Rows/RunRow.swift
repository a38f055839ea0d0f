/// What a row of a run is about: a behavior, a gesture and the numbers of the sweep, before what it tells of them.
package protocol RunRow: Sendable {
  var behavior: String { get }

  /// The index of the gesture in its sequence or repetition, from 0.
  var gesture: Int { get }

  /// The numbers of the swept options.
  var numbers: [Double] { get }

  /// What it tells.
  static var own: [Field<Self>] { get }
}

extension RunRow {
  /// All fields of a run, in the order in which they stand: the sweeps after the gesture.
  ///
  /// - Parameters:
  ///   - behaviors: the specs that will stand in the rows.
  ///   - sweeps: the options whose numbers will.
  /// - Returns: the fields.
  package static func fields(behaviors: [String] = [], sweeps: [Sweep] = []) -> [Field<Self>] {
    var fields: [Field<Self>] = [
      Field(.behavior(of: behaviors)) { .text($0.behavior) },
      Field(.gesture) { .integer($0.gesture) },
    ]
    for index in sweeps.indices {
      fields.append(Field(.swept(sweeps[index].option, beside: columns)) { .number($0.numbers[index]) })
    }
    fields += own
    return fields
  }

  /// The columns that every run has.
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

  /// The column of a swept option: its name, told apart from the row's own where both have the same.
  package static func swept(_ option: Option, beside own: [Column]) -> Column {
    let isTaken = own.contains { $0.name == option.name }
    return Column(isTaken ? "from-" + option.name : option.name, width: 8).inTables {
      ($0.decimals, $0.isAnswer) = (nil, true)
    }
  }
}

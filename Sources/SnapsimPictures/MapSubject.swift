import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The subject of a map: two quantities, all else held.
package struct MapSubject {
  package let setting: MapSetting

  /// The quantities across and upward.
  package let x: MapQuantity
  package let y: MapQuantity

  package var options: RunOptions { setting.options }

  /// Finds the two quantities of a run: its swept options, and drag and velocity as far as there are none.
  package init(_ options: RunOptions) throws {
    setting = try MapSetting(options)
    guard setting.swept.count <= 2 else {
      throw UsageError(
        "a map has two quantities, and here are \(setting.swept.map(\.option.flag).joined(separator: ", ")); "
          + "give all but two a single number")
    }
    let all = Array((setting.swept + setting.free).prefix(2))
    guard all.count == 2 else {
      throw UsageError(
        "a map has two quantities, and \(all.first.map { "only \($0.option.flag)" } ?? "none") is left to vary; "
          + "leave --drag or --velocity out, or give an option a range from:to")
    }
    // A gesture is read as drag and velocity, in whatever order they were typed.
    let isTurned = all[0].option == .velocity && all[1].option == .drag
    (x, y) = isTurned ? (all[1], all[0]) : (all[0], all[1])
  }

  /// How many samples a picture has across and upward, by which all figures are reckoned (our choice).
  package static let samples = (x: 241, y: 181)

  func map(of behavior: NamedBehavior, samples: (x: Int, y: Int) = samples) throws -> SettlementMap {
    try SettlementMap(
      function(of: behavior, x: x.axis(samples: samples.x), y: y.axis(samples: samples.y)))
  }

  package func function(of behavior: NamedBehavior, x: MapAxis, y: MapAxis) -> SettlementFunction {
    let outcome = setting.outcomes(of: behavior, by: [self.x.option, self.y.option])
    return SettlementFunction(x: x, y: y) { try outcome([$0, $1]) }
  }
}

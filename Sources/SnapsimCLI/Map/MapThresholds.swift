import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

/// A row for each number at which the outcome changes, along one option.
struct MapThresholds {
  private let setting: MapSetting
  private let tolerance: Double
  private let watched: MapOptions.Subject
  private let rows: RowWriter<ThresholdRow>

  init(_ setting: MapSetting, _ asked: OutputOptions, _ watched: MapOptions.Subject) throws {
    (self.setting, tolerance) = (setting, asked.tolerance)
    self.watched = watched
    rows = try RowWriter(ThresholdRow.fields(behaviors: setting.options.behaviors.map(\.name)), asked)
  }

  /// Writes the rows, in the order of each option's numbers.
  func write(to output: Output) throws {
    var rows = rows
    let lines = try lines
    guard !lines.isEmpty else {
      throw UsageError(
        "thresholds lie along one option, and none is left to vary; give one a range from:to:step, as in "
          + "--velocity -4000:4000:1")
    }
    for behavior in setting.options.behaviors {
      for quantity in lines {
        let outcome = setting.outcomes(of: behavior, by: [quantity.option])
        let found = try Threshold.along(Self.axis(quantity), watching: watching) { try outcome([$0]) }
        for threshold in found {
          try rows.write(
            ThresholdRow(
              behavior: behavior.name, option: quantity.name, threshold: threshold, watched: watched),
            to: output)
        }
      }
    }
    try rows.begin(output)
  }

  private var watching: Watched {
    switch watched {
    case .page: .page
    case .item: .item
    case .misalignment: .misalignment(tolerance: tolerance)
    }
  }

  /// The options along each of which is searched, the others held.
  private var lines: [MapQuantity] {
    get throws {
      if setting.swept.isEmpty { return setting.free }
      // A drag and a flick are each searched alone.
      let isOfGestures = setting.swept.allSatisfy { [.drag, .velocity].contains($0.option) }
      guard setting.swept.count == 1 || isOfGestures else {
        throw UsageError(
          "thresholds lie along one option, and here are "
            + "\(setting.swept.map(\.option.flag).joined(separator: " and ")); give one of them a single number"
        )
      }
      return setting.swept
    }
  }

  /// So many samples at least are looked at along an option.
  private static let samples = 1025

  private static func axis(_ quantity: MapQuantity) -> MapAxis {
    let asked = quantity.numbers?.count ?? 0
    return quantity.axis(samples: min(max(samples, asked), 1_000_001))
  }
}

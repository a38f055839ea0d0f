import SnapsimRuns

/// The options of a map alone.
struct MapOptions: OptionSettings {
  /// The quantity that is watched for changes.
  enum Subject: String, CaseIterable, OptionWord {
    case page, item, misalignment
  }

  /// Whether the thresholds are written, and no map.
  var tellsThresholds = false

  /// The quantity that is watched for thresholds.
  var watched = Subject.page

  static let rows: [OptionRow<Self>] = [
    OptionRow(.thresholds) { $1(&$0.tellsThresholds) }, OptionRow(.where) { $1(&$0.watched) },
  ]
}

extension Option {
  static let thresholds = Option(
    "thresholds", in: .map, means: "where the outcome changes, as rows, and no map")
  static let `where` = Option(
    "where", in: .map, takes: .oneOf(MapOptions.Subject.self), default: "page",
    means: "the outcome that --thresholds watches", needs: .thresholds)
}

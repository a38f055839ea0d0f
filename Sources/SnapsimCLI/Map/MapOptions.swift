import SnapsimRuns

/// What a map alone takes.
struct MapOptions: OptionSettings {
  /// What is watched for changes.
  enum Subject: String, CaseIterable, Sendable {
    case page, item, misalignment
  }

  /// Whether the thresholds are written, and no map.
  var tellsThresholds = false

  /// What is watched for thresholds.
  var watched = Subject.page

  static let thresholds = OptionRow<Self>.flag(
    "thresholds", in: .map, means: "where the outcome changes, as rows, and no map"
  ) { $0.tellsThresholds = true }
  static let where_ = OptionRow<Self>.word(
    "where", in: .map, of: Subject.self, default: .page, means: "the outcome that --thresholds watches"
  ) { $0.watched = $1 }

  static let rows = [thresholds, where_]
}

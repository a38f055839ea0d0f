import SnapsimRuns

/// What settling alone takes.
struct SettleOptions: OptionSettings {
  /// Whether the run is printed as a scenario instead of being simulated.
  var printsScenario = false

  static let rows: [OptionRow<Self>] = [OptionRow(.printScenario) { $1(&$0.printsScenario) }]
}

extension Option {
  // A scenario has no rows.
  static let printScenario = Option(
    "print-scenario", in: .output, means: "print this run as a scenario, which play plays",
    excludes: [.format, .print, .noHeader, .explain])
}

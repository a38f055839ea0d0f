import SnapsimRuns

/// What settling alone takes.
struct SettleOptions: OptionSettings {
  /// Whether the run is printed as a scenario instead of being simulated.
  var printsScenario = false

  static let printScenario = OptionRow<Self>.flag(
    "print-scenario", in: .output, means: "print this run as a scenario, which play plays"
  ) { $0.printsScenario = true }

  static let rows = [printScenario]

  // A scenario has no rows.
  static func options(excludedBy option: Option) -> [Option] {
    option == printScenario.option ? [.format, .print, .noHeader, .explain] : []
  }
}

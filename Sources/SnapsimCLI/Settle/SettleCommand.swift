import SnapsimPictures
import SnapsimRuns
import SnapsimText

/// The default command: gestures settle, and rows, a picture or a scenario tell of it.
struct SettleCommand: Command {
  typealias Options = SettleOptions

  static let name = "settle"
  static let summary = "one row per gesture (the default)"
  static let story = [
    "Settles gestures: one row for each combination of swept numbers, behavior and gesture, the last varying "
      + "fastest. A numeric option of layout or gesture takes a list (1,2,5) or a range from:to:step."
  ]
  static let examples = [
    "snapsim --behavior paging --width 844 --velocity -1200",
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200",
    "snapsim --behavior paging --velocity -1200 --print offset",
  ]
  static let formats = OutputFormat.allCases.filter { $0.kind != .report }
  static let columns = Column.settled

  static func uses(_ option: Option) -> Bool { true }

  static func meaning(of option: Option) -> String? {
    option == .explain ? "say by which steps each row came about" : nil
  }

  private let request: Request<SettleOptions>
  private let session: Session

  init(_ request: Request<SettleOptions>, _ session: Session) {
    self.request = request
    self.session = session
  }

  func run() throws -> ExitCode {
    let options = request.run
    if !options.output.isOfRows {
      warn()
      return try Drawing(options, of: .rests).write(to: session.output, errors: session.errors)
    }
    if request.own.printsScenario {
      let scenario = try ScenarioText(options, request.invocation)
      try session.output.write { $0.append(scenario.text) }
      return .settled
    }
    let rows = try SettledRows(options)
    warn()
    return try rows.write(to: session)
  }

  private func warn() {
    if let stuck = Stuck(request.run) { session.errors.warn(stuck.message) }
  }
}

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

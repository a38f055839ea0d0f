import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Scenarios to be played as a command line asks for it.
struct PlayCommand {
  private let request: Request
  private let records: Bool
  private let paths: [String]

  /// Whether there may be several files, so that each is named.
  private let isSeveral: Bool
  private let session: Session

  init(_ request: Request, _ session: Session) throws {
    let operands = request.invocation.operands
    guard let first = operands.first else {
      throw UsageError("snapsim play needs a file; name one, or - for standard input")
    }
    self.request = request
    records = try PlayOptions(request.invocation).records
    if records, operands.contains("-") {
      throw UsageError("--record writes into the scenario's file, which standard input is not; name a file")
    }
    try request.output.format?.refuse([.print, .noHeader], among: request.run.given)
    paths = try ScenarioFile.paths(operands)
    isSeveral = paths != [first]
    self.session = session
  }

  /// Plays each scenario with each behavior.
  ///
  /// - Returns: whether an expectation was unmet; of several files, the worst result.
  func run() throws -> ExitCode {
    var tally = PlayTally(verdict: CheckVerdict(request.output, of: "steps"))
    if !isSeveral {
      let file = try read(paths[0])
      try play(file, to: try writer(of: file), &tally)
    } else if request.output.allowsClosing, !isReport {
      for path in paths {
        try playing(path, noting: &tally) { file, tally in
          let name = file.scenario.name.map { ": " + $0.escapingControls } ?? ""
          let gap = session.output.isBegun ? "\n" : ""
          try session.output.write { $0.append("\(gap)\(file.name)\(name)\n") }
          try play(file, to: try writer(of: file), &tally)
        }
      }
      try session.output.write { text in
        text.append(ByteText.newline)
        for line in tally.lines { text.append(line + "\n") }
      }
    } else {
      try playTogether(&tally)
    }
    return try finish(&tally)
  }

  private func playTogether(_ tally: inout PlayTally) throws {
    var rows = try RowWriter(PlayedRow.fields(namesFile: true), request.output, holds: true)
    let failures = Failures(errors: session.errors, waits: rows.held != nil)
    defer { failures.report() }
    watch(rows, failures)
    try rows.finishing(session.output, watch: nil) {
      for path in paths {
        try playing(path, noting: &tally) { file, tally in
          rows = try play(file, into: rows, telling: failures, &tally)
        }
      }
    }
  }

  private var isReport: Bool { request.output.format?.kind == .report }

  private func read(_ path: String) throws -> ScenarioFile {
    try ScenarioFile(path, request)
  }

  private func writer(of file: ScenarioFile) throws -> RowWriter<PlayedRow> {
    try RowWriter(
      PlayedRow.fields(behaviors: file.behaviors.map(\.name)), request.output, holds: true,
      single: file.rowCount == 1 ? Column.answer : nil)
  }

  /// Reads one of several files and hands it on; a fault is told, and the others go on.
  private func playing(
    _ path: String, noting tally: inout PlayTally, _ body: (ScenarioFile, inout PlayTally) throws -> Void
  ) throws {
    do {
      try body(try read(path), &tally)
    } catch let error as any CommandError where !(error is OutputError) {
      tally.note(unplayed: path, error)
      try session.output.flush()
      session.errors.report(error.message)
    }
  }

  private func play(_ file: ScenarioFile, to rows: RowWriter<PlayedRow>, _ tally: inout PlayTally) throws {
    let failures = Failures(errors: session.errors, waits: rows.held != nil)
    watch(rows, failures)
    defer { failures.report() }
    try rows.finishing(session.output, watch: nil) {
      _ = try play(file, into: rows, telling: failures, &tally)
    }
    // They stand under the table that they are about.
    try session.output.flush()
  }

  /// Writes the held rows if a behavior crashes.
  private func watch(_ rows: RowWriter<PlayedRow>, _ failures: Failures) {
    session.behaviors.watch?.note { [output = session.output] in
      try? rows.held?.finishEarly(output)
      failures.report()
    }
  }

  private func play(
    _ file: ScenarioFile, into rows: RowWriter<PlayedRow>, telling failures: Failures,
    _ tally: inout PlayTally
  ) throws -> RowWriter<PlayedRow> {
    let recording = records ? try ScenarioRecording(of: file) : nil
    var play = ScenarioPlay(
      file, request.output, to: rows, verdict: tally.verdict, recording: recording, telling: failures,
      in: session)
    let rows = try play.play()
    for told in try play.recording?.write(to: file) ?? [] { session.errors.report(told) }
    tally.note(play)
    return rows
  }

  private func finish(_ tally: inout PlayTally) throws -> ExitCode {
    if let format = request.output.format, isReport {
      let report = Report(name: "snapsim play", subjects: tally.subjects)
      try session.output.write { report.write(to: &$0, as: format) }
    }
    if tally.verdict.hasFailed {
      try session.output.flush()
      try tally.verdict.report(to: session.errors)
    }
    return tally.code
  }
}

import Dispatch
import SnapsimRuns
import SnapsimSystem
import SnapsimText

extension Command {
  static let batch = Command(
    name: "batch", summary: "one gesture per CSV row or JSON line", operand: "[FILE|-]",
    fileEndings: [".csv", ".tsv", ".jsonl", ".ndjson"],
    story: [
      "Reads CSV or TSV with a header, or JSON objects, one per line, and writes one row for each in the same order, as csv "
        + "unless --format says otherwise. Columns are named like options, without the hyphens, and win over the command "
        + "line; all others are handed on in front. --print may name any of them, as it stands in the input: velocity, say, "
        + "or from-offset and from-page beside the result's offset and page. A JSON list becomes lines by jq -c '.[]'.",
      "offset and page are where a gesture begins, also in a log. A column with another word for an option is handed on, "
        + "with a warning; --rename translation=drag,startOffset=offset reads such ones.",
      "A bad row ends the batch with file:line: message and code 65 after the rows before it; with --keep-going "
        + "an empty row takes its place. A row on which a behavior of a file crashes or hangs ends it all the same.",
      "Rows are settled on all cores. Behaviors of a file that name what is shared (help behaviors), or hold objects, "
        + "are asked one row after the other.",
    ],
    examples: [
      "printf 'velocity\\n-1200\\n-300\\n' | snapsim batch --behavior paging",
      "snapsim batch --behavior container-paging --print offset,page gestures.csv",
    ],
    takes: { Option.ofRuns(but: .repeat, .gesture, .open, .explain) + [.keepGoing, .rename] },
    meanings: [
      .format: "how it is written", .behavior: "what adjusts the target",
      .print: "these columns only, the input's among them",
      .rename: "read columns under other names, as translation=drag",
    ],
    defaults: [.format: OutputFormat.csv.rawValue], formats: OutputFormat.ofRows, columns: { Column.settled },
    // What an option needs may stand in a column.
    isCompletedByRows: true,
    run: { try BatchCommand($0, $1).run() })
}

/// A batch, read block by block: each is settled on all cores before the next is read, so that memory stays flat.
final class BatchCommand {
  private let request: Request
  private let renames: [Rename]
  private let session: Session
  private let path: String
  private let name: String
  private let keepsGoing: Bool

  // The faults of the rows so far: how many fail the checks, and whether one was bad.
  private var misaligned = 0
  private var passing = 0
  private var hasBadRow = false

  /// How many bytes of input a thread gets at least, so that a trickle of rows starts none (our choice).
  private static let smallestPart = 1 << 15

  init(_ request: Request, _ session: Session) throws {
    try request.output.checks.refuseAudited(by: "batch")
    if let option = request.run.sweeps.first?.option {
      throw UsageError(
        "\(option.flag) takes one number in a batch, where each row is one gesture; give it one, or a column")
    }
    if request.run.behaviors.count > 1 {
      throw UsageError("a batch takes one --behavior, as it answers each row by one; run it once for each")
    }
    (self.request, self.session) = (request, session)
    renames = try [Rename](request.invocation)
    path = request.invocation.operands.first ?? "-"
    name = InputBlocks.name(of: path)
    keepsGoing = request.invocation.has(.keepGoing)
  }

  func run() throws -> ExitCode {
    if path == "-", Platform.isTerminal(0) {
      session.errors.note(
        "reads rows from the terminal: a line of names such as offset,drag,velocity, then a line for each gesture; "
          + "Ctrl-D ends them")
    }
    return try InputBlocks.reading(path, settle)
  }

  private func settle(_ blocks: inout InputBlocks) throws -> ExitCode {
    guard let form = try blocks.firstLine().map(OutputFormat.init(ofRows:)) else { return .settled }
    blocks.quotesEncloseLines = form.quotesEncloseLines
    guard var block = try blocks.next() else { return .settled }
    if block.first(where: { !$0.isBlank }) == UInt8(ascii: "["), Self.isJSONArray(block) {
      throw BadInput(file: name, line: blocks.line, reason: DataError.isJSONArray.message)
    }
    // Blank lines may have arrived alone, before the first row.
    while block.allSatisfy(\.isBlank) {
      blocks.line += block.count { $0 == ByteText.newline }
      guard let next = try blocks.next() else { return .settled }
      block = next
    }
    let plan = try takeHeader(of: &block, &blocks.line, as: form)
    warn(of: plan.columns, to: session.errors)
    var rows = try plan.writer()
    try rows.begin(session.output)
    let threads = session.behaviors.answersAnyThread ? min(max(1, Platform.cores), SharedPage.mostThreads) : 1
    if threads > 1 { session.behaviors.watch?.noteThreads() }
    let workers = try (0..<threads).map { _ in try BatchWorker(plan) }
    // Rows on a terminal say themselves how far it has come.
    let size = path == "-" ? 0 : Platform.size(of: path)
    let progress = Progress(to: session.errors, isWanted: size > 0 && !session.output.isTerminal)
    defer { progress.clear() }
    while true {
      progress.show("settling \(name)", Double(blocks.byteCount) / Double(max(1, size)))
      blocks.line += try settle(block, from: blocks.line, as: form, by: workers)
      try session.output.flush()
      // Let go of, so that the next one may be read over it.
      block = []
      guard let next = try blocks.next() else { break }
      block = next
    }
    progress.clear()
    return judged()
  }

  /// Whether a text that begins with a bracket is a list of JSON, rather than CSV with an odd header.
  private static func isJSONArray(_ bytes: ArraySlice<UInt8>) -> Bool {
    let content = bytes.drop(while: \.isBlank).dropFirst().first { !$0.isBlank }
    return content.map { "[{]".utf8.contains($0) } ?? true
  }

  /// Reads the names of the columns, and takes the header off the block, or the blank lines before the first object.
  private func takeHeader(
    of block: inout ArraySlice<UInt8>, _ line: inout Int, as form: OutputFormat
  ) throws -> BatchPlan {
    while let first = block.first, first.isBlank, form == .json || first != ByteText.space {
      if first == ByteText.newline { line += 1 }
      block = block.dropFirst()
    }
    do {
      let header = try form.header(of: block)
      let plan = try plan(try renames.renamed(header.names), as: form)
      line += header.lineCount
      block = block[header.end...]
      return plan
    } catch let error where !(error is UsageError) {
      throw BadInput(file: name, line: line, reason: error.words)
    }
  }

  private func plan(_ names: [String], as form: OutputFormat) throws -> BatchPlan {
    let isJSON = form == .json
    let named = try BatchColumns(names)
    let wanted = request.output.columns ?? []
    // Objects need not all have the same keys, so that any may have an option that is named.
    let printable = BatchColumns.settable.filter {
      named.options.contains($0) || request.run.number(of: $0) != nil
        || isJSON && wanted.contains($0.printedName)
    }
    let columns = (isJSON ? try named.withAllOptions() : named).printing(printable, wanted)
    return BatchPlan(
      options: request.run, columns: columns, view: request.views.first, form: form, output: request.output,
      keepsGoing: keepsGoing, keys: isJSON ? columns.names.map(renames.original) : nil)
  }

  /// Warns of columns that are handed on but may have been meant as options, and of a start that may be taken for a rest.
  private func warn(of columns: BatchColumns, to errors: Output) {
    for passed in columns.passed where !Column.settledNames.contains(passed) {
      if let warning = warning(of: passed, in: columns) { errors.warn("the column '\(passed)' \(warning)") }
    }
    guard let start = columns.options.first(where: { [.offset, .page].contains($0) }),
      let result = columns.passed.first(where: BatchColumns.isResult)
    else { return }
    errors.warn(
      "'\(start.name)' is where each gesture begins; '\(result)' looks like where it rested, and is only handed on"
    )
  }

  private func warning(of name: String, in columns: BatchColumns) -> String? {
    if session.commands.option(named: name) != nil {
      return "is handed on as it is: a row cannot set --\(name)"
    }
    if let option = Option.ofRuns.meant(by: name) {
      return columns.options.contains(option)
        ? nil : "names no option and is handed on; to read it as one, --rename \(name)=\(option.name)"
    }
    let meant = Suggestion.nearest(to: name, in: BatchColumns.settable.map(\.name))
    return meant.map { "names no option and is handed on as it is; did you mean \($0)?" }
  }

  private func judged() -> ExitCode {
    if misaligned > 0 {
      session.errors.report(
        "check failed: \(misaligned) \(misaligned == 1 ? "row rests" : "rows rest") misaligned; "
          + "--print misalignment tells by how much")
    }
    if passing > 0, let most = request.output.checks.mostPages {
      session.errors.report(
        "check failed: \(passing) \(passing == 1 ? "row passes" : "rows pass") "
          + "\(RowChecks.pages(beyond: most)); --print start,page tells which")
    }
    return hasBadRow ? .badData : misaligned + passing > 0 ? .found : .settled
  }

  /// Settles a block, in as many parts as pay; tells how many lines it has.
  private func settle(
    _ block: ArraySlice<UInt8>, from line: Int, as form: OutputFormat, by workers: [BatchWorker]
  ) throws -> Int {
    // Before a lost row all others are to be written, so that each is a part then.
    let watch = session.behaviors.watch?.isTelling == true ? session.behaviors.watch : nil
    let most = watch == nil ? min(workers.count, block.count / Self.smallestPart) : block.count
    let parts = InputBlocks.parts(of: block, count: max(1, most), quoted: form.quotesEncloseLines)
    let settle: @Sendable (Int) -> Void = { index in
      BehaviorWatch.$thread.withValue(index) { workers[index].settle(parts[index], firstLine: line) }
    }
    if watch == nil, parts.count > 1 {
      DispatchQueue.concurrentPerform(iterations: parts.count, execute: settle)
    }
    var earlier = 0
    for (index, part) in parts.enumerated() {
      let worker = workers[watch == nil ? index : 0]
      if watch != nil || parts.count == 1 {
        watch?.note(row: "\(name):\(line + earlier)")
        worker.settle(part, firstLine: line)
      }
      try write(worker.rows, after: earlier)
      earlier += worker.rows.lineCount
    }
    return earlier
  }

  private func write(_ rows: BatchRows, after earlier: Int) throws {
    try session.output.write(rows.text)
    misaligned += rows.misaligned
    passing += rows.passing
    for bad in rows.badRows {
      let error = BadInput(file: name, line: earlier + bad.line, reason: bad.reason)
      guard keepsGoing else { throw error }
      hasBadRow = true
      try session.output.flush()
      session.errors.report(error.message)
    }
  }
}

extension Option {
  static let keepGoing = Option(
    "keep-going", in: .output, means: "batch: go on after a bad row, and leave its values empty")
}

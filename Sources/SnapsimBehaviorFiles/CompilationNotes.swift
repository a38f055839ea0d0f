/// What is told of the sources once they are compiled: what makes the behaviors, and what of them was left out.
struct CompilationNotes {
  private let sources: [BehaviorSource]

  /// Notes of some sources.
  init(_ sources: [BehaviorSource]) {
    self.sources = sources
  }

  /// The notes, each a line of its own.
  ///
  /// - Parameter isVerbose: whether each thing that was left out is listed.
  /// - Returns: the lines, of which none stands twice.
  func lines(isVerbose: Bool) -> [String] {
    var lines: [String] = []
    for source in sources { lines += Self.made(source) + source.assumed }
    lines += isVerbose ? cuts.map(Self.listed) : summary.map { [$0] } ?? []
    return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func made(_ source: BehaviorSource) -> [String] {
    guard let found = source.expression.found else { return [] }
    var line =
      "\(source.spec.files[found.file]):\(found.line): the behavior is \(source.expression.text), as here"
    if !found.idle.isEmpty {
      let verb = found.idle.count == 1 ? "does" : "do"
      line += "; \(found.idle.joined(separator: ", ")) \(verb) nothing, as the view's state is not there"
    }
    let files = source.spec.files.joined(separator: "+")
    let others = found.others.map { "'\(files):\($0)'" }
    return [line + (others.isEmpty ? "" : "; others are \(others.joined(separator: ", "))")]
  }

  /// What was cut, of each file by lines, each line once however many specs name it.
  private var cuts: [BehaviorSource.Cut] {
    var cuts: [BehaviorSource.Cut] = []
    for cut in sources.flatMap(\.cuts)
    where !cuts.contains(where: { $0.file == cut.file && $0.line == cut.line }) {
      cuts.append(cut)
    }
    let files = cuts.map(\.file)
    func place(_ cut: BehaviorSource.Cut) -> (Int, Int) { (files.firstIndex(of: cut.file) ?? 0, cut.line) }
    return cuts.sorted { place($0) < place($1) }
  }

  private static func listed(_ cut: BehaviorSource.Cut) -> String {
    "\(cut.file):\(cut.line): left out \(cut.what)\(cut.reason.map { ": " + $0 } ?? "")"
  }

  /// How many things are named that were left out.
  private static let limit = 3

  private var summary: String? {
    let cuts = cuts
    guard let first = cuts.first else { return nil }
    let parts = cuts.prefix(Self.limit).map { "\($0.what) (line \($0.line))" }
    let more = cuts.count - parts.count
    let isOne = cuts.allSatisfy { $0.file == first.file }
    return (isOne ? first.file + ": " : "") + "left out what the behavior does not need: "
      + parts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "") + "; --verbose lists it"
  }
}

/// Notes on compiled files: the expressions that make the behaviors, and the declarations that were left out.
enum CompilationNotes {
  /// The most things named in one note.
  private static let limit = 3

  /// The notes on the files of each spec, each a line of its own, of which none stands twice; `isVerbose` lists each thing
  /// that was left out.
  static func lines(_ answers: [SourceAnswer], isVerbose: Bool) -> [String] {
    let cuts = cuts(answers.flatMap(\.cuts))
    let listed = cuts.map {
      "\($0.file):\($0.line): left out \($0.what)\($0.reason.map { ": " + $0 } ?? "")"
    }
    return (answers.flatMap(\.notes) + (isVerbose ? listed : summary(cuts))).distinct
  }

  /// The cuts of each file by line, each line once however many specs name it.
  private static func cuts(_ all: [SourceAnswer.Cut]) -> [SourceAnswer.Cut] {
    all.map(\.file).distinct.flatMap { file in
      let cuts = all.filter { $0.file == file }
      return Set(cuts.map(\.line)).sorted().compactMap { line in cuts.first { $0.line == line } }
    }
  }

  private static func summary(_ cuts: [SourceAnswer.Cut]) -> [String] {
    guard let first = cuts.first else { return [] }
    let parts = cuts.prefix(limit).map { "\($0.what) (line \($0.line))" }.joined(separator: ", ")
    let more = cuts.count > limit ? " and \(cuts.count - limit) more" : ""
    let file = cuts.allSatisfy { $0.file == first.file } ? first.file + ": " : ""
    return [file + "left out what the behavior does not need: \(parts)\(more); --verbose lists it"]
  }
}

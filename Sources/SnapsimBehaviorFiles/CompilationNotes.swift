/// Notes on compiled files: the expressions that make the behaviors, and what was left out where that is asked for.
enum CompilationNotes {
  /// The notes on the files of each spec, none twice; `isVerbose` lists each thing that was left out.
  static func lines(_ answers: [SourceAnswer], isVerbose: Bool) -> [String] {
    let cuts = cuts(answers.flatMap(\.cuts))
    let listed = cuts.map {
      "\($0.file):\($0.line): left out \($0.what)\($0.reason.map { ": " + $0 } ?? "")"
    }
    return (answers.flatMap(\.notes) + (isVerbose ? listed : [])).distinct
  }

  /// The cuts of each file by line, each line once however many specs name it.
  private static func cuts(_ all: [SourceAnswer.Cut]) -> [SourceAnswer.Cut] {
    all.map(\.file).distinct.flatMap { file in
      let cuts = all.filter { $0.file == file }
      return Set(cuts.map(\.line)).sorted().compactMap { line in cuts.first { $0.line == line } }
    }
  }
}

/// The things fuzzed: each makes an input from dice, runs it, and says what is wrong with the answer.
enum Target: String, CaseIterable {
  case arguments, specs, gestures, csv, jsonLines = "json-lines", scenarios, json, layouts

  /// Runs one input.
  ///
  /// - Returns: what is wrong, or `nil`.
  func run(_ dice: inout Dice, on corpus: Corpus, in scratch: Scratch) -> String? {
    switch self {
    case .arguments: Answer.judge(corpus.arguments(&dice))
    case .specs:
      Answer.judge([
        "--behavior=" + text(dice.mutated(Array(dice.pick(Corpus.specs).utf8), with: Corpus.specSnippets)),
        "--velocity=\(dice.below(4000) - 2000)", "--drag=\(dice.below(400) - 200)",
      ])
    case .gestures:
      Answer.judge([
        "--gesture=velocity=-900",
        "--gesture=" + text(dice.mutated(Array(dice.pick(Corpus.gestures).utf8), with: Corpus.specSnippets)),
        "--behavior=\(dice.pick(Corpus.specs))",
      ])
    case .csv:
      Answer.judge(batch(dice.mutated(dice.pick(Corpus.csv), with: Corpus.csvSnippets), &dice, in: scratch))
    case .jsonLines:
      Answer.judge(
        batch(dice.mutated(dice.pick(Corpus.jsonLines), with: Corpus.jsonSnippets), &dice, in: scratch))
    case .scenarios:
      Answer.judge(
        ["play", scratch.file(dice.mutated(dice.pick(corpus.scenarios), with: Corpus.jsonSnippets))]
          + (dice.once(in: 3) ? ["--format", "json"] : []))
    case .json: JSONDifference.judge(&dice, corpus)
    case .layouts: EdgeLayouts.judge(&dice)
    }
  }

  private func batch(_ bytes: [UInt8], _ dice: inout Dice, in scratch: Scratch) -> [String] {
    let input = dice.once(in: 20) ? dice.noise(300) : bytes
    var arguments = ["batch", scratch.file(input), "--print", "start,offset,page,misalignment,duration"]
    if dice.once(in: 3) { arguments.append("--keep-going") }
    if dice.once(in: 3) { arguments += ["--behavior", dice.pick(Corpus.specs)] }
    if dice.once(in: 3) { arguments += ["--format", dice.pick(["json", "csv", "tsv", "text"])] }
    return arguments
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

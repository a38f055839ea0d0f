import Foundation
import SnapsimText

/// The kinds of inputs: each is made from dice and run; the words tell what is wrong with the answer.
let targets: [(name: String, run: @Sendable (inout Dice, Corpus) throws -> String?)] = [
  ("arguments", { judge($1.arguments(&$0)) }),
  (
    "specs",
    { dice, _ in
      judge([
        "--behavior=" + dice.mutated(dice.pick(Corpus.specs), with: Corpus.specSnippets),
        "--velocity=\(dice.below(4000) - 2000)", "--drag=\(dice.below(400) - 200)",
      ])
    }
  ),
  (
    "gestures",
    { dice, _ in
      judge([
        "--gesture=velocity=-900",
        "--gesture=" + dice.mutated(dice.pick(Corpus.gestures), with: Corpus.specSnippets),
        "--behavior=\(dice.pick(Corpus.specs))",
      ])
    }
  ),
  ("csv", { try batch(&$0, Corpus.csv, Corpus.csvSnippets, in: $1) }),
  ("json-lines", { try batch(&$0, Corpus.jsonLines, Corpus.jsonSnippets, in: $1) }),
  (
    "scenarios",
    { dice, corpus in
      let file = try corpus.file(dice.mutated(dice.pick(corpus.scenarios), with: Corpus.jsonSnippets))
      return judge(["play", file] + (dice.once(in: 3) ? ["--format", "json"] : []))
    }
  ),
  ("json", { compareJSON(&$0, $1) }), ("layouts", { dice, _ in dice.judgeEdgeLayout() }),
]

private func batch(
  _ dice: inout Dice, _ rows: [[UInt8]], _ snippets: [[UInt8]], in corpus: Corpus
) throws -> String? {
  let input = dice.once(in: 20) ? dice.noise(300) : dice.mutated(dice.pick(rows), with: snippets)
  var arguments = ["batch", try corpus.file(input), "--print", "start,offset,page,misalignment,duration"]
  if dice.once(in: 3) { arguments.append("--keep-going") }
  if dice.once(in: 3) { arguments += ["--behavior", dice.pick(Corpus.specs)] }
  if dice.once(in: 3) { arguments += ["--format", dice.pick(["json", "csv", "tsv", "text"])] }
  return judge(arguments)
}

/// The reader of JSON against Foundation's: a text that is JSON to one must be to the other, too.
private func compareJSON(_ dice: inout Dice, _ corpus: Corpus) -> String? {
  let whole =
    dice.once(in: 2) ? dice.pick(corpus.scenarios) : Array(dice.pick(Corpus.jsonLines).prefix { $0 != 0x0A })
  let bytes = dice.mutated(whole, with: Corpus.jsonSnippets)
  let text = String(decoding: bytes, as: UTF8.self)
  // Foundation refuses numbers past a double's range, takes bytes before the text and NULs after it, and a comma before
  // the end of a list or an object.
  guard !text.contains(#/\d{18}|[eE]\+?\d{3}|,\s*[\]}]/#), String(validating: bytes, as: UTF8.self) != nil,
    !bytes.contains(0)
  else { return nil }
  let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  var isJSON = true
  do throws(JSONFlaw) {
    _ = try JSON(bytes)
  } catch {
    // Beyond what is taken.
    if !error.isOfSyntax || error.isOfEscape { return nil }
    isJSON = false
  }
  return isJSON == (value != nil) ? nil : "\(isJSON ? "" : "no ")JSON, otherwise than to Foundation: \(text)"
}

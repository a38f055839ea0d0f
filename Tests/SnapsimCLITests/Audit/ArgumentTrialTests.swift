import ScrollSimulation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Trials of arguments")
struct ArgumentTrialTests {
  private static let words = [
    "audit", "--items", "3", "--effort", "quick", "--only", "hang", "--try-arguments",
  ]

  @Test(
    "what was tried is counted, and values that a behavior does not take are not",
    arguments: [
      ("multiple:of=40", "of 1 other argument tried 1 did no harm\n"),
      ("flick-paging:light=100,fast=900", "of 4 other arguments tried 4 did no harm\n"),
      (
        "container-paging:threshold=0.3",
        "no other argument to try: the spec writes out no number that takes another value\n"
      ),
      ("paging", "no other argument to try: the spec writes out no number that takes another value\n"),
    ])
  func counts(spec: String, expected: String) throws {
    let run = try CapturedRun(Self.words + ["--behavior", spec])
    #expect(run.output.hasSuffix(expected), "\(run.output)")
  }

  @Test("an audit that was not asked to try arguments says nothing of them")
  func notAsked() throws {
    let run = try CapturedRun(Self.words.dropLast() + ["--behavior", "multiple:of=40"])
    #expect(!run.output.contains("argument"))
  }

  @Test("what goes wrong is a note, in each form")
  func notes() throws {
    let layout = try ScrollLayout()
    let findings = Audit(Broken(), on: layout, effort: .quick, checks: ArgumentTrial.checks).findings
    let finding = try #require(findings.first)
    let broken = TriedArgument(spec: "./B.swift:B(0)", value: "0")
    let trials = [
      ArgumentTrial(tried: broken, fault: (finding, "snapsim x")), ArgumentTrial(tried: broken, fault: nil),
    ]
    var text = ByteText()
    trials.writeText(to: &text)
    #expect(
      text.string.contains("\nnote: try-arguments: ./B.swift:B(0): the target is not a finite number\n"))
    #expect(text.string.hasSuffix("\n  $ snapsim x\n\nof 2 other arguments tried 1 did no harm\n"))
    var json = ByteText()
    trials.writeJSON(to: &json)
    #expect(
      json.string.hasPrefix("{\"id\":\"try-arguments\",\"behavior\":\"./B.swift:B(0)\",\"severity\":\"note\"")
    )
    #expect(json.string.split(separator: "\n").count == 1)
    let outcome = trials.outcome(at: nil)
    #expect(outcome.fault?.level == .note)
    #expect(outcome.fault?.command == "snapsim x")
    #expect([ArgumentTrial(tried: broken, fault: nil)].outcome(at: nil).fault == nil)
  }

  private struct Broken: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = .nan }
  }
}

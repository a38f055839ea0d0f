import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The findings of a comparison, way of parting by way of parting.
struct DiffReport {
  private let difference: Difference
  private let old: NamedBehavior
  private let new: NamedBehavior
  private let command: ReproducingCommand

  init(
    _ difference: Difference, of behaviors: (old: NamedBehavior, new: NamedBehavior), _ options: RunOptions
  ) {
    self.difference = difference
    (old, new) = behaviors
    let (one, other) = (old.make(), new.make())
    command = ReproducingCommand(
      behavior: old.spec, other: new.spec,
      pages: { layout in
        let anchors = [one, other].map { $0?.alignment(along: layout.axis) ?? 0 }
        return anchors[0] == anchors[1] ? layout.pageStops(anchor: anchors[0]) : nil
      },
      physics: options.physics, stated: options.given, intent: nil)
  }

  /// Whether they are the same, and each way of parting with a command that shows both.
  func report(isColored: Bool) -> Report {
    let names = (old.name.escapingControls, new.name.escapingControls)
    let layouts = Choice.count(difference.layouts, "layout")
    let verdict =
      if difference.divergences.isEmpty {
        "the same on \(difference.gestures) gestures, \(layouts)"
      } else if difference.differing == 0 {
        "they rest alike on \(difference.gestures) gestures, \(layouts), and part otherwise"
      } else {
        "different on \(difference.differing) of \(difference.gestures) gestures, \(layouts)"
      }
    let outcomes = difference.divergences.map { divergence in
      let count = Choice.count(divergence.count, divergence.kind.isOfGesture ? "gesture" : "case")
      let notes = [count, confines(divergence)].filter { !$0.isEmpty }.joined(separator: "; ")
      return Report.Outcome(
        id: divergence.kind.rawValue,
        fault: Report.Fault(
          level: .error, sentence: "\(divergence.kind.sentence) (\(notes))",
          details: ["\(names.0) \(divergence.old)", "\(names.1) \(divergence.new)"],
          command: command(for: divergence), object: object(of: divergence)))
    }
    let end = difference.isComplete ? [] : ["  given up before the end: they crash or hang too often"]
    let subject = Report.Subject(
      name: "\(old.name) and \(new.name)", outcomes: outcomes, isComplete: difference.isComplete,
      summary: ["\(names.0) and \(names.1): \(verdict)"] + end)
    return Report(name: "snapsim diff", subjects: [subject], isColored: isColored, tellsLevels: false)
  }

  private func object(of divergence: Divergence) -> JSON {
    let example = divergence.counterexample
    return [
      "id": .string(divergence.kind.rawValue), "sentence": .string(divergence.kind.sentence),
      "behavior": .string(old.name), "other": .string(new.name), "result": .string(divergence.old),
      "other-result": .string(divergence.new), "only": .string(confines(divergence)),
      "command": .string(command(for: divergence)), "cases": .number(divergence.count),
      "gestures": .number(difference.gestures), "start": .number(example.start),
      "drag": .number(example.gesture.drag), "velocity": .number(example.gesture.velocity),
    ]
  }

  private func confines(_ divergence: Divergence) -> String {
    var words: [String] = []
    if divergence.isAtEnds { words.append("only at an end") }
    if divergence.leastSpeed > 0 {
      words.append("only from \(divergence.leastSpeed.inSentence) pt/s on, of what was tried")
    }
    if let axis = divergence.axis {
      words.append("only \(axis == .horizontal ? "horizontally" : "vertically")")
    }
    if divergence.isRightToLeft { words.append("only right to left") }
    return words.joined(separator: ", ")
  }

  private func command(for divergence: Divergence) -> String {
    divergence.kind.isOfGesture
      ? command.settle(divergence.counterexample)
      : command.diff(divergence.counterexample.layout)
  }
}

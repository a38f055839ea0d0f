import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  static let diff = Command(
    name: "diff", summary: "whether two behaviors are the same",
    story: [
      "Compares two behaviors, a rewrite with what it replaces say, on the layouts and gestures that audit searches for "
        + "either of them, from every place where the first one rests, and closely around the thresholds of both. Numbers that "
        + "either source states are asked exactly, just below and just above: as velocities in both units, as distances, "
        + "as parts of the container, and as its length. Programs' scrolls, rotations, the target's rectangle and an empty "
        + "container are compared too. It exits with 0 where they are the same, and otherwise with 1, and for each way of "
        + "parting a simple gesture, as a command that shows both.",
      "Any layout option makes it that one layout instead, searched more densely. Offsets that lie closer than "
        + "--tolerance are the same. As text or json, which has an object for each way of parting.",
    ],
    examples: [
      "snapsim diff --behavior flick-paging --behavior flick-paging:most=5 --items 9",
      "snapsim diff --behavior paging --behavior none --items 9 || echo differ",
    ],
    takes: {
      Option.ofRuns(in: .layout, .behavior, .physics).filter { $0 != .intent } + [
        .format, .color, .output, .tolerance, .effort,
      ]
    },
    meanings: [
      .behavior: "the two behaviors; give it twice", .format: "how it is written",
      .tolerance: "offsets closer than this are the same",
    ],
    defaults: [.behavior: nil, .tolerance: "0.000001"], formats: [.text, .json],
    // It watches by itself: what is lost there does not end it.
    isWatched: false,
    run: { request, session in
      let (options, written) = (request.run, request.output)
      let effort: AuditEffort = try request.invocation.value(of: .effort) ?? .normal
      let count = options.namesBehaviors ? options.behaviors.count : 0
      guard count == 2 else {
        throw UsageError(
          "snapsim diff compares two behaviors, and here \(count == 0 ? "is none" : count == 1 ? "is one" : "are \(count)"); "
            + "give --behavior twice, as in --behavior paging --behavior ./MyPaging.swift")
      }
      let (old, new) = (options.behaviors[0], options.behaviors[1])
      _ = try BehaviorWatch.timeLimit()
      let difference = Difference(
        makers: (old.make, new.make),
        layouts: try options.given.contains(where: \.isOfLayout) ? options.sweptLayouts() : nil,
        physics: options.physics, effort: effort,
        tolerance: options.given.contains(.tolerance) ? written.tolerance : ScrollStops.coincidence,
        numbers: old.numbers + new.numbers, watch: session.behaviors.watch?.searches,
        threads: min(old.threads, new.threads))
      let report = difference.report(
        of: old, new, options, isColored: written.color.isOn(for: session.output))
      try session.output.write { report.write(to: &$0, as: written.format ?? .text) }
      return difference.isEmpty ? .settled : .found
    })
}

extension Difference {
  fileprivate func report(
    of old: NamedBehavior, _ new: NamedBehavior, _ options: RunOptions, isColored: Bool
  ) -> Report {
    let made = [old.make(), new.make()]
    let command = ReproducingCommand(
      behavior: old.spec, other: new.spec,
      pages: { layout in
        let anchors = made.map(layout.anchor)
        return anchors[0] == anchors[1] ? layout.pageStops(anchor: anchors[0]) : nil
      }, physics: options.physics, stated: options.given, isForeign: old.isForeign || new.isForeign)
    let names = (old.name.escapingControls, new.name.escapingControls)
    let layouts = layouts.of("layout")
    let verdict =
      if divergences.isEmpty {
        "the same on \(gestures) gestures, \(layouts)"
      } else if differing == 0 {
        "they rest alike on \(gestures) gestures, \(layouts), and part otherwise"
      } else {
        "different on \(differing) of \(gestures) gestures, \(layouts)"
      }
    let outcomes = divergences.map { divergence in
      let (kind, example, confines) = (divergence.kind, divergence.counterexample, divergence.confines)
      let shown = kind.isOfGesture ? command.settle(example) : command.diff(example.layout)
      let count = divergence.count.of(kind.isOfGesture ? "gesture" : "case")
      let notes = count + (confines.isEmpty ? "" : "; " + confines)
      let object: JSON = [
        "id": .string(kind.rawValue), "sentence": .string(kind.sentence), "behavior": .string(old.name),
        "other": .string(new.name), "result": .string(divergence.old),
        "other-result": .string(divergence.new), "only": .string(confines), "command": .string(shown),
        "cases": .number(divergence.count), "gestures": .number(gestures), "start": .number(example.start),
        "drag": .number(example.gesture.drag), "velocity": .number(example.gesture.velocity),
      ]
      return Report.Outcome(
        id: kind.rawValue,
        fault: Report.Fault(
          level: .error, sentence: "\(kind.sentence) (\(notes))",
          details: ["\(names.0) \(divergence.old)", "\(names.1) \(divergence.new)"], command: shown,
          object: object))
    }
    let end = isComplete ? [] : ["  given up before the end: they crash or hang too often"]
    let subject = Report.Subject(
      name: "\(old.name) and \(new.name)", outcomes: outcomes, isComplete: isComplete,
      summary: ["\(names.0) and \(names.1): \(verdict)"] + end)
    return Report(name: "snapsim diff", subjects: [subject], isColored: isColored, tellsLevels: false)
  }
}

extension Divergence {
  fileprivate var confines: String {
    var words: [String] = []
    if isAtEnds { words.append("only at an end") }
    if leastSpeed > 0 { words.append("only from \(leastSpeed.inSentence) pt/s on, of what was tried") }
    if let axis { words.append("only \(axis == .horizontal ? "horizontally" : "vertically")") }
    if isRightToLeft { words.append("only right to left") }
    return words.joined(separator: ", ")
  }
}

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
      let report = DiffReport(difference, of: (old, new), options)
        .report(isColored: written.color.isOn(for: session.output))
      try session.output.write { report.write(to: &$0, as: written.format ?? .text) }
      return difference.isEmpty ? .settled : .found
    })
}

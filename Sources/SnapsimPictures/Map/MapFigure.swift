import ScrollSimulation

/// The maps of some behaviors side by side, ready to be drawn.
package struct MapFigure {
  /// One behavior's map.
  struct Panel {
    package let spec: String

    /// Where its gestures begin, in words; empty where that is varied.
    package let start: String
    package let map: SettlementMap

    /// What is worth saying of it.
    let notes: [String]
  }

  package let subject: MapSubject
  let panels: [Panel]

  /// Where the behaviors differ (1) and where they are the same (0); `nil` where there is only one.
  package let difference: Partition?

  /// The part of the map where they differ, from 0 to 1.
  package let differing: Double

  /// Draws up the figure.
  ///
  /// - Parameters:
  ///   - subject: the quantities and the behaviors.
  ///   - samples: how many samples there are across and upward.
  ///   - tolerance: the misalignment that counts as none, in points.
  /// - Throws: what keeps a gesture from settling.
  package init(_ subject: MapSubject, samples: (x: Int, y: Int), tolerance: Double) throws {
    self.subject = subject
    let (x, y) = (subject.x.axis(samples: samples.x), subject.y.axis(samples: samples.y))
    let behaviors = subject.options.behaviors
    panels = try behaviors.map { behavior in
      let map = try SettlementMap(subject.function(of: behavior, x: x, y: y), tolerance: tolerance)
      return Panel(
        spec: behavior.name, start: try subject.from(behavior), map: map,
        notes: try ThresholdNotes.lines(of: behavior, in: subject, map.outcomes, tolerance: tolerance))
    }
    guard behaviors.count > 1 else {
      (difference, differing) = (nil, 0)
      return
    }
    let functions = behaviors.map { subject.function(of: $0, x: x, y: y) }
    difference = try Partition(x: x, y: y) { x, y in
      let rests = try functions.map { try $0.outcome(x: x, y: y).offset }
      return (rests.max() ?? 0) - (rests.min() ?? 0) > tolerance ? 1 : 0
    }
    let maps = panels.map(\.map)
    let unlike = maps[0].outcomes.indices.count { index in
      let rests = maps.map { $0.outcomes[index].offset }
      return (rests.max() ?? 0) - (rests.min() ?? 0) > tolerance
    }
    differing = Double(unlike) / Double(max(1, maps[0].outcomes.count))
  }

  /// The most pages that any of them moves, either way.
  var mostMoved: (forward: Int, backward: Int) {
    (panels.map(\.map.mostForward).max() ?? 0, panels.map(\.map.mostBackward).max() ?? 0)
  }

  /// Whether any of them rests misaligned anywhere.
  var hasMisalignment: Bool {
    panels.contains { $0.map.misalignment.regions.contains { $0.value == 1 } }
  }
}

import ScrollSimulation

/// The maps of some behaviors side by side, ready to be drawn.
package struct MapFigure {
  /// One behavior's map.
  struct Panel {
    package let spec: String

    /// The start of its gestures, in words; empty where that is varied.
    package let start: String
    package let map: SettlementMap

    let notes: [String]
  }

  package let subject: MapSubject
  let panels: [Panel]

  /// Whether the behaviors differ (1) or are the same (0), for each sample; `nil` where there is only one.
  let difference: [Int]?

  /// The part of the map where they differ, from 0 to 1.
  let differing: Double

  private let tolerance: Double

  /// Draws up the figure.
  ///
  /// - Parameters:
  ///   - subject: the quantities and the behaviors.
  ///   - samples: how many samples there are across and upward.
  ///   - tolerance: the misalignment that counts as none, in points.
  /// - Throws: what keeps a gesture from settling.
  package init(_ subject: MapSubject, samples: (x: Int, y: Int), tolerance: Double) throws {
    self.subject = subject
    self.tolerance = tolerance
    let (x, y) = (subject.x.axis(samples: samples.x), subject.y.axis(samples: samples.y))
    let behaviors = subject.options.behaviors
    panels = try behaviors.map { behavior in
      let map = try SettlementMap(subject.function(of: behavior, x: x, y: y))
      return Panel(
        spec: behavior.name, start: try subject.from(behavior), map: map,
        notes: try ThresholdNotes.lines(of: behavior, in: subject, map.outcomes, tolerance: tolerance))
    }
    guard behaviors.count > 1 else {
      (difference, differing) = (nil, 0)
      return
    }
    let maps = panels.map(\.map.outcomes)
    let difference = maps[0].indices.map { index in
      let rests = maps.map { $0[index].offset }
      return (rests.max() ?? 0) - (rests.min() ?? 0) > tolerance ? 1 : 0
    }
    self.difference = difference
    differing = Double(difference.reduce(0, +)) / Double(max(1, difference.count))
  }

  /// The most pages that any of them moves, either way.
  var mostMoved: (forward: Int, backward: Int) {
    (panels.map(\.map.mostForward).max() ?? 0, panels.map(\.map.mostBackward).max() ?? 0)
  }

  /// Whether any of them rests misaligned anywhere.
  var hasMisalignment: Bool {
    panels.contains { misaligned($0).contains(1) }
  }

  /// Whether each sample of a panel rests misaligned (1).
  func misaligned(_ panel: Panel) -> [Int] {
    panel.map.outcomes.map(Watched.misalignment(tolerance: tolerance).value(of:))
  }
}

/// A slow drag from a stop towards the next one.
struct PageDrag {
  let gesture: Gesture

  /// 1 forward, −1 backward.
  let heading: Double

  /// The way to the next stop, in points.
  let page: Double

  /// The offset at rest, in points, and the way there along the heading.
  let rest: Double
  let advance: Double

  /// The drag in words: `a drag of 9.9 pt forward`.
  var words: String { "a drag of \(abs(gesture.drag).inSentence) pt \(heading > 0 ? "forward" : "backward")" }
}

extension AuditScene {
  /// Drags from a stop over a part of each page beside it, with a velocity against them in points per second.
  ///
  /// None from where a touch moves the content. A page is as long as the one before or after it: a short last one, and
  /// stands at any distance, may have thresholds of their own. The offsets of a band, and uneven stops that are pages of a
  /// layout, are pages where all are to count.
  func pageDrags(
    from stop: Double, over part: (_ page: Double) -> Double, against velocity: Double = 0,
    ofAllPages: Bool = false
  ) -> [PageDrag] {
    guard grid.isStep(stop) || ofAllPages, rest(from: stop, after: Gesture())?.offset.isAt(stop) == true
    else { return [] }
    return [1.0, -1].compactMap { heading in
      guard
        let page = grid.isFree
          ? grid.wayInBand(from: stop, heading: heading)
          : grid.page(from: stop, heading: heading) ?? (ofAllPages ? longPage(from: stop, heading) : nil),
        part(page) > 0
      else { return nil }
      // No command line should show a fraction that nobody drags.
      let drag = (part(page) * 1000).rounded() / 1000
      let gesture = Gesture(forward: heading * drag, at: -heading * velocity, on: layout)
      return rest(from: stop, after: gesture).map {
        PageDrag(
          gesture: gesture, heading: heading, page: page, rest: $0.offset,
          advance: ($0.offset - stop) * heading)
      }
    }
  }

  /// The way to the next stop where that is a page, and does not end the content.
  private func longPage(from stop: Double, _ heading: Double) -> Double? {
    grid.way(from: stop, heading: heading).flatMap { way in
      layout.isPage(way) && !layout.reach.isAt(stop + heading * way) ? way : nil
    }
  }
}

extension AuditGrid {
  /// The way from an offset to the next step, in points.
  fileprivate func way(from offset: Double, heading: Double) -> Double? {
    steps.flatMap { steps in
      (heading > 0 ? steps.next(after: offset) : steps.previous(before: offset)).map {
        abs(steps[$0] - offset)
      }
    }
  }

  /// The way from a step to the next one, where that before or behind it is as long, to half a point; else `nil`.
  fileprivate func page(from start: Double, heading: Double) -> Double? {
    guard let page = way(from: start, heading: heading) else { return nil }
    let others = [
      way(from: start + heading * page, heading: heading), way(from: start, heading: -heading),
    ]
    return others.contains { $0?.isAt(page) == true } ? page : nil
  }
}

extension AuditCheck {
  /// A check of slow drags from a stop; judged where there is a page to drag.
  static func ofDrags(
    _ id: String, _ severity: Severity, sentence: String, assumption: String? = nil, rule: String,
    meaning: String, exception: String? = nil, fix: String,
    drags: @escaping @Sendable (AuditScene, Double) -> [PageDrag],
    fails: @escaping @Sendable (PageDrag) -> Bool,
    explain: @escaping @Sendable (AuditScene, Double, PageDrag) -> String
  ) -> AuditCheck {
    AuditCheck(
      id: id, severity: severity, sentence: sentence, assumption: assumption, rule: rule,
      meaning: meaning, exception: exception, fix: fix, scope: .stop,
      judge: { scene, trial in
        let drags = drags(scene, trial.start)
        guard let drag = drags.first(where: fails) else { return drags.isEmpty ? .notJudged : .passes }
        return .fails {
          explain(scene, trial.start, drag)
        } shownBy: {
          ScrollCase(layout: scene.layout, start: trial.start, gesture: drag.gesture)
        }
      })
  }
}

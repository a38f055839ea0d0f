extension AuditCheck {
  static let driftsByResizing = AuditCheck(
    id: "drifts-by-resizing", severity: .warning,
    sentence: "after a change of size and back the content is elsewhere",
    assumption: "the scroll view changes its size or its insets and gets them back",
    rule: """
      At rest on a stop, in a scroll view of which it is said what stays in place (--keep, or its source): turned and \
      turned back, narrowed to two thirds, a half and a third and widened again, dragged to a half in ten steps and back, \
      and in vertical views under a keyboard of 336 pt that opens and shuts, it rests where it was, to half a point, or where \
      the behavior puts what the view keeps without it. A rest at an end before the last stop's own place is not judged.
      """,
    meaning: """
      After a turn, another window or the keyboard, and back, it is no longer the page that was read.
      """,
    exception: "the app puts the page back by itself.",
    fix: """
      // None does: the scroll view keeps its place, by
      //   .scrollPosition(id: $page)
      // with .scrollTargetLayout() on its stack.
      """,
    scope: .stop,
    judge: { scene, trial in
      guard scene.layout.keep != nil, !scene.grid.isEndBeforeStep(trial.start), scene.questions.askOther(),
        scene.passing([], from: trial.start)?.isAt(trial.start) == true
      else { return .notJudged }
      guard let (words, layouts, rest) = scene.drift(from: trial.start) else { return .passes }
      return .fails {
        let fix = Keep.modifiers.first { keep, _ in
          scene.passing(layouts, from: trial.start, keeping: keep)?.isAt(trial.start) ?? false
        }
        return
          "at rest on \(scene.placeName(trial.start)), \(words) and back it rests on \(scene.placeName(rest))"
          + (fix.map { "; with \($0.name) it stays" } ?? "")
      }
    })

  /// Whether it depends on what stays as the scroll view changes its size.
  package var isOfResizing: Bool { id == Self.driftsByResizing.id || id == Self.resizeLosesPage.id }
}

extension Keep {
  /// The modifier of SwiftUI by which an item stays.
  static let itemModifier = ".scrollPosition(id:)"

  /// The parts that may be kept, each with its modifier.
  fileprivate static let modifiers: [(keep: Keep, name: String)] = [
    (.item, itemModifier), (.bottom, ".defaultScrollAnchor(.bottom)"),
  ]
}

extension AuditScene {
  /// The first passage that does not lead back to where it began, nor to where the view alone is led, and where it leads.
  func drift(from start: Double) -> (words: String, layouts: [ScrollLayout], rest: Double)? {
    let plain = Settling(layout, behavior: nil)
    for (words, layouts) in passages {
      guard let rest = passing(layouts, from: start), !rest.isAt(start),
        let own = passing(layouts, from: start, by: plain), let placed = passing([], from: own)
      else { continue }
      // What the view loses by itself, and the behavior then aligns, is not its doing.
      if !placed.isAt(rest) { return (words, layouts, rest) }
    }
    return nil
  }

  /// The rest after some layouts and the scene's own again; `nil` where the behavior gives none.
  func passing(
    _ layouts: [ScrollLayout], from start: Double, keeping keep: Keep? = nil, by other: Settling? = nil
  ) -> Double? {
    var view = SimulatedScrollView(other ?? settling, offset: start)
    for layout in layouts + [layout] {
      guard questions.askOther(), let kept = try? layout.keeping(keep), (try? view.resize(to: kept)) != nil
      else { return nil }
    }
    return view.offset
  }

  /// Layouts that a scroll view passes through before it is as it was.
  private var passages: [(words: String, layouts: [ScrollLayout])] {
    func narrowed(to part: Double) -> ScrollLayout? { try? layout.with(bounds: layout.bounds * part) }
    var passages: [(String, [ScrollLayout?])] = [("turned", [try? layout.turned()])]
    passages += [("two thirds", 2.0 / 3), ("a half", 0.5), ("a third", 1.0 / 3)].map { name, part in
      ("resized to \(name)", [narrowed(to: part)])
    }
    let steps = (1...10).map { narrowed(to: 1 - Double($0) / 20) }
    passages.append(("dragged to a half in ten steps", steps + steps.dropLast().reversed()))
    if layout.axis == .vertical {
      let typing = try? layout.with(safeArea: layout.safeArea(underKeyboard: 336))
      passages.append(("under a keyboard of 336 pt", [typing]))
    }
    return passages.compactMap { words, layouts in
      layouts.contains(nil) ? nil : (words, layouts.compactMap { $0 })
    }
  }
}

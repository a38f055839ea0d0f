import ScrollSimulation

/// A command line that, pasted, does something again.
package struct ReproducingCommand {
  package let behavior: String
  package var other: String?

  /// The pages of a layout as the behavior aligns them; `nil` where the two of them do so differently.
  package let pages: (ScrollLayout) -> ScrollStops?

  /// The physics, and the options of which the command line stated it.
  private let physics: ScrollPhysics
  private let stated: [Option]
  package let intent: String?
  private let isForeign: Bool
  private let isOfView: Bool

  package init(
    behavior: String, other: String? = nil, pages: @escaping (ScrollLayout) -> ScrollStops?,
    physics: ScrollPhysics, stated: [Option], intent: String? = nil, isForeign: Bool,
    isOfView: Bool = false
  ) {
    (self.behavior, self.other, self.pages) = (behavior, other, pages)
    (self.physics, self.stated) = (physics, stated)
    (self.intent, self.isForeign, self.isOfView) = (intent, isForeign, isOfView)
  }

  /// The command that performs the gestures of a case, and judges them; those that crash end it without a check.
  package func settle(_ shown: ScrollCase, checking check: AuditCheck? = nil, atMost most: Int? = nil)
    -> String
  {
    var words = ["snapsim"] + behaviorWords
    var layout = LayoutOptions(shown.layout)
    if !(check?.isOfResizing ?? false) {
      // What stays as the layout changes is nothing to a gesture, but that pages of the user's are counted by an anchor.
      if !isForeign || !(layout.keep?.isAnchor ?? false) { layout.keep = nil }
      // The view that attaches it is read anew, and from its file alone another safe area may follow.
      if isOfView { layout.safeArea = shown.layout.safeArea }
    }
    words += layout.words()
    var gesture = GestureOptions()
    (gesture.drag, gesture.velocity) = (shown.gesture.drag, shown.gesture.velocity)
    gesture.repeats = shown.repeats
    gesture.begin(at: shown.start, in: pages(shown.layout))
    words += gesture.words()
    words += physicsWords(unit: shown.contextVelocity)
    if let text = intent ?? most.map({ "at-most=\($0)" }) {
      words += [Option.intent.flag, Self.quoted(text)]
    }
    if let check { words += [Option.check.flag, check.id] }
    return words.joined(separator: " ")
  }

  package func diff(_ layout: ScrollLayout) -> String { search("diff", on: layout) }

  private var behaviorWords: [String] {
    ([behavior] + (other.map { [$0] } ?? [])).flatMap { [Option.behavior.flag, Self.quoted($0)] }
  }

  package func audit(_ layout: ScrollLayout, by check: AuditCheck) -> String {
    search("audit", on: layout, ["--only", check.id, "--verbose"])
  }

  private func search(_ command: String, on layout: ScrollLayout, _ others: [String] = []) -> String {
    let described = LayoutOptions(layout).words()
    // Any layout option makes it this layout instead of the matrix.
    let words = ["snapsim", command] + behaviorWords + (described.isEmpty ? ["--items", "20"] : described)
    return (words + physicsWords(unit: nil) + others).joined(separator: " ")
  }

  private func physicsWords(unit: ScrollPhysics.VelocityUnit?) -> [String] {
    var physics = physics
    physics.contextVelocity = unit ?? physics.contextVelocity
    return physics.words(stating: stated)
  }

  /// A word as a shell takes it for one.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:=,+@%".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

// Commands for what has just been asked of a behavior that did not come back.
extension ReproducingCommand {
  package static func typed(_ arguments: [String]) -> String {
    (["snapsim"] + arguments.map(quoted)).joined(separator: " ")
  }

  /// The command that asks a behavior once more, by the options given, and by those noted of a row, which win.
  package static func ask(
    _ spec: String, _ context: ScrollTargetBehaviorContext?, given: [[String]], noted: [[String]]
  ) -> String {
    var words = ["snapsim"]
    for option in given.filter({ option in !noted.contains { $0.first == option.first } }) + noted {
      words += option.map(quoted)
    }
    words += [Option.behavior.flag, quoted(spec)]
    if let context { words += gestureWords(context) }
    return words.joined(separator: " ")
  }

  private static func gestureWords(_ context: ScrollTargetBehaviorContext) -> [String] {
    let axis = context.axis
    let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
    let forward: Double = isReversed ? 1 : -1
    let start = context.originalTarget.offset(along: axis)
    let band = RubberBand(dimension: context.bounds(along: axis))
    let reach = context.reach(along: axis)
    func dragged(_ offset: Double) -> Double {
      offset < 0 || offset > reach ? band.draggedOffset(displayed: offset, reach: reach) ?? offset : offset
    }
    // Drag and velocity have been turned round and scaled; the offset stands as it was.
    var gesture = GestureOptions()
    gesture.begin(at: start, in: nil)
    gesture.drag = (forward * (dragged(context.released(along: axis)) - dragged(start))).rounded(to: 9)
    gesture.velocity = (forward * 1000 * context.modelVelocity(along: axis)).rounded(to: 9)
    return gesture.words()
  }
}

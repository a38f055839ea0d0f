import ScrollSimulation
import SnapsimText

/// How a rest came about, step by step, with what each step rests on: measured, documented, or a model's choice.
package struct Explanation {
  private typealias Line = (step: String, text: String)
  private var lines: [Line]

  package init(_ settlement: Settlement, of gesture: Gesture, by named: NamedBehavior, _ settling: Settling) {
    let layout = settling.layout
    let rule = settling.rule(for: settlement, gesture)
    let cut = settlement.proposed == settlement.projected ? "within" : "cut to"
    lines = Self.view(named)
    lines += [
      ("start", Self.start(settlement.start, layout)),
      ("released", Self.released(settlement.released, drag: gesture.drag, layout)),
      ("projected", Self.projected(settlement, settling)),
      ("proposed", "\(settlement.proposed.inSentence): \(cut) 0…\(layout.reach.inSentence)"),
    ]
    let hasBehavior = settling.behavior != nil
    if hasBehavior { lines += Self.told(settlement, of: gesture, by: settling) }
    let reason = hasBehavior ? rule ?? Self.deed(settlement, named) : "no behavior, so the proposal"
    lines += [
      ("target", "\(settlement.target.inSentence): \(reason)"),
      ("settled", Self.settled(settlement, settling)),
    ]
  }

  /// Explains the rest after another size or other insets: by what stays, or by the behavior.
  package init(_ relocation: Relocation, by named: NamedBehavior, on layout: ScrollLayout) {
    let (kept, offset) = (relocation.proposed.inSentence, relocation.offset.inSentence)
    let reason =
      switch layout.keep {
      case nil, .offset: "the offset stays, within 0…\(layout.reach.inSentence)"
      case .item, .anchor: "the item stays, within 0…\(layout.reach.inSentence)"
      case .bottom: "the end stays while it is shown, and from elsewhere the offset"
      }
    lines = Self.view(named)
    lines += [
      ("start", relocation.start.inSentence), ("kept", "\(kept): \(reason)"),
      (
        "settled",
        "\(offset): \(relocation.isKept ? "as it was kept" : "\(named.name.escapingControls) moved it from \(kept)")"
      ),
    ]
  }

  /// Writes a line for each step: for people under the last row, else to standard error, beside data for programs.
  package func write<Record>(
    below rows: RowWriter<Record>, _ asked: OutputOptions, to output: Output, errors: Output
  ) throws {
    if asked.explainsInline {
      try rows.note(to: output) { $0.append(text) }
    } else {
      try errors.write { $0.append(text) }
    }
  }

  var text: String { lines.map { "  \($0.step.padded(to: 10))\($0.text)\n" }.joined() }

  private static func view(_ named: NamedBehavior) -> [Line] {
    named.view.map { [("view", $0.escapingControls)] } ?? []
  }

  private static func start(_ offset: Double, _ layout: ScrollLayout) -> String {
    let place =
      offset < 0
      ? "past the leading end, as displayed"
      : offset > layout.reach
        ? "past the trailing end (\(layout.reach.inSentence)), as displayed"
        : "within 0…\(layout.reach.inSentence)"
    return "\(offset.inSentence): \(place)"
  }

  private static func released(_ offset: Double, drag: Double, _ layout: ScrollLayout) -> String {
    if drag == 0 { return "\(offset.inSentence): no drag" }
    let band =
      offset < 0 || offset > layout.reach
      ? ", through the rubber band of bounds \(layout.bounds.inSentence) (measured)" : ""
    return "\(offset.inSentence): a drag of \(drag.inSentence)\(band)"
  }

  private static func projected(_ settlement: Settlement, _ settling: Settling) -> String {
    let projected = settlement.projected.inSentence
    let speed = 1000 * abs(settlement.velocity)
    guard speed > 1000 * DecelerationRate.restSpeed else {
      return
        "\(projected): let go at rest (a fling is faster than \((1000 * DecelerationRate.restSpeed).inSentence) pt/s)"
    }
    let direction = settlement.velocity > 0 ? "forward" : "backward"
    let evidence = settling.physics.projection == .uikit ? "measured" : "published"
    let own =
      settlement.rate == settling.physics.rate
      ? ""
      : settlement.rate == .fast
        ? ", the fast rate, as the behavior limits scrolling" : ", the rate that the layout sets"
    return
      "\(projected): runs on \(direction) at \(speed.inSentence) pt/s, by the \(settling.physics.projection.rawValue) "
      + "projection (\(evidence)), keeping \(settlement.rate.perMillisecond) per ms\(own)"
  }

  /// The question to the behavior, by the names of SwiftUI's context, and its answer.
  private static func told(_ settlement: Settlement, of gesture: Gesture, by settling: Settling) -> [Line] {
    let layout = settling.layout
    let isHorizontal = layout.axis == .horizontal
    let (edge, component) = isHorizontal ? ("minX", "dx") : ("minY", "dy")
    let answer = settling.answer(for: settlement, gesture)
    let origin = Double(isHorizontal ? answer.rect.minX : answer.rect.minY)
    var changes: [String] = []
    if answer.rect.size != layout.containerSize { changes.append("rect.size \(words(answer.rect.size))") }
    if let anchor = answer.anchor {
      changes.append("anchor (\(Double(anchor.x).inSentence), \(Double(anchor.y).inSentence))")
    }
    if origin != settlement.target, !changes.isEmpty {
      changes.append("so offset \(settlement.target.inSentence)")
    }
    let unit = settling.physics.contextVelocity == .perSecond ? "pt/s" : "pt/ms"
    let velocity = settling.told(gesture.velocity).inSentence
    func words(_ size: CGSize) -> String {
      "\(Double(size.width).inSentence) x \(Double(size.height).inSentence)"
    }
    return [
      (
        "told",
        "originalTarget.rect.\(edge) \(settlement.start.inSentence), velocity.\(component) \(velocity) \(unit), "
          + "axes \(layout.scrollsBothWays ? "both" : isHorizontal ? "horizontal" : "vertical"),"
      ),
      ("", "containerSize \(words(layout.containerSize)), contentSize \(words(layout.contentSize))"),
      (
        "answered",
        (["target.rect.\(edge) \(origin.inSentence), where \(settlement.proposed.inSentence) was proposed"]
          + changes).joined(separator: "; ")
      ),
    ]
  }

  private static func deed(_ settlement: Settlement, _ named: NamedBehavior) -> String {
    let change = settlement.target - settlement.proposed
    let deed = change == 0 ? "left the proposal alone" : "moved the proposal by \(change.inSentence)"
    return "\(named.name.escapingControls) \(deed)"
  }

  private static func settled(_ settlement: Settlement, _ settling: Settling) -> String {
    let reach = settling.layout.reach
    let isCut = settlement.offset == 0 || settlement.offset == reach
    let how =
      if settlement.offset == settlement.target {
        ""
      } else if settling.behavior != nil || isCut {
        "cut to 0…\(reach.inSentence); "
      } else {
        "free deceleration lands a little short of what it announces (measured); "
      }
    return "\(settlement.offset.inSentence): \(how)page \(settlement.page), item \(settlement.item), "
      + settling.grids.fit(of: settlement)
  }
}

extension Grids {
  /// How a rest fits the items, in words: aligned, at an end where no item is, or by how much it misses.
  package func fit(of settlement: Settlement) -> String {
    if settlement.misalignment != 0 { return "misaligned by \(settlement.misalignment.inSentence)" }
    let isOnStop = abs(settlement.offset - items.unclamped(settlement.item)) <= Settlement.tolerance
    if isOnStop { return "aligned" }
    if settlement.offset <= Settlement.tolerance { return "at the beginning" }
    return settlement.offset >= items.reach - Settlement.tolerance ? "at the end" : "aligned"
  }
}

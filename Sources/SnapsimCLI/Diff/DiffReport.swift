import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// What a comparison found, written for people or for programs.
struct DiffReport {
  private let difference: Difference
  private let old: NamedBehavior
  private let new: NamedBehavior
  private let command: ReproducingCommand

  /// Whether what they differ in is red.
  var isColored = false

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

  /// Writes whether they are the same, and each way of parting with a command that shows both.
  func writeText(to text: inout ByteText) {
    let layouts = difference.layouts == 1 ? "1 layout" : "\(difference.layouts) layouts"
    text.append("\(old.name.escapingControls) and \(new.name.escapingControls): ")
    if difference.divergences.isEmpty {
      text.append("the same on \(difference.gestures) gestures, \(layouts)\n")
    } else if difference.differing == 0 {
      text.append("they rest alike on \(difference.gestures) gestures, \(layouts), and part otherwise\n")
    } else {
      text.append("different on \(difference.differing) of \(difference.gestures) gestures, \(layouts)\n")
    }
    if !difference.isComplete {
      text.append("  given up before the end: they crash or hang too often\n")
    }
    for divergence in difference.divergences {
      let confines = confines(divergence)
      let kind = divergence.kind.rawValue
      text.append("\n\(isColored ? kind.inRed : kind): \(divergence.kind.sentence)")
      text.append(
        " (\(count(divergence))\(confines.isEmpty ? "" : "; " + confines.joined(separator: ", ")))\n")
      text.append("  \(old.name.escapingControls) \(divergence.old)\n")
      text.append("  \(new.name.escapingControls) \(divergence.new)\n")
      text.append("  $ \(command(for: divergence))\n")
    }
  }

  /// Writes an object for each way of parting.
  func writeJSON(to text: inout ByteText) {
    for divergence in difference.divergences {
      let gesture = divergence.counterexample.gesture
      text.append("{")
      let strings = [
        ("id", divergence.kind.rawValue), ("sentence", divergence.kind.sentence),
        ("behavior", old.name), ("other", new.name), ("result", divergence.old),
        ("other-result", divergence.new),
        ("only", confines(divergence).joined(separator: ", ")), ("command", command(for: divergence)),
      ]
      for (key, value) in strings {
        JSONText.string(key, to: &text)
        text.append(":")
        JSONText.string(value, to: &text)
        text.append(",")
      }
      text.append("\"cases\":\(divergence.count),\"gestures\":\(difference.gestures),\"start\":")
      text.append(number: divergence.counterexample.start)
      text.append(",\"drag\":")
      text.append(number: gesture.drag)
      text.append(",\"velocity\":")
      text.append(number: gesture.velocity)
      text.append("}\n")
    }
  }

  private func count(_ divergence: Divergence) -> String {
    let noun = divergence.kind.isOfGesture ? "gesture" : "case"
    return "\(divergence.count) \(noun)\(divergence.count == 1 ? "" : "s")"
  }

  /// To what it is confined, in words.
  private func confines(_ divergence: Divergence) -> [String] {
    let confines = divergence.confines
    var words: [String] = []
    if confines.isAtEnds { words.append("only at an end") }
    if confines.leastSpeed > 0 {
      words.append("only from \(confines.leastSpeed.inSentence) pt/s on, of what was tried")
    }
    if let axis = confines.axis {
      words.append("only \(axis == .horizontal ? "horizontally" : "vertically")")
    }
    if confines.isRightToLeft { words.append("only right to left") }
    return words
  }

  private func command(for divergence: Divergence) -> String {
    divergence.kind.isOfGesture
      ? command.settle(Demonstration(divergence.counterexample))
      : command.diff(divergence.counterexample.layout)
  }
}

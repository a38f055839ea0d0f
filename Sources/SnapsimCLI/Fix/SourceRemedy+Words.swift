import ScrollSimulation
import SnapsimBehaviorFiles

extension SourceRemedy.Kind {
  /// The checks whose findings it may put right.
  var checks: [String] {
    switch self {
    case .clamp: ["out-of-range", "short-content-moves"]
    case .end: ["unreachable-stop", "against-gesture"]
    case .guardDivisor: ["non-finite", "empty-container"]
    case .axisOrigin: ["other-axis", "changed-rect"]
    case .mirrorVelocity: ["right-to-left"]
    case .velocityUnit: ["velocity-unit"]
    case .earlyReturn, .missingElse: ["misaligned-rest"]
    }
  }
}

extension SourceRemedy {
  /// The advice for a finding, in the file's own names; `nil` where no one line is meant.
  var advice: String? {
    // Of several places none is the one.
    if [.clamp, .axisOrigin].contains(kind), edits.count != 1 { return nil }
    return switch kind {
    case .clamp: "end with `min(max(0, \(isLong ? "x" : name)), end)` at line \(line), or rest on the end"
    case .end:
      "line \(line) never rests on the end; do so where that is nearer than \(isLong ? "what it assigns" : "`\(name)`")"
    case .guardDivisor: "`\(name)` may be 0 at line \(line): return before dividing"
    case .axisOrigin: "line \(line) assigns more than one coordinate; assign `\(name)`"
    case .mirrorVelocity:
      "`\(name)` is physical: mirror it where `layoutDirection` is right-to-left (line \(line))"
    case .velocityUnit: "line \(line) compares a velocity, `\(name)`; compare distances, or know the unit"
    case .earlyReturn: "line \(line) returns \(name), and the content stays where it is then"
    case .missingElse: "line \(line) has no `else`: unless `\(name)` the content stays where it is"
    }
  }

  /// Whether its name is too long to be read in a sentence.
  private var isLong: Bool { name.count > 40 || name.contains("\n") }
}

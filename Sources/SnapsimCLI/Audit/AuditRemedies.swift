import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimText

// What may be written instead, where the behavior's file has a place for it.
extension AuditReport {
  /// The remedy that a finding means; `nil` where there is none, or several.
  private func remedy(for finding: Finding) -> SourceRemedy? {
    let meant = (notes?.remedies ?? []).filter { remedy in
      guard remedy.kind.checks.contains(finding.id) else { return false }
      return switch remedy.kind {
      case .clamp: given(in: finding) == nil
      case .end:
        finding.id == "unreachable-stop"
          && finding.counterexample.start == finding.counterexample.layout.reach
      case .earlyReturn, .missingElse:
        target(finding.counterexample).map { $0.target == $0.proposed } ?? false
      default: true
      }
    }
    return meant.count == 1 ? meant[0] : nil
  }

  private func target(_ shown: ScrollCase) -> (target: Double, proposed: Double)? {
    Audit.target(of: shown, behavior.make, options.physics, watch: watch)
  }

  /// The target past the content that the attaching view passes as a number: nothing in the behavior is wrong then.
  func given(in finding: Finding) -> (target: Double, place: SourcePlace)? {
    guard SourceRemedy.Kind.clamp.checks.contains(finding.id), let reading, let notes,
      let target = target(finding.counterexample)?.target, target > 0
    else { return nil }
    // Of multiples the first is the length that is passed, and set by nobody.
    let isOfMultiples =
      audit.learned?.seen.contains { if case .multiples = $0.pattern { true } else { false } } ?? false
    if isOfMultiples { return nil }
    // An argument may be a constant of the view's, which the expression has as a number.
    let isTyped = BehaviorFileSpec(behavior.spec)?.expression != nil
    let numbers = (isTyped ? reading.behavior.written : notes.expression)
      .split { !$0.isNumber && !$0.isLetter && $0 != "." && $0 != "_" }.compactMap { Double($0) }
    // A place stays, wherever the gesture begins; a step goes along.
    var other = finding.counterexample
    other.start += other.layout.container / 2
    guard numbers.contains(target), self.target(other)?.target == target else { return nil }
    return (target, SourcePlace(file: reading.behavior.file ?? reading.file, line: reading.behavior.line))
  }

  /// Advice at the line that a finding means, with the file where that is not the view's.
  func advice(on finding: Finding) -> String? {
    if let (target, place) = given(in: finding) {
      return "line \(place.line) passes \(target.inSentence), past the end of such content; pass less there"
    }
    guard let advice = remedy(for: finding)?.advice else { return nil }
    guard let file = notes?.file, let view = reading?.file, view != file else { return advice }
    return "\(file): \(advice)"
  }

  /// The place in a file that a finding means, or that decided.
  func place(of finding: Finding, in file: String) -> SourcePlace? {
    if let place = given(in: finding)?.place {
      if place.file == file { return place }
    } else if notes?.file == file, let remedy = remedy(for: finding) {
      return SourcePlace(file: file, line: remedy.line, column: remedy.column)
    }
    guard let decided = finding.place, decided.hasPrefix(file + ":"),
      let line = Int(decided.dropFirst(file.count + 1))
    else { return nil }
    return SourcePlace(file: file, line: line)
  }
}

extension SourceRemedy.Kind {
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

  private var isLong: Bool { name.count > 40 || name.contains("\n") }
}

import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimText

/// The remedies of a behavior as a view attaches it.
struct MeantRemedies {
  let spec: String
  let notes: SpecNotes?

  /// The scroll view that attaches it, if one does.
  let view: ScrollViewReading?

  /// The pattern that it was seen to follow.
  let learned: LearnedBehavior?

  /// The target of a case, and what was proposed.
  let target: (ScrollCase) -> (target: Double, proposed: Double)?

  /// The remedy that a finding means; `nil` where there is none, or several.
  func remedy(for finding: Finding) -> SourceRemedy? {
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

  /// The target past the content that is a number of the attaching view, whose author may have meant it: nothing in the
  /// behavior is wrong then.
  func given(in finding: Finding) -> (target: Double, place: SourcePlace)? {
    guard SourceRemedy.Kind.clamp.checks.contains(finding.id), let view, let notes,
      let target = target(finding.counterexample)?.target, target > 0
    else { return nil }
    // Of multiples the first is the length that is passed, and set by nobody.
    let isOfMultiples =
      learned?.seen.contains { if case .multiples = $0.pattern { true } else { false } } ?? false
    if isOfMultiples { return nil }
    // An argument may be a constant of the view's, which the expression has as a number.
    let isTyped = BehaviorFileSpec(spec)?.expression != nil
    let numbers = (isTyped ? view.behavior.written : notes.expression)
      .split { !$0.isNumber && !$0.isLetter && $0 != "." && $0 != "_" }.compactMap { Double($0) }
    // A place stays, wherever the gesture begins; a step goes along.
    var other = finding.counterexample
    other.start += other.layout.container / 2
    guard numbers.contains(target), self.target(other)?.target == target else { return nil }
    return (target, SourcePlace(file: view.behavior.file ?? view.file, line: view.behavior.line))
  }

  /// Advice at the line that a finding means, with the file where that is not the view's.
  func advice(on finding: Finding) -> String? {
    if let (target, place) = given(in: finding) {
      return "line \(place.line) passes \(target.inSentence), past the end of such content; pass less there"
    }
    guard let advice = remedy(for: finding)?.advice else { return nil }
    guard let file = notes?.file, let view = view?.file, view != file else { return advice }
    return "\(file): \(advice)"
  }

  /// The place in a file that a finding means.
  func place(of finding: Finding, in file: String) -> SourcePlace? {
    if let place = given(in: finding)?.place { return place.file == file ? place : nil }
    guard notes?.file == file, let remedy = remedy(for: finding) else { return nil }
    return SourcePlace(file: file, line: remedy.line, column: remedy.column)
  }
}

/// The branches, conditions and settings of the target of a behavior's source, and whether any call has reached them.
package struct CountedSource: Sendable {
  /// A branch, a part of a condition as it is written, or a statement that sets the target: its file and line, from 1; the
  /// component of the velocity that is compared, `dx` or `dy`, empty for either, `nil` where none is; and the part that it
  /// has in a decision: 2 of a way, 1 of a setting of the target, 0 of none.
  package typealias Counted = (file: String, line: Int, condition: String?, velocity: String?, weight: Int)

  private let places: [Counted]

  /// The notes since they were last taken: of each branch that it was entered, of each condition that it was true and that
  /// it was false.
  let reached: @Sendable () -> [Bool]

  package init(places: [Counted] = [], reached: @escaping @Sendable () -> [Bool] = { [] }) {
    (self.places, self.reached) = (places, reached)
  }

  /// The line that decides a question, `./A.swift:5`: the last way that is taken, or else where the target is set last;
  /// `nil` where nothing is noted.
  func line(deciding ask: () -> Void) -> String? {
    if places.isEmpty { return nil }
    _ = reached()
    ask()
    let taken = noted(reached()).filter { $0.counted.weight > 0 && ($0.isTrue || $0.isFalse ?? false) }
    // The later of two in one line.
    let decisive = taken.map(\.counted).reversed().max { ($0.weight, $0.line) < ($1.weight, $1.line) }
    return decisive.map { "\($0.file):\($0.line)" }
  }

  private func noted(_ notes: [Bool]) -> [(counted: Counted, isTrue: Bool, isFalse: Bool?)] {
    var notes = notes[...]
    if notes.isEmpty { return [] }
    return places.map { ($0, notes.popFirst() ?? true, $0.condition == nil ? nil : notes.popFirst() ?? true) }
  }

  /// The finding on what no call has reached, velocities first; `nil` where all was reached, or nothing is noted.
  ///
  /// What the calls since a first look have missed is searched for further, before it is told.
  /// Where only the axis of the layout scrolls, what was seen on the other one does not count, and the velocity along that
  /// is none.
  func finding(
    on layout: ScrollLayout, alone isAlone: Bool = false, seen look: [Bool] = [], after searchOn: () -> Void
  ) -> Finding? {
    var notes = reached()
    if unreached(notes).isEmpty { return nil }
    searchOn()
    for more in [isAlone ? [] : look, reached()] where !more.isEmpty {
      notes = zip(notes, more).map { $0 || $1 }
    }
    let all = unreached(notes)
    if all.isEmpty { return nil }
    /// Whether a velocity is compared that the layout has.
    func isAlong(_ counted: Counted) -> Bool {
      counted.velocity.map { $0 != (layout.axis == .horizontal ? "dy" : "dx") } ?? false
    }
    // What compares the velocity of either axis is meant for either.
    let isOfOther = isAlone && !places.contains(where: isAlong)
    func isOfVelocity(_ counted: Counted) -> Bool {
      counted.velocity != nil && (isOfOther || isAlong(counted))
    }
    let ofVelocity = all.filter { isOfVelocity($0.counted) }
    let unreached = ofVelocity + all.filter { !isOfVelocity($0.counted) }
    let most = 4
    let more = unreached.count > most ? ["and \(unreached.count - most) more"] : []
    let isOfVelocity = !ofVelocity.isEmpty
    let lines = unreached.prefix(most).map { counted, words in
      let isAcross = counted.velocity != nil && !isAlong(counted)
      return "\(counted.file):\(counted.line): \(words)"
        + (isAcross ? ", and the view scrolls the other way" : "")
    }
    let shown = ScrollCase(layout: layout, start: 0, gesture: Gesture())
    return Finding(
      check: .neverReached, severity: isOfVelocity ? .warning : .note,
      assumption: isOfVelocity ? AuditCheck.neverReached.assumption : nil, isOrdinary: true,
      cases: places.count, failures: unreached.count, counterexample: shown, asker: nil,
      demonstration: shown, assumedMost: nil, explanation: (lines + more).joined(separator: "; "), place: nil)
  }

  /// The places of which a part was never reached, each with the fact in words.
  private func unreached(_ notes: [Bool]) -> [(counted: Counted, words: String)] {
    var unreached: [(counted: Counted, words: String)] = []
    for (counted, isTrue, isFalse) in noted(notes) {
      guard let condition = counted.condition else {
        // What is said of the condition above says it of its branch.
        let isTold = unreached.last.map { 0...1 ~= counted.line - $0.counted.line } ?? false
        if !isTrue, !isTold, counted.weight != 1 { unreached.append((counted, "is never reached")) }
        continue
      }
      if isTrue != isFalse {
        unreached.append((counted, "`\(condition)` is \(isTrue ? "always" : "never") true"))
      }
    }
    return unreached
  }
}

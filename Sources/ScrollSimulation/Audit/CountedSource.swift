/// The branches and conditions of a behavior's source, and whether any call has reached them.
package struct CountedSource: Sendable {
  /// A branch, or a part of a condition as it is written.
  package struct Counted: Sendable {
    /// The file and the line, from 1.
    let file: String
    let line: Int
    let condition: String?

    /// The component of the velocity that is compared: `dx`, `dy`, empty for either; `nil` where none is.
    let velocity: String?

    /// Takes what the source says.
    package init(file: String, line: Int, condition: String?, velocity: String? = nil) {
      (self.file, self.line, self.condition, self.velocity) = (file, line, condition, velocity)
    }

    /// Whether a velocity is compared that a layout has.
    func isOfVelocity(on layout: ScrollLayout) -> Bool {
      velocity.map { $0 != (layout.axis == .horizontal ? "dy" : "dx") } ?? false
    }
  }

  private let places: [Counted]
  private let reached: @Sendable () -> [Bool]

  /// Takes the places, and what tells of each branch that it was entered, and of each condition that it was true and that
  /// it was false.
  package init(places: [Counted] = [], reached: @escaping @Sendable () -> [Bool] = { [] }) {
    (self.places, self.reached) = (places, reached)
  }

  /// The finding on what no call so far has reached, velocities first; `nil` where all was, or nothing is noted.
  func finding(on layout: ScrollLayout) -> Finding? {
    let all = unreached
    if all.isEmpty { return nil }
    let ofVelocity = all.filter { $0.counted.isOfVelocity(on: layout) }
    let unreached = ofVelocity + all.filter { !$0.counted.isOfVelocity(on: layout) }
    let most = 4
    let more = unreached.count > most ? ["and \(unreached.count - most) more"] : []
    let isOfVelocity = !ofVelocity.isEmpty
    let lines = unreached.prefix(most).map { "\($0.counted.file):\($0.counted.line): \($0.words)" }
    let shown = ScrollCase(layout: layout, start: 0, gesture: Gesture())
    return Finding(
      check: .neverReached, severity: isOfVelocity ? .warning : .note,
      assumption: isOfVelocity ? AuditCheck.neverReached.assumption : nil, isOrdinary: true,
      cases: places.count, failures: unreached.count, counterexample: shown, asker: nil,
      demonstration: shown, assumedMost: nil, explanation: (lines + more).joined(separator: "; "), place: nil)
  }

  /// The places of which a part was never reached, each with the fact in words.
  private var unreached: [(counted: Counted, words: String)] {
    var notes = reached()[...]
    if notes.isEmpty { return [] }
    var unreached: [(counted: Counted, words: String)] = []
    for counted in places {
      let isTrue = notes.popFirst() ?? true
      guard let condition = counted.condition else {
        // What is said of the condition above says it of its branch.
        let isTold = unreached.last.map { 0...1 ~= counted.line - $0.counted.line } ?? false
        if !isTrue, !isTold { unreached.append((counted, "is never reached")) }
        continue
      }
      let isFalse = notes.popFirst() ?? true
      if isTrue != isFalse {
        unreached.append((counted, "`\(condition)` is \(isTrue ? "always" : "never") true"))
      }
    }
    return unreached
  }
}

/// Two behaviors and what they are asked: layouts, starts and gestures.
///
/// | on | asked |
/// |---|---|
/// | every layout of the audit's matrix, or those given | its gestures, row after row of swipes, and questions besides |
/// | plain layouts of it, or those given | velocities and drags close together, and both sides of each jump |
/// | the same | each number that a source states: as velocity in both units, as distance, as part of the container |
/// | layouts that differ in one number | a few gestures, where that number is one that a source states too |
struct DifferenceJudge: Sendable {
  let old: AskedBehavior
  let new: AskedBehavior

  /// Offsets closer than this, in points, are the same.
  let tolerance: Double
  private let effort: AuditEffort
  private let stated: StatedNumbers

  init(_ old: AskedBehavior, _ new: AskedBehavior, tolerance: Double, effort: AuditEffort, numbers: [Double])
  {
    (self.old, self.new, self.tolerance, self.effort) = (old, new, tolerance, effort)
    stated = StatedNumbers(numbers)
  }

  func pair(on layout: ScrollLayout, asking questions: Questions) -> BehaviorPair {
    BehaviorPair(old: old, new: new, tolerance: tolerance, on: layout, asking: questions)
  }

  typealias Part = (layout: ScrollLayout, asked: Asked)

  /// Gestures from some starts; velocities and drags close together; swipe after swipe; what is no gesture.
  enum Asked: Sendable {
    case gestures([Double], @Sendable () -> [Gesture])
    case lines(from: Double)
    case rows, questions
  }

  /// The parts of a search of given layouts, or of the matrix and the layouts that fit what either was seen to do.
  func parts(_ given: [ScrollLayout]?, fitting: @autoclosure () -> [ScrollLayout]) -> [Part] {
    if let given {
      let areFew = given.count <= 8
      return given.flatMap { layout in
        main(layout, isDense: areFew, most: effort != .quick && areFew ? 48 : 9)
          + close(layout, starts: areFew ? 3 : 1)
      }
    }
    let matrix = effort.layouts(for: ScrollIntent(.free))
    var known = Set(matrix)
    let fitting = fitting().filter { known.insert($0).inserted }
    let plain = matrix.filter {
      $0.content == .stack(ItemStack(count: 20)) || effort != .quick && $0.content == .length(1755)
    }
    // What the matrix has too few of: counts and containers, each varied alone.
    let swept = effort == .quick ? [] : matrix.plain.flatMap { $0.withEachCount + $0.withEachContainer }
    let few = (swept + statedLayouts()).filter { known.insert($0).inserted }
    return (fitting + matrix).flatMap { main($0, isDense: effort == .exhaustive, most: 9) }
      + fitting.prefix(12).flatMap { close($0, starts: 1) } + plain.flatMap { close($0, starts: 3) }
      + few.map { gestures($0, starts($0, most: 9), .few) }
  }

  /// Layouts of which a number that a source states is the container's length, the content's or the number of pages.
  private func statedLayouts() -> [ScrollLayout] {
    Axis.allCases.compactMap { try? ScrollLayout(axis: $0) }.flatMap { plain in
      stated.numbers.flatMap { number -> [ScrollLayout] in
        let near: [Double] = [number - 1, number, number + 1]
        let bounds = near.filter { 40...4000 ~= $0 }
        let lengths = near.filter { 400...100_000 ~= $0 }.map(ScrollLayout.Content.length)
        let counts = near.filter { 2...2000 ~= $0 && $0 == $0.rounded() }.map { Int($0) + 1 }
        let contents = lengths + counts.map { .stack(ItemStack(count: $0)) }
        return bounds.compactMap { try? plain.with(bounds: $0) }
          + contents.compactMap { try? plain.with(content: $0) }
      }
    }
  }

  private func starts(_ layout: ScrollLayout, most: Int) -> [Double] {
    GestureSpace.starts(layout, on: layout.pageStops(), most: most)
  }

  private func gestures(_ layout: ScrollLayout, _ starts: [Double], _ density: GestureSpace) -> Part {
    (layout, .gestures(starts) { density.gestures(on: layout) })
  }

  private func main(_ layout: ScrollLayout, isDense: Bool, most: Int) -> [Part] {
    let density: GestureSpace = effort == .quick ? .sparse : isDense ? .dense : .normal
    return GestureSpace.parts(of: starts(layout, most: most)).map { gestures(layout, $0, density) }
      + [(layout, .rows), (layout, .questions)]
  }

  /// Closely around thresholds and stated numbers, from the first stop, the last one and one between.
  private func close(_ layout: ScrollLayout, starts count: Int) -> [Part] {
    let stops = layout.stops()
    let indices = count > 1 ? [0, stops.count / 2, stops.count - 1] : [0]
    let offsets = Set(indices.map { stops[$0] }).sorted()
    let inside = stated.offsets(layout)
    let asked: [Asked] =
      (effort == .quick ? [] : offsets.map { .lines(from: $0) }) + [
        .gestures(offsets) { stated.gestures(layout, upTo: 20_000) },
        .gestures(inside) { [0, -300, 300, -1200, 1200].map { Gesture(velocity: $0) } },
      ]
    return asked.map { (layout, $0) }
  }

  /// Velocities and drags close together, each quantity alone and with some of the other one.
  private static func lines(on layout: ScrollLayout) -> [(numbers: [Double], gesture: (Double) -> Gesture)] {
    let screenful = layout.screenful
    let ofVelocities =
      [(3000.0, 513, 0.0), (12_000, 481, 0)] + [0.1, -0.1, 0.6, -0.6].map { (3000, 129, $0) }
    return ofVelocities.map { most, count, part in
      (MapAxis(-most...most, count: count).values, { Gesture(drag: part * screenful, velocity: $0) })
    }
      + [0.0, 150, -150, 900, -900].map { velocity in
        let drags = MapAxis(-1.1 * screenful...1.1 * screenful, count: velocity == 0 ? 257 : 65).values
        return (drags, { Gesture(drag: $0, velocity: velocity) })
      }
  }

  func account(of part: Part, _ questions: Questions) -> DifferenceAccount {
    let layout = part.layout
    var account = DifferenceAccount(layout: layout)
    var pair = self.pair(on: layout, asking: questions)
    func judge(_ count: Int, _ judge: (Int) -> Void) {
      account.isWhole =
        questions.judge(count, judge) { loss in
          account.gestures += 1
          let shown = loss.asked ?? ScrollCase(layout: layout, start: 0, gesture: Gesture())
          // The old one is asked first, so it has come back where the new one has not.
          if !pair.isAskingNew { _ = new.settlement(of: shown, questions) }
          if !questions.isLost {
            let answers = [loss.words, "comes back"]
            account.note(
              .crash, in: shown,
              answers: pair.isAskingNew ? (answers[1], answers[0]) : (answers[0], answers[1]))
          }
          questions.goOn()
          pair = self.pair(on: layout, asking: questions)
        } == count && !questions.isCut
    }
    switch part.asked {
    case .gestures(let starts, let gestures):
      let gestures = gestures()
      judge(starts.count * gestures.count) {
        account.compare(pair, from: starts[$0 / gestures.count], gestures[$0 % gestures.count])
      }
    case .lines(let start):
      let lines = Self.lines(on: layout)
      judge(lines.count) {
        account.look(along: lines[$0].numbers, lines[$0].gesture, on: pair, from: start, tolerance)
      }
    case .rows: judge(2) { account.tryRow(on: pair, isFromEnd: $0 == 1) }
    case .questions:
      let items = layout.stops()
      let last = items.count - 1
      let stops = Set([0, 1, 2, (last + 1) / 2, last - 1, last]).filter { $0 >= 0 && $0 <= last }.sorted()
      judge(stops.count + 1) { number in
        let rest = number < stops.count ? pair.stops[stops[number]] : nil
        for parting in pair.partings(at: rest) {
          account.note(parting.kind, in: ScrollCase(layout: layout, start: rest ?? 0, gesture: Gesture()))
        }
      }
    }
    return account
  }
}

struct DifferenceAccount: Sendable {
  let layout: ScrollLayout

  /// The ways of parting that were found, each by its first case.
  private(set) var found: [Divergence.Kind: Divergence] = [:]
  var gestures = 0

  /// Whether it was not cut short by losses.
  var isWhole = true

  /// Judges a gesture, and tells the rests of both.
  @discardableResult
  mutating func compare(
    _ pair: BehaviorPair, from start: Double, _ gesture: Gesture
  ) -> (old: Double, new: Double) {
    let (rests, kind, isAtEnd) = pair.judge(from: start, gesture)
    guard !pair.isLost else { return rests }
    gestures += 1
    if let kind {
      note(kind, in: ScrollCase(layout: layout, start: start, gesture: gesture), isAtEnd: isAtEnd)
    }
    return rests
  }

  /// Judges gestures along a quantity, and both sides of each jump.
  ///
  /// One jump stands for both where both answer alike at two neighbours: they part beside it if the other's is elsewhere.
  mutating func look(
    along numbers: [Double], _ gesture: (Double) -> Gesture, on pair: BehaviorPair, from start: Double,
    _ tolerance: Double
  ) {
    let rests = numbers.map { compare(pair, from: start, gesture($0)) }
    let outward = numbers.indices.dropFirst().sorted { abs(numbers[$0]) < abs(numbers[$1]) }
    for isNew in [false, true] {
      let offsets = rests.map { isNew ? $0.new : $0.old }
      var jumps = 0
      // So many jumps along a line are looked at, those nearest to no movement (our choice).
      for index in outward where jumps < 12 {
        if isNew, rests[index - 1].old == offsets[index - 1], rests[index].old == offsets[index] { continue }
        // What changes little by little has just changed as much.
        let last = index > 1 ? abs(offsets[index - 1] - offsets[index - 2]) : 0
        guard abs(offsets[index] - offsets[index - 1]) > 2 * last + tolerance,
          let jump = Threshold.jump(
            from: (numbers[index - 1], offsets[index - 1]), to: (numbers[index], offsets[index]),
            { pair.rest(ofNew: isNew, from: start, gesture($0)).offset })
        else { continue }
        jumps += 1
        for number in [jump.lower, jump.upper] { compare(pair, from: start, gesture(number)) }
      }
    }
  }

  /// Judges gestures at each rest of a row of swipes from one end to the other, of at most 64 (our choice).
  mutating func tryRow(on pair: BehaviorPair, isFromEnd: Bool) {
    let velocity: Double = isFromEnd == layout.isReversed ? -1200 : 1200
    let drags = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 1.2, -1.2].map { Gesture(drag: $0 * layout.screenful) }
    let gestures = [Gesture(velocity: -velocity)] + drags
    var start = isFromEnd ? layout.reach : 0
    for _ in 0..<64 {
      for gesture in gestures { compare(pair, from: start, gesture) }
      let next = compare(pair, from: start, Gesture(velocity: velocity)).old
      guard next != start, next.isFinite else { return }
      start = next
    }
  }

  mutating func note(
    _ kind: Divergence.Kind, in shown: ScrollCase, isAtEnd: Bool = false,
    answers: (old: String, new: String) = ("", "")
  ) {
    let one = Divergence(
      kind: kind, isAtEnds: isAtEnd, leastSpeed: abs(shown.gesture.velocity), counterexample: shown,
      old: answers.old, new: answers.new)
    if found[kind]?.add(one) == nil { found[kind] = one }
  }
}

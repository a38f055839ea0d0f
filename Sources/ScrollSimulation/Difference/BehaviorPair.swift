/// Two behaviors on one layout, asked the same.
final class BehaviorPair {
  private let old: Settling
  private let new: Settling
  private let tolerance: Double
  private let questions: Questions

  /// Whether the new one was asked last.
  private(set) var isAskingNew = false

  init(
    old: AskedBehavior, new: AskedBehavior, tolerance: Double, on layout: ScrollLayout,
    asking questions: Questions
  ) {
    (self.tolerance, self.questions) = (tolerance, questions)
    self.old = old.settling(on: layout, questions)
    isAskingNew = !questions.isLost
    self.new = new.settling(on: layout, questions)
  }

  private var layout: ScrollLayout { old.layout }
  var isLost: Bool { questions.isLost }

  /// The stops at which questions besides gestures are asked.
  var stops: ScrollStops { old.grids.items }

  /// The rests of both after a gesture, not a number where the target is none, and how they part.
  func judge(
    from start: Double, _ gesture: Gesture
  ) -> (rests: (old: Double, new: Double), kind: Divergence.Kind?, isAtEnd: Bool) {
    let before = rest(ofNew: false, from: start, gesture)
    let after = rest(ofNew: true, from: start, gesture)
    let rests = (old: before.offset, new: after.offset)
    let isSameRest = abs(before.offset - after.offset) <= tolerance
    if isSameRest && abs(before.target - after.target) <= tolerance || isLost { return (rests, nil, false) }
    if before.offset.isNaN || after.offset.isNaN {
      return (rests, before.offset.isNaN != after.offset.isNaN ? .nonFinite : nil, false)
    }
    let isAtEnd = [before.offset, after.offset, start].contains {
      $0 <= tolerance || $0 >= layout.reach - tolerance
    }
    if isSameRest { return (rests, .target, isAtEnd) }
    let isSamePage = old.grids.place(before.offset).page == old.grids.place(after.offset).page
    return (rests, isSamePage ? .alignment : .page, isAtEnd)
  }

  func rest(ofNew isNew: Bool, from start: Double, _ gesture: Gesture) -> (target: Double, offset: Double) {
    if !isLost { isAskingNew = isNew }
    // What cannot be asked at all cannot be asked of either.
    return questions.rest(of: isNew ? new : old, from: start, after: gesture) ?? (.nan, .nan)
  }

  func parts(_ kind: Divergence.Kind, from start: Double, _ gesture: Gesture) -> Bool {
    kind.isOfGesture ? judge(from: start, gesture).kind == kind : parting(kind, from: start, gesture) != nil
  }

  /// The words for a case in which they part in a certain way; `nil` where they do not.
  func parting(
    _ kind: Divergence.Kind, from start: Double, _ gesture: Gesture
  ) -> (old: String, new: String)? {
    if kind.isOfGesture { return ask { Self.answer(of: $0, from: start, after: gesture) } }
    return partings(at: kind == .emptyContainer ? nil : start).first { $0.kind == kind }?.words
  }

  private static func answer(of settling: Settling, from start: Double, after gesture: Gesture) -> String {
    do throws(SimulationError) {
      let settlement = try settling.settle(from: start, gesture)
      let (target, offset, off) = (settlement.target, settlement.offset, abs(settlement.misalignment))
      return
        "rests on \(offset.inSentence) (page \(settlement.page)\(off == 0 ? "" : ", \(off.inSentence) pt off"))"
        + (target == offset || settling.behavior == nil ? "" : ", having asked for \(target.inSentence)")
    } catch {
      guard case .targetNotFinite(_, let target) = error else { return "is not asked: \(error)" }
      return "asks for \(target.isNaN ? "what is not a number" : "\(target)")"
    }
  }

  /// Asks both of them about something other than a gesture; `nil` where one is lost.
  private func ask<Answer>(_ question: (Settling) -> Answer) -> (old: Answer, new: Answer)? {
    guard !isLost else { return nil }
    isAskingNew = false
    guard questions.askOther() else { return nil }
    let before = question(old)
    isAskingNew = true
    return questions.askOther() ? (before, question(new)) : nil
  }

  /// The ways in which they part at a rest: after a program's scrolls, after a rotation, in the rest of the rectangle.
  ///
  /// The words for what each of them does are the end of a sentence.
  /// Without a rest an empty container is asked about: one leaves a target that is not finite, and the other one does not.
  func partings(at rest: Double?) -> [(kind: Divergence.Kind, words: (old: String, new: String))] {
    var partings: [(kind: Divergence.Kind, words: (old: String, new: String))] = []
    func compare(_ kind: Divergence.Kind, _ question: (Settling) -> (number: Double, words: String)) {
      guard let (old, new) = ask(question) else { return }
      let isSame = old.number.isNaN && new.number.isNaN || abs(old.number - new.number) <= tolerance
      if !isSame { partings.append((kind, (old.words, new.words))) }
    }
    func compareRests(_ kind: Divergence.Kind, saying verb: String, _ rest: (Settling) -> Double?) {
      compare(kind) { settling in
        guard let offset = rest(settling) else { return (.nan, "asks for a target that is not finite") }
        return (offset, "\(verb) \(offset.inSentence)")
      }
    }
    guard let rest else {
      for question in layout.questionsInEmptyContainer where partings.isEmpty {
        compare(.emptyContainer) { settling in
          let target = question(settling.behavior).offset(along: layout.axis)
          let words = target.isNaN ? "what is not a number" : target.inSentence
          return (target.isFinite ? 0 : .nan, "asks for \(words) in a container of 0")
        }
      }
      return partings
    }
    if layout.items != nil {
      let item = stops.nearest(to: rest)
      for start in [0, layout.reach] {
        compareRests(.program, saying: "scrolled to item \(item) from \(start.inSentence) rests on") {
          var view = SimulatedScrollView($0, offset: start)
          return try? view.scroll(to: item).offset
        }
      }
    }
    if let turned = try? layout.turned() {
      compareRests(.rotation, saying: "at rest on \(rest.inSentence), turned, rests on") {
        var view = SimulatedScrollView($0, offset: rest)
        return try? view.resize(to: turned).offset
      }
    }
    if let (old, new) = ask({ Self.rectangle($0, at: rest) }),
      let (one, other) = zip(old, new).first(where: { $0 != $1 })
    {
      partings.append((.rectangle, ("leaves \(one)", "leaves \(other)")))
    }
    return partings
  }

  /// The rectangles that are left, besides the offset on the axis that scrolls, for flings both ways and for none.
  private static func rectangle(_ settling: Settling, at rest: Double) -> [String] {
    [0.0, -1200, 1200].map { velocity in
      let run = settling.physics.projection.run(velocity: velocity / 1000, rate: settling.physics.rate)
      let target = settling.answerScrolledAcross(
        from: rest, to: settling.within(rest + run), velocity: velocity)
      let size = target.rect.size
      let anchor = target.anchor.map { ", anchored at \($0.x), \($0.y)" } ?? ""
      return "a size of \(Double(size.width).inSentence) × \(Double(size.height).inSentence) and "
        + "\(target.offset(along: settling.axis.across).inSentence) on the other axis\(anchor)"
    }
  }
}

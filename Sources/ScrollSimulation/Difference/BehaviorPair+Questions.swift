import ScrollBehavior

/// Questions besides gestures: a program's scrolls, a rotation, what is left of the rectangle, and an empty container.
extension BehaviorPair {
  /// A way of parting, with what each of them does.
  typealias Parting = (kind: Divergence.Kind, old: String, new: String)

  /// The ways in which they part at a rest.
  func partings(at rest: Double) -> [Parting] {
    var partings: [Parting] = []
    func compare(_ kind: Divergence.Kind, saying verb: String, _ question: (Settling) -> Double?) {
      let (old, new) = ask(question)
      if let old, let new, abs(old - new) <= tolerance { return }
      if old == nil, new == nil { return }
      func words(_ offset: Double?) -> String {
        offset.map { "\(verb) \($0.inSentence)" } ?? "asks for a target that is not finite"
      }
      partings.append((kind, words(old), words(new)))
    }
    if layout.items != nil {
      let item = self.old.grids.items.nearest(to: rest)
      for start in [0, layout.reach] {
        compare(.program, saying: "scrolled to item \(item) from \(start.inSentence) rests on") { settling in
          var view = SimulatedScrollView(settling, offset: start)
          return try? view.scroll(to: item).offset
        }
      }
    }
    if let turned = try? layout.turned() {
      compare(.rotation, saying: "at rest on \(rest.inSentence), turned, rests on") { settling in
        var view = SimulatedScrollView(settling, offset: rest)
        return try? view.resize(to: turned).offset
      }
    }
    let (old, new) = ask { Self.rectangle($0, at: rest) }
    if let (one, other) = zip(old, new).first(where: { $0 != $1 }) {
      partings.append((.rectangle, "leaves \(one)", "leaves \(other)"))
    }
    return partings
  }

  /// How they part on an empty container: one leaves a target that is not finite, and the other one a finite one.
  func partingInEmptyContainer() -> Parting? {
    let questions = PublicQuestion.emptyContainer(on: layout)
    let (old, new) = ask { settling in
      questions.map { $0.answer(of: settling.behavior).offset(along: $0.axis) }
    }
    guard let (one, other) = zip(old, new).first(where: { $0.isFinite != $1.isFinite }) else { return nil }
    func words(_ target: Double) -> String {
      "asks for \(target.isNaN ? "what is not a number" : target.inSentence) in a container of 0"
    }
    return (.emptyContainer, words(one), words(other))
  }

  /// What is left of the rectangle besides the offset on the axis that scrolls, for flings both ways and for none.
  private static func rectangle(_ settling: Settling, at rest: Double) -> [String] {
    let layout = settling.layout
    return [0.0, -1200, 1200].map { velocity in
      let run = settling.physics.projection.run(velocity: velocity / 1000, rate: settling.physics.rate)
      let question = PublicQuestion.scrolledAcross(
        on: layout, from: rest, to: settling.within(rest + run), velocity: velocity,
        environment: settling.environment)
      let target = question.answer(of: settling.behavior)
      let size = target.rect.size
      let anchor = target.anchor.map { ", anchored at \($0.x), \($0.y)" } ?? ""
      return
        "a size of \(Double(size.width).inSentence) × \(Double(size.height).inSentence) and "
        + "\(target.offset(along: layout.axis.across).inSentence) on the other axis\(anchor)"
    }
  }
}

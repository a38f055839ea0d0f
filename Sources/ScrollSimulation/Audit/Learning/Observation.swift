/// A behavior's answers to many proposals on one layout.
struct Observation {
  struct Sample {
    let start: Double
    let proposed: Double

    /// The finger's velocity, in points per second.
    let velocity: Double

    let rest: Double

    /// Whether the behavior moved the target, by more than rounding to a pixel does.
    var isMoved: Bool { abs(rest - proposed) > RelativeLength.tolerance }
  }

  let layout: ScrollLayout

  /// The offsets that were proposed, in ascending order.
  let proposals: [Double]

  /// Gestures that began at the start, or where the behavior itself had let content rest.
  var samples: [Sample] = []

  /// Gestures that began between its rests.
  var strays: [Sample] = []

  /// The last moved target before free ones, found by halving; `nil` where none or all are moved.
  var lastMoved: Double?

  /// The furthest rest in a content of a hundred screens, where gestures from further on lead back to it; else `nil`.
  var last: Double?

  /// The rests of targets that it moved, in ascending order, those within half a point of one another counted once;
  /// without the ends of the content.
  var rests: [Double] { samples.filter(isInner).map(\.rest).sorted().apart(by: RelativeLength.tolerance) }

  /// Whether a sample was moved, and not to an end, where the clamp may have put it.
  func isInner(_ sample: Sample) -> Bool {
    sample.isMoved && sample.rest > RelativeLength.tolerance
      && sample.rest < layout.reach - RelativeLength.tolerance
  }

  /// Whether a gesture that would lead further comes to rest on an offset, from there or from more than a step away.
  func staysAt(_ last: Double, beyond limit: Double) -> Bool {
    samples.contains { sample in
      sample.proposed > limit && abs(sample.rest - last) <= RelativeLength.tolerance
        && (sample.start >= last - RelativeLength.tolerance || sample.rest - sample.start > limit - last)
    }
  }

  /// Looks at a behavior on an axis, on several containers and contents.
  ///
  /// The contents are whole numbers of containers long and made of items of unequal lengths, so that no two of the lengths
  /// that a behavior may go by are the same.
  static func all(
    of behavior: any ScrollTargetBehavior, by subject: AskedBehavior, on axis: Axis, _ questions: Questions
  ) -> [Observation] {
    let screens: [(container: Double, cross: Double, pages: Int)] =
      axis == .horizontal
      ? [(390, 844, 13), (320, 568, 17), (744, 1133, 7), (1024, 768, 6)]
      : [(844, 390, 7), (568, 320, 11), (1133, 744, 5), (768, 1024, 8)]
    return screens.compactMap { screen in
      let length = screen.container * Double(screen.pages)
      guard questions.askOther(),
        let layout = try? ScrollLayout(
          axis: axis, bounds: screen.container, crossBounds: screen.cross,
          content: .stack(ItemStack(lengths: unequal(adding: length, for: behavior))))
      else { return nil }
      let settling = Settling(
        layout, behavior: behavior, physics: subject.physics, environment: subject.environment)
      var observation = Observation(settling, questions)
      observation.last = last(of: settling, questions)
      return observation
    }
  }

  /// The furthest that a behavior goes in a content of a hundred screens; `nil` where it goes on to the end.
  private static func last(of settling: Settling, _ questions: Questions) -> Double? {
    let container = settling.layout.container
    let length = ScrollLayout.mostScreens * container
    guard
      let far = try? settling.layout.with(
        content: .stack(ItemStack(lengths: unequal(adding: length, for: settling.behavior)))),
      questions.askOther()
    else { return nil }
    let long = settling.with(far)
    let samples = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 0.98].flatMap { part in
      [0.0, 1600].compactMap { velocity in
        sample(
          long, questions, from: (part * far.reach).rounded(), Gesture(forward: 0, at: velocity, on: far))
      }
    }
    return samples.map(\.rest).max().flatMap { $0 > container / 2 && $0 < 0.9 * far.reach ? $0 : nil }
  }

  /// Lengths of items that make up a length together: so short for what goes by their number alone that its last step lies
  /// far behind the content.
  private static func unequal(adding total: Double, for behavior: (any ScrollTargetBehavior)?) -> [Double] {
    let scale = behavior?.onScreen?.followsCount == true ? 0.025 : 1
    let lengths = [120, 340, 83, 500, 260, 41.5, 389, 97, 700, 203].map { $0 * scale }
    var rest = total
    var items: [Double] = []
    while rest > 900 * scale {
      items.append(lengths[items.count % lengths.count])
      rest -= items[items.count - 1]
    }
    return items + [rest]
  }

  init(_ settling: Settling, _ questions: Questions) {
    layout = settling.layout
    proposals = Self.proposals(upTo: layout.reach)
    var starts = [0.0]
    for index in 0..<6 where index < starts.count {
      samples += sweep(settling, questions, from: starts[index], every: index == 0 ? 1 : 6)
      if let next = rests.first(where: { $0 > starts[index] + 1 }) { starts.append(next) }
    }
    if starts.count > 2 {
      strays = sweep(settling, questions, from: 0.63 * starts[1] + 0.37 * starts[2], every: 6)
    }
    guard let moved = samples.filter(\.isMoved).map(\.proposed).max(),
      var free = samples.map(\.proposed).filter({ $0 > moved + 1 }).min(), free < layout.reach - 1
    else { return }
    var low = moved
    for _ in 0..<24 {
      let middle = (low + free) / 2
      let sample = Self.sample(settling, questions, from: 0, Gesture(forward: middle, on: layout))
      if sample?.isMoved == true { low = middle } else { free = middle }
    }
    // An edge that shows at a velocity only is not found by halving at rest.
    lastMoved = abs(low - moved) < 1e-9 ? moved : low
  }

  /// Gestures from a start whose deceleration ends on each of some offsets, as far as a drag can bring it there.
  private func sweep(
    _ settling: Settling, _ questions: Questions, from start: Double, every stride: Int
  ) -> [Sample] {
    var samples: [Sample] = []
    for (index, proposal) in proposals.enumerated() where index % stride == 0 {
      for velocity in [0.0, 250, -250, 1600, -1600] where velocity == 0 || index % (2 * stride) == 0 {
        let run = settling.physics.projection.run(
          velocity: settling.forward * velocity / 1000, rate: settling.physics.rate)
        let drag = proposal - run - start
        guard start + drag >= 0, start + drag <= layout.reach,
          let sample = Self.sample(
            settling, questions, from: start, Gesture(drag: settling.forward * drag, velocity: velocity))
        else { continue }
        samples.append(sample)
      }
    }
    return samples
  }

  private static func sample(
    _ settling: Settling, _ questions: Questions, from start: Double, _ gesture: Gesture
  ) -> Sample? {
    guard questions.ask(settling, from: start, gesture),
      let settlement = try? settling.settle(from: start, gesture)
    else { return nil }
    return Sample(
      start: start, proposed: settlement.proposed, velocity: gesture.velocity, rest: settlement.offset)
  }

  /// Offsets close together near the start, where headers snap, and further apart beyond; at no regular distance, so that
  /// they have no grid of their own.
  private static func proposals(upTo reach: Double) -> [Double] {
    var proposals: [Double] = []
    var offset = 0.6
    while offset < reach {
      let step = offset < 260 ? 2 : offset < 700 ? 5 : max(7, reach / 160)
      let jitter = (Double(proposals.count) * 0.618034).truncatingRemainder(dividingBy: 1)
      proposals.append(offset + 0.8 * step * jitter)
      offset += step
    }
    return proposals.filter { $0 < reach }
  }
}

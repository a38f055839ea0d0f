import ScrollSimulation

// Oddities that are no mistakes: said on standard error, with the exit code unchanged.
extension RunOptions {
  package func warnings(to output: OutputOptions, formats: [OutputFormat]) -> [String] {
    var messages: [String] = []
    // In a sweep or a sequence a low velocity is meant; alone it is a mistake.
    let velocity = gesture.stepCount == 1 ? gesture.step(0).gesture.velocity : 0
    if velocity != 0, abs(velocity) < 20 {
      messages.append(
        "a velocity of \(velocity.inSentence) is in points per second, hardly a movement; "
          + "for points per millisecond write \((velocity * 1000).inSentence)")
    }
    let orientation = layout.isLandscape ? Device.Orientation.landscape : .portrait
    if let device = layout.device, device.isEstimate(orientation) {
      messages.append(
        "the size and safe area of \(device.name) in \(orientation.rawValue) are an estimate; "
          + "its other pose was measured")
    }
    if !layout.isScrollTargetLayout || layout.contentLength != nil {
      messages += behaviors.filter(\.needsItems)
        .map { "\($0.spec) finds no scroll targets here and leaves every target alone" }
    }
    if let file = output.file, output.isOfRows {
      messages += formats.filter { $0.isPicture && file.hasSuffix("." + $0.rawValue) }
        .map { "\(file) gets no picture; for one add --format \($0.rawValue)" }
    }
    return messages
  }

  /// The warning of gestures that find nothing to scroll: all lead backward from the start, or forward from the end.
  package var stuck: String? {
    let gestures = gesture
    guard sweeps.allSatisfy({ [.velocity, .drag, .repeat].contains($0.option) }) else { return nil }
    func ends(_ option: Option, _ values: [Double]) -> [Double] {
      sweeps.first { $0.option == option }.map { [$0.numbers.ends[0], $0.numbers.largest] } ?? values
    }
    let drags = ends(.drag, gestures.steps.map(\.gesture.drag))
    let velocities = ends(.velocity, gestures.steps.map(\.gesture.velocity))
    let moves = drags + velocities
    // Each gesture moves, and none the other way.
    guard !drags.contains(0) || !velocities.contains(0), let first = moves.first(where: { $0 != 0 }),
      moves.allSatisfy({ $0 == 0 || ($0 < 0) == (first < 0) }),
      let layout = try? layout.layout(), let start = start(on: layout)
    else { return nil }
    let isForward = (first < 0) != layout.isReversed
    guard isForward ? start >= layout.reach : start <= 0 else { return nil }
    let isAlone = gestures.stepCount == 1 && sweeps.isEmpty
    let subject = isAlone ? "the gesture goes" : "all gestures go"
    if layout.reach == 0 { return "\(subject) nowhere: the content fits, so there is nothing to scroll" }
    let other =
      "\(first < 0 ? "positive" : "negative") \(velocities.contains { $0 != 0 } ? "velocity" : "drag")"
    return isForward
      ? "\(subject) forward at the end; a \(other) moves backward"
      : "\(subject) backward at the start; a \(other) moves forward"
  }

  /// The offset at which all gestures begin, in points; `nil` where it depends on the behavior.
  private func start(on layout: ScrollLayout) -> Double? {
    guard gesture.offset == nil, (gesture.page ?? 0) > 0 else { return gesture.offset ?? 0 }
    // Somebody's own is not asked for its anchor on the way: it may crash.
    guard !behaviors.contains(where: \.isForeign) else { return nil }
    let starts = behaviors.compactMap { named in
      let anchor = named.make()?.alignment(along: layout.axis) ?? 0
      return try? gesture.start(in: layout.pageStops(anchor: anchor))
    }
    return Set(starts).count == 1 ? starts[0] : nil
  }
}

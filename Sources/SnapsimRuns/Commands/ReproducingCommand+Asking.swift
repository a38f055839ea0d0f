import ScrollSimulation

// Commands for what has just been asked of a behavior that did not come back.
extension ReproducingCommand {
  /// The command line of this process, as it was typed.
  package static var typed: String {
    (["snapsim"] + CommandLine.arguments.dropFirst().map(quoted)).joined(separator: " ")
  }

  /// The command that asks a behavior once more.
  ///
  /// - Parameters:
  ///   - spec: the behavior, as it was named.
  ///   - context: what it was told of the gesture, if that is known.
  ///   - given: what the command line says of the layout and the physics.
  ///   - noted: what a sweep or a row says of them, which wins.
  /// - Returns: the command line.
  package static func ask(
    _ spec: String, _ context: ScrollTargetBehaviorContext?, given: [NotedOption], noted: [NotedOption]
  ) -> String {
    var words = ["snapsim"]
    for option in given.filter({ option in !noted.contains { $0.flag == option.flag } }) + noted {
      words += [option.flag] + (option.value.map { [quoted($0)] } ?? [])
    }
    words += [Option.behavior.flag, quoted(spec)]
    if let context { words += gestureWords(context) }
    return words.joined(separator: " ")
  }

  /// The gesture that a context tells of.
  private static func gestureWords(_ context: ScrollTargetBehaviorContext) -> [String] {
    let axis: Axis = context.axes.contains(.horizontal) ? .horizontal : .vertical
    let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
    let forward: Double = isReversed ? 1 : -1
    let start = context.originalTarget.offset(along: axis)
    let band = RubberBand(dimension: context.bounds(along: axis))
    let reach = context.reach(along: axis)
    func dragged(_ offset: Double) -> Double {
      offset < 0 || offset > reach ? band.draggedOffset(displayed: offset, reach: reach) ?? offset : offset
    }
    // Drag and velocity have been turned round and scaled; the offset stands as it was.
    func typed(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
    let drag = forward * (dragged(context.released(along: axis)) - dragged(start))
    return words(.offset, start) + words(.drag, typed(drag))
      + words(.velocity, typed(forward * 1000 * context.modelVelocity(along: axis)))
  }
}

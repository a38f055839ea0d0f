import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

extension Request {
  /// The command line as a scenario that plays to the same rows, once it is seen that the run is one, and can begin.
  func scenario() throws -> String {
    let options = run
    if let sweep = options.sweeps.first {
      throw UsageError(
        "\(sweep.option.flag) takes one number with --print-scenario, as a scenario is one run; give it one")
    }
    try output.checks.refuseAudited(by: "play")
    let layout = try options.layout.layout()
    for behavior in options.behaviors {
      let settling = Settling(layout, behavior: behavior.make(), physics: options.physics)
      let start = try options.gesture.start(in: settling.grids.pages)
      _ = try settling.settle(from: start, Gesture())
    }
    var members: [(String, String)] = []
    for (key, group) in [("layout", OptionGroup.layout), ("physics", .physics)] {
      let settings = Option.ofRuns.filter { $0.group == group }.compactMap { option in
        invocation.given.last { $0.option == option }.map { (key: option.name, value: $0.json) }
      }
      if !settings.isEmpty { members.append((key, JSON.object(settings).text(.lines(indent: 2, depth: 1)))) }
    }
    // The file's paths begin where it stands.
    let folder = output.file.map { $0 == "-" ? "." : Platform.folder(of: $0) } ?? "."
    let specs = options.behaviors.map { JSON.string(BehaviorFileSpec.spec($0.spec, seenFrom: folder)) }
    members.append(("behavior", (specs.count == 1 ? specs[0] : .array(specs)).text(.spaced)))
    if let intent = options.intentText { members.append(("intent", JSON.string(intent).text())) }
    let start: JSON? =
      options.gesture.offset.map { ["offset": .number($0)] }
      ?? options.gesture.page.map { ["page": .number($0)] }
    if let start { members.append(("start", start.text(.spaced))) }
    if !options.gesture.sequence.isEmpty, options.gesture.repeats > 1 {
      members.append(("repeat", "\(options.gesture.repeats)"))
    }
    if options.given.contains(.tolerance) {
      members.append((Option.tolerance.name, output.tolerance.shortest))
    }
    let steps = JSON.array(options.gesture.steps.map(step))
    members.append(("steps", steps.text(.lines(indent: 2, depth: 1))))
    return "{\n" + members.map { "  \(JSON.string($0).text()): \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func step(_ step: GestureStep) -> JSON {
    let (gesture, checks, repeats) = (step.gesture, output.checks, run.gesture.repeats)
    return [
      "swipe": [
        "drag": gesture.drag != 0 ? .number(gesture.drag) : nil,
        "velocity": gesture.velocity != 0 ? .number(gesture.velocity) : nil,
        "after": step.after.map { .number($0) },
      ],
      "repeat": run.gesture.sequence.isEmpty && repeats > 1 ? .number(repeats) : nil,
      "expect": checks.isOfAlignment || checks.mostPages != nil
        ? [
          "aligned": checks.isOfAlignment ? .bool(true) : nil,
          "most-pages": checks.mostPages.map { .number($0) },
        ] : nil,
    ]
  }
}

extension Invocation.Given {
  var json: JSON {
    let text = text ?? ""
    switch option.value {
    case .none, .optional: return .bool(true)
    case .word, .text: return .string(text)
    case .number, .pair, .numbers, .numberOrWord:
      let parts = text.split(separator: ",")
      let numbers = parts.compactMap { try? JSON.number(NumberText.parse($0)) }
      guard numbers.count == parts.count, let first = numbers.first else { return .string(text) }
      if case .numbers = option.value { return .array(numbers) }
      return numbers.count == 1 ? first : .array(numbers)
    }
  }
}

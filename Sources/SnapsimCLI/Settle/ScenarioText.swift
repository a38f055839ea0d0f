import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// A command line written as a scenario that plays to the same rows.
struct ScenarioText {
  private let request: Request

  /// Checks that the run is one scenario, and that it can begin.
  init(_ request: Request) throws {
    let options = request.run
    if let sweep = options.sweeps.first {
      throw UsageError(
        "\(sweep.option.flag) takes one number with --print-scenario, as a scenario is one run; give it one")
    }
    try request.output.checks.refuseAudited(by: "play")
    self.request = request
    let layout = try options.layout.layout()
    for behavior in options.behaviors {
      let settling = Settling(layout, behavior: behavior.make(), physics: options.physics)
      let start = try options.gesture.start(in: settling.grids.pages)
      _ = try settling.settle(from: start, Gesture())
    }
  }

  var text: String {
    let options = request.run
    var members: [(String, String)] = []
    for (key, group) in [("layout", OptionGroup.layout), ("physics", .physics)] {
      let settings = Option.ofRuns.filter { $0.group == group }.compactMap { option in
        request.invocation.given.last { $0.option == option }.map {
          (option.name, Self.json($0).text(.spaced))
        }
      }
      if !settings.isEmpty { members.append((key, Self.object(settings, indent: 2))) }
    }
    // The file's paths begin where it stands.
    let folder = request.output.file.map { $0 == "-" ? "." : Platform.folder(of: $0) } ?? "."
    let specs = options.behaviors.map { JSON.string(BehaviorFileSpec.spec($0.spec, seenFrom: folder)) }
    members.append(("behavior", (specs.count == 1 ? specs[0] : .array(specs)).text(.spaced)))
    if let intent = options.intentText { members.append(("intent", JSON.string(intent).text())) }
    if let start { members.append(("start", start.text(.spaced))) }
    if !options.gesture.sequence.isEmpty, options.gesture.repeats > 1 {
      members.append(("repeat", "\(options.gesture.repeats)"))
    }
    if options.given.contains(.tolerance) {
      members.append((Option.tolerance.name, request.output.tolerance.shortest))
    }
    let steps = options.gesture.steps.map { "    " + step($0).text(.spaced) }
    members.append(("steps", "[\n\(steps.joined(separator: ",\n"))\n  ]"))
    return Self.object(members, indent: 0) + "\n"
  }

  private var start: JSON? {
    request.run.gesture.offset.map { ["offset": .number($0)] }
      ?? request.run.gesture.page.map { ["page": .number($0)] }
  }

  private func step(_ step: GestureStep) -> JSON {
    let (gesture, checks, repeats) = (step.gesture, request.output.checks, request.run.gesture.repeats)
    return [
      "swipe": [
        "drag": gesture.drag != 0 ? .number(gesture.drag) : nil,
        "velocity": gesture.velocity != 0 ? .number(gesture.velocity) : nil,
        "after": step.after.map { .number($0) },
      ],
      "repeat": request.run.gesture.sequence.isEmpty && repeats > 1 ? .number(repeats) : nil,
      "expect": checks.isOfAlignment || checks.mostPages != nil
        ? [
          "aligned": checks.isOfAlignment ? .bool(true) : nil,
          "most-pages": checks.mostPages.map { .number($0) },
        ] : nil,
    ]
  }

  /// The value of an option, as it was typed: a number or some, a word, or nothing.
  private static func json(_ given: Invocation.Given) -> JSON {
    let text = given.text ?? ""
    switch given.option.value {
    case .none, .optional: return .bool(true)
    case .word, .words, .text: return .string(text)
    case .number, .pair, .numbers, .numberOrWord:
      let parts = text.split(separator: ",")
      let numbers = parts.compactMap { try? JSON.number(NumberText.parse($0)) }
      guard numbers.count == parts.count, let first = numbers.first else { return .string(text) }
      if case .numbers = given.option.value { return .array(numbers) }
      return numbers.count == 1 ? first : .array(numbers)
    }
  }

  private static func object(_ members: [(String, String)], indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let lines = members.map { "\(inner)\(JSON.string($0.0).text()): \($0.1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(String(repeating: " ", count: indent))}"
  }
}

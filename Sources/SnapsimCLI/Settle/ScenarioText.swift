import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A command line written as a scenario that plays to the same rows.
struct ScenarioText {
  private let options: RunOptions
  private let invocation: Invocation

  /// Checks that the run is one scenario, and that it can begin.
  init(_ options: RunOptions, _ invocation: Invocation) throws {
    if let sweep = options.sweeps.first {
      throw UsageError(
        "\(sweep.option.flag) takes one number with --print-scenario, as a scenario is one run; give it one")
    }
    self.options = options
    self.invocation = invocation
    let layout = try options.layout.layout()
    for behavior in options.behaviors {
      let settling = Settling(layout, behavior: behavior.make(), physics: options.physics)
      let start = try options.gesture.start(in: settling.grids.pages)
      _ = try settling.settle(from: start, Gesture())
    }
  }

  /// The file.
  var text: String {
    var members: [(String, String)] = []
    for (key, group) in [("layout", OptionGroup.layout), ("physics", .physics)] {
      let settings = Option.ofRuns.filter { $0.group == group }.compactMap { option in
        invocation.given.last { $0.option == option }.map { (option.name, Self.json($0)) }
      }
      if !settings.isEmpty { members.append((key, Self.object(settings, indent: 2))) }
    }
    // The file's paths begin where it stands.
    let folder = options.output.file.map { $0 == "-" ? "." : Platform.folder(of: $0) } ?? "."
    let specs = options.behaviors.map { Self.string(BehaviorFileSpec.spec($0.spec, seenFrom: folder)) }
    members.append(("behavior", specs.count == 1 ? specs[0] : "[\(specs.joined(separator: ", "))]"))
    if let start { members.append(("start", start)) }
    if !options.gesture.sequence.isEmpty, options.gesture.repeats > 1 {
      members.append(("repeat", "\(options.gesture.repeats)"))
    }
    if options.given.contains(.tolerance) {
      members.append((Option.tolerance.name, Self.number(options.output.tolerance)))
    }
    let steps = options.gesture.steps.map { "    " + step($0) }
    members.append(("steps", "[\n\(steps.joined(separator: ",\n"))\n  ]"))
    return Self.object(members, indent: 0) + "\n"
  }

  private var start: String? {
    options.gesture.offset.map { "{\"offset\": \(Self.number($0))}" }
      ?? options.gesture.page.map { "{\"page\": \($0)}" }
  }

  private func step(_ step: GestureStep) -> String {
    var swipe: [String] = []
    if step.gesture.drag != 0 { swipe.append("\"drag\": \(Self.number(step.gesture.drag))") }
    if step.gesture.velocity != 0 { swipe.append("\"velocity\": \(Self.number(step.gesture.velocity))") }
    if let after = step.after { swipe.append("\"after\": \(Self.number(after))") }
    var members = ["\"swipe\": {\(swipe.joined(separator: ", "))}"]
    if options.gesture.sequence.isEmpty, options.gesture.repeats > 1 {
      members.append("\"repeat\": \(options.gesture.repeats)")
    }
    var expected = options.output.checks.isOfAlignment ? ["\"aligned\": true"] : []
    if let most = options.output.checks.mostPages { expected.append("\"most-pages\": \(most)") }
    if !expected.isEmpty { members.append("\"expect\": {\(expected.joined(separator: ", "))}") }
    return "{\(members.joined(separator: ", "))}"
  }

  /// The value of an option, as it was typed: a number or some, a word, or nothing.
  private static func json(_ given: Invocation.Given) -> String {
    let text = given.text ?? ""
    let numbers = text.split(separator: ",").map { try? NumberText.parse($0) }
    switch given.option.value {
    case .none, .optional: return "true"
    case .word, .words, .text: return string(text)
    case .number, .pair, .numbers, .numberOrWord:
      let texts = numbers.compactMap { $0.map(number) }
      guard texts.count == numbers.count, let first = texts.first else { return string(text) }
      if case .numbers = given.option.value { return "[\(texts.joined(separator: ", "))]" }
      return texts.count == 1 ? first : "[\(texts.joined(separator: ", "))]"
    }
  }

  private static func object(_ members: [(String, String)], indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let lines = members.map { "\(inner)\(string($0.0)): \($0.1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(String(repeating: " ", count: indent))}"
  }

  private static func string(_ text: String) -> String { JSONText.string(text) }

  private static func number(_ number: Double) -> String { number.shortest }
}

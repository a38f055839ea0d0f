import ScrollSimulation
import SnapsimRuns
import SnapsimText

// A scenario as a test: its steps and expectations in the library's words.
extension Scenario {
  func tests(of behaviors: [NamedBehavior], made expressions: [String?]) throws -> [String] {
    let made = Array(zip(behaviors, expressions))
    let names = PrintedTest.distinct(made.map { PrintedTest.functionName($1 ?? $0.spec) })
    return try zip(made, names).map { try test(of: $0.0, made: $0.1, named: $1) }
  }

  private func test(of behavior: NamedBehavior, made expression: String?, named name: String) throws -> String
  {
    var player = try ScenarioPlayer(self, behavior: behavior)
    let settling = player.view.settling
    let arguments =
      ["layout"] + (expression.map { ["behavior: \($0)"] } ?? [])
      + (player.view.offset == 0 ? [] : ["offset: \(player.view.offset.shortest)"])
      + (settling.physics.swift.map { ["physics: \($0)"] } ?? [])
    var lines = [
      "let layout = try \(settling.layout.swift)",
      "var view = SimulatedScrollView(\(arguments.joined(separator: ", ")))",
    ]
    var rounds: [[String]] = []
    for _ in 0..<repeats {
      var round: [String] = []
      for (index, step) in steps.enumerated() {
        for _ in 0..<step.repeats { _ = try player.play(step, index: index) }
        round += Self.lines(of: step, at: index, on: player.view.layout)
      }
      rounds.append(round)
    }
    if rounds.count == 1 {
      lines += rounds[0]
    } else if rounds.allSatisfy({ $0 == rounds[0] }) {
      lines += Self.block("for _ in 0..<\(rounds.count)", rounds[0])
    } else {
      lines += rounds.flatMap { Self.block("do", $0) }
    }
    let title = PrintedTest.literal(behavior.name)
    // The name of a type, as `Default`, may be a keyword here.
    let body = Self.block("  func `\(name)`() throws", lines.map { "  " + $0 }, end: "  }")
    return (["  @Test(\"\(title)\")"] + body).joined(separator: "\n")
  }

  private static func block(_ head: String, _ lines: [String], end: String = "}") -> [String] {
    ["\(head) {"] + lines.map { "  " + $0 } + [end]
  }

  private static func lines(of step: Step, at index: Int, on layout: ScrollLayout) -> [String] {
    var caught: [String] = []
    let action: String
    switch step.action {
    case .swipe(let swipe):
      caught = swipe.after.map { ["view.interrupt(after: \($0.shortest))"] } ?? []
      let numbers = [("velocity", swipe.gesture.velocity), ("drag", swipe.gesture.drag)]
      let given = numbers.filter { $0.1 != 0 }.map { "\($0): \($1.shortest)" }
      action = "try view.swipe(\(given.joined(separator: ", ")))"
    case .interrupt(let after): action = "view.interrupt(after: \(after.shortest))"
    case .resize, .keyboard, .fold: action = "try view.resize(to: \(layout.swift))"
    case .scroll(let item, let anchor):
      action = "try view.scroll(to: \(item)\(anchor.map { ", anchor: \($0.swift)" } ?? ""))"
    case .insert(let items, let before, let keep, let after):
      let kept = keep.map { ", keeping: \($0.swift)" } ?? ""
      let late = after.map { ", after: \($0.shortest)" } ?? ""
      action = "try view.insert(items: \(items), before: \(before)\(kept)\(late))"
    }
    var (lists, expectations): ([String], [String]) = ([], [])
    for expectation in step.expectations {
      let quantity = expectation.quantity
      var wanted = quantity.words(expectation.values[0])
      if expectation.values.count > 1 {
        let name = PrintedTest.functionName(quantity.rawValue) + "\(index)"
        let type = quantity.rule == .points ? "Double" : quantity.rule == nil ? "Bool" : "Int"
        let values = expectation.values.map(quantity.words).joined(separator: ", ")
        lists.append("let \(name) = [\(values)] as [\(type)]")
        wanted = name + "[time]"
      }
      let found = found(quantity, of: step, at: index)
      let tolerance = expectation.tolerance.shortest
      let holds =
        switch quantity.rule {
        case .points: "abs(\(found) - \(wanted.hasPrefix("-") ? "(\(wanted))" : wanted)) <= \(tolerance)"
        case .none where quantity == .aligned: "(abs(view.misalignment) <= \(tolerance)) == \(wanted)"
        case .none: "(\(found)) == \(wanted)"
        default: "\(found) \(quantity == .mostPages ? "<=" : "==") \(wanted)"
        }
      let place = "steps[\(index)] \(step.name), \(quantity.rawValue)"
      expectations.append("#expect(\(holds), \"\(place): \\(\(found))\")")
    }
    // What the expectations speak of besides the view.
    func names(_ name: String) -> Bool { expectations.contains { $0.contains(name + "\(index)") } }
    let before = ["before", "start"].filter(names).map {
      "let \($0)\(index) = view.\($0 == "start" ? "offset" : "place")"
    }
    let result = names("rest") ? "let rest\(index) = " : ""
    let lines = caught + before + [result + action] + expectations
    guard step.repeats > 1 else { return lines }
    return lists + block("for \(lists.isEmpty ? "_" : "time") in 0..<\(step.repeats)", lines)
  }

  private static func found(_ quantity: ScenarioExpectation.Quantity, of step: Step, at index: Int) -> String
  {
    switch quantity {
    case .start: "start\(index)"
    case .released, .proposed, .target: "rest\(index).\(quantity.rawValue)"
    case .offset, .page, .item, .misalignment: "view.\(quantity.rawValue)"
    case .mostPages: "abs(view.page - before\(index).page)"
    case .aligned: "view.misalignment"
    case .keepsPage: "view.page == before\(index).page"
    case .keepsItem: step.name == "insert" ? "rest\(index).keepsItem" : "view.item == before\(index).item"
    }
  }
}

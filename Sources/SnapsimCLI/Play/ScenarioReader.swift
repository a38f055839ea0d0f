import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Scenario {
  /// Reads a scenario strictly: unknown keys and values of another kind are mistakes; the folder is where its paths begin.
  init(
    _ text: some Collection<UInt8>, named: String = "scenario", in folder: String = ".",
    behaviors catalog: BehaviorCatalog
  ) throws {
    self.catalog = catalog
    let file = try ScenarioValue(JSON(text, of: named), at: "", in: named).object(of: Scenario.keys)
    layoutPlace = Place(file: named, path: "layout")
    name = try file["name"]?.string()
    _ = try file["about"]?.string()
    if let layout = file["layout"] {
      layoutPlace = layout.place
      settings += try settings(layout, Scenario.layoutKeys)
    }
    if let physics = file["physics"] { settings += try settings(physics, Scenario.physicsKeys) }
    if let start = file["start"] {
      startPlace = start.place
      settings += try settings(start, [Option.offset, .page].map(\.name))
    }
    if let view = file["view"] { views = try self.views(view, in: folder) }
    if let behavior = file["behavior"] { settings += try behaviors(behavior, in: folder) }
    if let intent = file["intent"] {
      let setting = Setting(option: .intent, text: try intent.string(), place: intent.place)
      try check(setting, intent)
      settings.append(setting)
    }
    settings.removeAll { $0.text == nil }
    if let value = file["repeat"] {
      repeats = try value.count(.count("times"))
      repeatsPlace = value.place
    }
    if let value = file["tolerance"] { tolerance = try value.number(.distance) }
    for step in try file.needed("steps").elements("a list of steps, at least one") {
      steps.append(try self.step(step, tolerance: tolerance))
    }
    if let first = steps.first, case .swipe(let swipe) = first.action, swipe.after != nil {
      throw Place(file: named, line: first.line, path: "steps[0].swipe.after").flaw(
        OptionError.nothingToInterrupt.message)
    }
  }

  /// The settings of an object whose keys are options, each of which is valid by itself.
  private func settings(_ value: ScenarioValue, _ keys: [String]) throws -> [Setting] {
    try value.members(of: keys).compactMap { member in
      guard let option = Option.ofRuns(named: member.key) else { return nil }
      let value = try value.needed(member.key)
      let setting = Setting(option: option, text: try value.text(of: option), place: value.place)
      try check(setting, value)
      return setting
    }
  }

  private func views(_ value: ScenarioValue, in folder: String) throws -> [ScrollViewReading] {
    let axis = settings.first { $0.option == .axis }?.text
    do {
      let views = try Invocation().views(at: Scenario.path(try value.string(), in: folder), axis: axis)
      if Set(views.map(\.name)).count < 2 { return views }
      throw DataError("there are several scroll views; name one: \(views.map(\.name).inSentence())")
    } catch let error as any CommandError where !(error is BadInput) {
      throw value.place.flaw(error.words)
    }
  }

  static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
  }

  private func behaviors(_ value: ScenarioValue, in folder: String) throws -> [Setting] {
    var values = [value]
    if case .array = value.json.value { values = try value.elements("a behavior, or a list of them") }
    return try values.map { value in
      let spec = BehaviorFileSpec.spec(try value.string(), in: folder)
      let setting = Setting(option: .behavior, text: spec, place: value.place)
      // What is in a file is known only when it is compiled.
      if !BehaviorSpec.namesFiles(spec) { try check(setting, value) }
      return setting
    }
  }

  private func check(_ setting: Setting, _ value: ScenarioValue) throws {
    var options = RunOptions(behaviors: catalog)
    do { try setting.text.map { try options.set(setting.option, $0) } } catch {
      throw value.place.flaw(error.words)
    }
  }

  private func step(_ value: ScenarioValue, tolerance: Double) throws -> Step {
    let names = try value.members(of: Scenario.stepKeys).map(\.key).filter(Scenario.actions.contains)
    guard let name = names.first, names.count == 1, let content = value[name] else {
      let actions = Scenario.actions.joined(separator: ", ")
      throw value.place.flaw("a step needs exactly one of \(actions)")
    }
    _ = try value["about"]?.string()
    var step = Step(action: try action(name, content), name: name, place: value.place)
    if let times = value["repeat"] {
      step.repeats = try times.count(.count("times"))
      step.repeatsPlace = times.place
    }
    if let expect = value["expect"] { try Self.read(expect, into: &step, tolerance: tolerance) }
    return step
  }

  private func action(_ name: String, _ value: ScenarioValue) throws -> Action {
    switch name {
    case "swipe":
      let object = try value.object(of: ["drag", "velocity", "after"])
      var step = GestureStep()
      step.gesture.drag = try object["drag"]?.number(.points) ?? 0
      step.gesture.velocity = try object["velocity"]?.number(.velocity) ?? 0
      step.after = try object["after"]?.number(.seconds)
      return .swipe(step)
    case "interrupt":
      return .interrupt(after: try value.object(of: ["after"]).needed("after").number(.seconds))
    case "resize": return .resize(try settings(value, Scenario.layoutKeys))
    case "rotate":
      let isLandscape = try value.word(of: ["landscape", "portrait"]) == "landscape"
      return .resize([Setting(option: .landscape, text: isLandscape ? "" : nil, place: value.place)])
    case "fold": return .fold(opens: try value.word(of: ["open", "closed"]) == "open")
    case "insets":
      if let keyboard = value["keyboard"] {
        guard try value.members(of: Scenario.insets).count == 1 else {
          throw value.place.flaw("a keyboard stands alone; give the other insets a step of their own")
        }
        if case .null = keyboard.json.value { return .keyboard(nil) }
        return .keyboard(try keyboard.number(.distance))
      }
      if case .object = value.json.value { return .resize(try settings(value, Scenario.insets)) }
      let safeArea = Setting(option: .safeArea, text: try value.text(of: .safeArea), place: value.place)
      try check(safeArea, value)
      return .resize([safeArea])
    case "scroll":
      let object = try value.object(of: ["item", "anchor"])
      return .scroll(
        item: try object.needed("item").count(.count("items", from: 0)),
        anchor: try object["anchor"].map { try Self.anchor($0) })
    default:
      let object = try value.object(of: ["items", "before", "keep", "after"])
      return .insert(
        items: try object.needed("items").count(.count("items")),
        before: try object["before"]?.count(.count("items", from: 0)) ?? 0,
        keeping: try object["keep"].map(keep), after: try object["after"]?.number(.seconds))
    }
  }

  private func keep(_ value: ScenarioValue) throws -> Keep {
    do { return try Keep(try value.string(), of: .keep) } catch let error as OptionError {
      throw value.place.flaw(error.words)
    }
  }

  private static func anchor(_ value: ScenarioValue) throws -> UnitPoint {
    let point =
      switch value.json.value {
      case .string(let word): UnitPoint(anchor: word, nil)
      case .number(let digits): UnitPoint(anchor: "", Double(digits))
      default: nil as UnitPoint?
      }
    guard let point else {
      throw value.refused(expected: "\"leading\", \"center\", \"trailing\" or a number from 0 to 1")
    }
    return point
  }

  private static func read(_ value: ScenarioValue, into step: inout Step, tolerance: Double) throws {
    var quantities = ScenarioExpectation.Quantity.ofEveryStep
    switch step.action {
    case .swipe: quantities = ScenarioExpectation.Quantity.allCases
    case .resize, .keyboard, .fold: quantities.append(.proposed)
    case .interrupt, .scroll, .insert: break
    }
    let members = try value.members(of: quantities.map(\.rawValue) + ["tolerance"])
    step.tolerance = try value["tolerance"]?.number(.distance)
    for member in members {
      guard let quantity = ScenarioExpectation.Quantity(rawValue: member.key) else { continue }
      let value = try value.needed(member.key)
      var wanted = [value]
      if case .array = value.json.value {
        wanted = try value.elements("a value, or a list of one for each repetition")
        guard wanted.count == step.repeats else {
          throw value.place.flaw(
            "the list has \(wanted.count.of("value")), but the step happens "
              + "\(step.repeats.of("time")); give one for each, or one alone for all")
        }
      }
      let values = try wanted.map { one in try quantity.rule.map(one.number) ?? (one.truth() ? 1 : 0) }
      step.expectations.append(
        ScenarioExpectation(
          quantity: quantity, values: values, tolerance: step.tolerance ?? tolerance, line: member.line))
    }
  }
}

import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Scenario {
  /// Reads a scenario, strictly: an unknown key, a missing one and a value of another kind are mistakes with their place.
  ///
  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - folder: the folder where the file stands, in which the paths of its behaviors begin.
  ///   - catalog: the behaviors that it can name.
  /// - Throws: the first mistake, with its place.
  init(
    _ text: some Collection<UInt8>, in folder: String = ".", behaviors catalog: BehaviorCatalog
  ) throws(ScenarioFlaw) {
    self.catalog = catalog
    let json: JSON
    do throws(JSONFlaw) {
      json = try JSON(text)
    } catch {
      throw ScenarioFlaw(line: error.line, place: "", reason: .json(error.reason))
    }
    let file = try ScenarioValue(json: json, place: "").object(of: ScenarioKeys.file)
    name = try file["name"]?.string()
    _ = try file["about"]?.string()
    if let layout = file["layout"] {
      layoutPlace = layout.location
      settings += try settings(layout, ScenarioKeys.layout)
    }
    if let physics = file["physics"] { settings += try settings(physics, ScenarioKeys.physics) }
    if let start = file["start"] {
      startPlace = start.location
      settings += try settings(start, ScenarioKeys.start)
    }
    if let behavior = file["behavior"] { settings += try behaviors(behavior, in: folder) }
    settings.removeAll { $0.text == nil }
    if let value = file["repeat"] {
      repeats = try value.count(.count("times"))
      repeatsPlace = value.location
    }
    if let value = file[ScenarioKeys.tolerance] { tolerance = try value.number(.distance) }
    for step in try file.needed("steps").elements("a list of steps, at least one") {
      steps.append(try self.step(step, tolerance: tolerance))
    }
    if let first = steps.first, case .swipe(let swipe) = first.action, swipe.after != nil {
      throw ScenarioFlaw(
        line: first.line, place: "steps[0].swipe.after",
        reason: .mistake(OptionError.nothingToInterrupt.message))
    }
  }

  /// The settings of an object whose keys are options, each of which is valid by itself.
  private func settings(_ value: ScenarioValue, _ keys: [String]) throws(ScenarioFlaw) -> [Setting] {
    let object = try value.object(of: keys)
    var settings: [Setting] = []
    for member in object.members {
      guard let option = Option.ofRuns(named: member.key) else { continue }
      let value = try object.needed(member.key)
      let setting = Setting(option: option, text: try value.text(of: option), place: value.location)
      try check(setting, value)
      settings.append(setting)
    }
    return settings
  }

  private func behaviors(_ value: ScenarioValue, in folder: String) throws(ScenarioFlaw) -> [Setting] {
    var values = [value]
    if case .array = value.json.value { values = try value.elements("a behavior, or a list of them") }
    var settings: [Setting] = []
    for value in values {
      let spec = BehaviorFileSpec.spec(try value.string(), in: folder)
      let setting = Setting(option: .behavior, text: spec, place: value.location)
      // What is in a file is known only when it is compiled.
      if !BehaviorSpec.namesFiles(setting.text ?? "") { try check(setting, value) }
      settings.append(setting)
    }
    return settings
  }

  private func check(_ setting: Setting, _ value: ScenarioValue) throws(ScenarioFlaw) {
    guard let text = setting.text else { return }
    do {
      var options = RunOptions(behaviors: catalog)
      try options.set(setting.option, text)
    } catch {
      throw value.refused(.mistake(error.words))
    }
  }

  private func step(_ value: ScenarioValue, tolerance: Double) throws(ScenarioFlaw) -> Step {
    let object = try value.object(of: ScenarioKeys.step)
    let names = object.members.map(\.key).filter(ScenarioKeys.actions.contains)
    guard let name = names.first, names.count == 1, let content = object[name] else {
      throw value.refused(.needsOneAction(valid: ScenarioKeys.actions))
    }
    _ = try object["about"]?.string()
    var step = Step(action: try action(name, content), name: name, line: value.json.line)
    if let times = object["repeat"] {
      step.repeats = try times.count(.count("times"))
      step.repeatsPlace = times.location
    }
    if let expect = object["expect"] { try Self.read(expect, into: &step, tolerance: tolerance) }
    return step
  }

  private func action(_ name: String, _ value: ScenarioValue) throws(ScenarioFlaw) -> Action {
    switch name {
    case "swipe":
      let object = try value.object(of: ScenarioKeys.swipe)
      var step = GestureStep()
      step.gesture.drag = try object["drag"]?.number(.points) ?? 0
      step.gesture.velocity = try object["velocity"]?.number(.velocity) ?? 0
      step.after = try object["after"]?.number(.seconds)
      return .swipe(step)
    case "interrupt":
      let object = try value.object(of: ScenarioKeys.interrupt)
      return .interrupt(after: try object.needed("after").number(.seconds))
    case "resize":
      return .resize(try settings(value, ScenarioKeys.layout))
    case "rotate":
      let isLandscape = try value.word(of: ["landscape", "portrait"]) == "landscape"
      return .resize([Setting(option: .landscape, text: isLandscape ? "" : nil, place: value.location)])
    case "fold":
      return .fold(opens: try value.word(of: ["open", "closed"]) == "open")
    case "insets":
      if case .object = value.json.value { return .resize(try settings(value, ScenarioKeys.insets)) }
      let safeArea = Setting(
        option: .safeArea, text: try value.text(of: .safeArea), place: value.location)
      try check(safeArea, value)
      return .resize([safeArea])
    case "scroll":
      let object = try value.object(of: ScenarioKeys.scroll)
      return .scroll(
        item: try object.needed("item").count(.count("items", from: 0)),
        anchor: try object["anchor"].map { value throws(ScenarioFlaw) in try Self.anchor(value) })
    default:
      let object = try value.object(of: ScenarioKeys.insert)
      let keep = try object["keep"]?.word(of: InsertionAnchor.allCases.map(\.rawValue))
      return .insert(
        items: try object.needed("items").count(.count("items")),
        before: try object["before"]?.count(.count("items", from: 0)) ?? 0,
        keeping: keep.flatMap { InsertionAnchor(rawValue: $0) } ?? .offset,
        after: try object["after"]?.number(.seconds))
    }
  }

  /// A point of item and container: a word, or a fraction of their length.
  private static func anchor(_ value: ScenarioValue) throws(ScenarioFlaw) -> UnitPoint {
    let point =
      switch value.json.value {
      case .string(let word): UnitPoint(anchor: word, nil)
      case .number(let digits): UnitPoint(anchor: "", Double(digits))
      default: nil as UnitPoint?
      }
    guard let point else {
      throw value.refused(
        .wrongKind(expected: "\"leading\", \"center\", \"trailing\" or a number from 0 to 1"))
    }
    return point
  }

  /// Reads what is expected of a step.
  private static func read(
    _ value: ScenarioValue, into step: inout Step, tolerance: Double
  ) throws(ScenarioFlaw) {
    var quantities = ScenarioExpectation.Quantity.ofEveryStep
    if case .swipe = step.action { quantities = ScenarioExpectation.Quantity.allCases }
    let object = try value.object(of: quantities.map(\.rawValue) + [ScenarioKeys.tolerance])
    step.tolerance = try object[ScenarioKeys.tolerance]?.number(.distance)
    for member in object.members {
      guard let quantity = ScenarioExpectation.Quantity(rawValue: member.key) else { continue }
      let value = try object.needed(member.key)
      var wanted = [value]
      if case .array = value.json.value {
        wanted = try value.elements("a value, or a list of one for each repetition")
        guard wanted.count == step.repeats else {
          throw value.refused(.wrongCount(wanted.count, expected: step.repeats))
        }
      }
      var values: [ScenarioExpectation.Value] = []
      for one in wanted {
        switch quantity.kind {
        case .truth: values.append(.truth(try one.truth()))
        case .index: values.append(.number(try one.number(.page)))
        case .points: values.append(.number(try one.number(.points)))
        }
      }
      step.expectations.append(
        ScenarioExpectation(
          quantity: quantity, values: values, tolerance: step.tolerance ?? tolerance, line: member.line))
    }
  }
}

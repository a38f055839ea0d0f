import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

struct ScenarioFile {
  let name: String
  let isFile: Bool
  let text: [UInt8]
  let scenario: Scenario
  let behaviors: [NamedBehavior]
  let rowCount: Int

  init(_ path: String, _ request: Request, layouts: [String: [ScrollViewReading]]) throws {
    let options = request.run
    isFile = path != "-"
    name = isFile ? path : "stdin"
    text = try Platform.readShort(path, named: name)
    var scenario = try Scenario(text, named: name, in: Self.folder(of: path), behaviors: options.catalog)
    // Another behavior than the scenario's may be tried on it, which then need not be there.
    if let view = request.views.first { scenario.views = [view.reading] }
    if options.namesBehaviors { scenario.settings.removeAll { $0.option == .behavior } }
    let spec =
      request.invocation.behaviorSpecs.first ?? scenario.settings.first { $0.option == .behavior }?.text
    if scenario.views.isEmpty, let layout = spec.flatMap({ layouts[$0]?.first }), layout.isLayout {
      scenario.views = [layout]
    }
    if let intent = options.intentText {
      scenario.settings = scenario.settings.changed(by: [Scenario.Setting(option: .intent, text: intent)])
    }
    self.scenario = scenario
    do {
      let described = try scenario.options()
      behaviors = options.namesBehaviors ? options.behaviors : described.behaviors
    } catch {
      throw scenario.flaw(error)
    }
    guard let rows = scenario.rowCount(behaviors: behaviors.count) else {
      throw scenario.longestPlace.flaw(UsageError.tooManyRows.message)
    }
    rowCount = rows
  }

  /// The files that some arguments name: a folder stands for the `.json` files in it.
  static func paths(_ operands: [String]) throws -> [String] {
    try operands.flatMap { operand throws -> [String] in
      guard operand != "-", Platform.kind(of: operand) == .directory else { return [operand] }
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      let all = try Platform.reading(operand) { try Platform.names(in: operand) }
      let names = all.filter { $0.hasSuffix(".json") }
      if names.isEmpty { throw DataError.unreadable(operand, "it is a folder without .json files") }
      return names.map { folder + $0 }
    }
  }

  /// The files that some arguments name and that are there or may be yet, with the folders among them.
  static func files(_ operands: [String]) -> [String] {
    operands.flatMap { operand in
      Platform.kind(of: operand) == .directory ? [operand] + ((try? paths([operand])) ?? []) : [operand]
    }
  }

  /// The specs of the behaviors that a file names; none where it cannot be read, which playing it then says, or not twice.
  static func behaviorSpecs(_ path: String) -> [String] {
    guard path != "-", Platform.kind(of: path) == .regular,
      let text = try? Platform.readShort(path, named: path), let json = try? JSON(text)
    else { return [] }
    guard let value = json["behavior"] else {
      guard let view = json.text("view") else { return [] }
      let place = Scenario.path(view, in: folder(of: path))
      return ((try? Invocation().views(at: place, axis: nil)) ?? []).map(\.spec)
    }
    let values = if case .array(let elements) = value.value { elements } else { [value] }
    return values.compactMap {
      if case .string(let spec) = $0.value { BehaviorFileSpec.spec(spec, in: folder(of: path)) } else { nil }
    }
  }

  private static func folder(of path: String) -> String { path == "-" ? "." : Platform.folder(of: path) }
}

extension Scenario {
  func rowCount(behaviors: Int) -> Int? {
    let rows = steps.reduce(0) { $0 + Double($1.repeats) } * Double(repeats) * Double(behaviors)
    return rows > Double(NumberSequence.limit) ? nil : Int(rows)
  }

  fileprivate var longestPlace: Place {
    let step = steps.max { $0.repeats < $1.repeats }
    let isOfFile = repeats >= step?.repeats ?? 1
    return (isOfFile ? repeatsPlace : step?.repeatsPlace)
      ?? Place(file: layoutPlace.file, line: steps.first?.line ?? 1, path: "steps")
  }
}

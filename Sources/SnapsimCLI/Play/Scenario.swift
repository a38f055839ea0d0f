import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A story in one file: a layout, a behavior, steps, and the expectations of each.
struct Scenario {
  enum Action {
    case swipe(GestureStep)
    /// A finger that catches and holds the content, so many seconds after the last lift-off.
    case interrupt(after: Double)
    case resize([Setting])
    /// A keyboard of so many points opens, or shuts.
    case keyboard(Double?)
    /// A foldable device is opened or closed, and turns with that, as its screens lie across one another.
    case fold(opens: Bool)
    case scroll(item: Int, anchor: UnitPoint?)
    /// New items before an existing one; with `after`, while the content moves.
    case insert(items: Int, before: Int, keeping: Keep?, after: Double?)
  }

  struct Step {
    let action: Action
    let name: String
    let place: Place
    var line: Int { place.line }

    var repeats = 1
    var repeatsPlace: Place?
    var expectations: [ScenarioExpectation] = []

    /// The tolerance of its lengths, in points; `nil` for the file's.
    var tolerance: Double?
  }

  /// An option with its value, or taken back, as if it were not given.
  struct Setting: Equatable {
    let option: Option

    /// The value as on the command line, empty for a switch; `nil` for an option taken back.
    let text: String?
    var place: Place?
  }

  /// A place in a file: its line, and the keys that lead there.
  struct Place: Equatable {
    var file = "scenario"
    var line = 1
    var path = ""

    func flaw(_ words: String) -> BadInput {
      BadInput(file: file, line: line, reason: path.isEmpty ? words : "\(path): \(words)")
    }
  }

  let catalog: BehaviorCatalog
  var name: String?
  var views: [ScrollViewReading] = []

  /// Layout, physics, start and behaviors, as options of the command line.
  var settings: [Setting] = []
  var layoutPlace: Place
  var startPlace: Place?
  var steps: [Step] = []
  var repeats = 1
  var repeatsPlace: Place?
  var tolerance = Settlement.tolerance
  var expectsNothing: Bool { steps.allSatisfy(\.expectations.isEmpty) }

  /// The steps in the order in which they happen, with their indices and the time in a round, from 0.
  var course: some Sequence<(index: Int, step: Step, repetition: Int)> {
    (0..<repeats).lazy.flatMap { _ in
      steps.enumerated().lazy.flatMap { index, step in (0..<step.repeats).lazy.map { (index, step, $0) } }
    }
  }
}

extension [Scenario.Setting] {
  func changed(by changes: [Scenario.Setting]) -> [Scenario.Setting] {
    let changed = Set(changes.map(\.option))
    return filter { !changed.contains($0.option) } + changes.filter { $0.text != nil }
  }

  func place(of error: any Error) -> Scenario.Place? {
    let options = (error as? OptionError)?.options ?? []
    let places = options.compactMap { option in firstIndex { $0.option == option } }.sorted()
    return places.compactMap { self[$0].place }.max { $0.line < $1.line }
  }
}

extension Scenario {
  /// The options of the settings, before them those of a view, on the screen that they describe.
  func options() throws -> RunOptions {
    var invocation = Invocation()
    invocation.given = settings.compactMap { setting in
      setting.text.map { Invocation.Given(option: setting.option, text: $0.isEmpty ? nil : $0) }
    }
    invocation = try invocation.completed(by: views.map { try invocation.evaluated($0, by: catalog) })
    var options = try RunOptions(invocation, behaviors: catalog)
    for index in options.behaviors.indices { options.behaviors[index].view = views.first?.name }
    return options
  }

  func flaw(_ error: any Error) -> BadInput { (settings.place(of: error) ?? layoutPlace).flaw(error.words) }
}

// The keys of a file.
extension Scenario {
  static let keys = [
    "name", "about", "view", "layout", "physics", "behavior", "intent", "start", "repeat", "tolerance",
    "steps",
  ]

  /// The keys of `layout` and of `resize`, and of `physics`, named like the options.
  static let layoutKeys = Option.ofRuns(in: .layout).map(\.name)
  static let physicsKeys = Option.ofRuns(in: .physics).map(\.name)
  static let actions = ["swipe", "interrupt", "resize", "rotate", "fold", "insets", "scroll", "insert"]
  static let insets = [Option.safeArea, .contentMargins].map(\.name) + ["keyboard"]
  static let stepKeys = actions + ["repeat", "expect", "about"]
}

struct ScenarioExpectation: Equatable {
  enum Quantity: String, CaseIterable {
    case start, released, proposed, target, offset, page, item, misalignment
    case mostPages = "most-pages"
    case aligned
    case keepsPage = "keeps-page"
    case keepsItem = "keeps-item"

    /// The rule of its numbers; `nil` where it is true or false, 1 or 0.
    var rule: NumberRule? {
      switch self {
      case .page, .item, .mostPages: .page
      case .aligned, .keepsPage, .keepsItem: nil
      case .start, .released, .proposed, .target, .offset, .misalignment: .points
      }
    }

    static let ofEveryStep = allCases.filter { ![.released, .proposed, .target, .mostPages].contains($0) }

    /// A value to its last digit, as two numbers that differ must not look the same.
    func json(_ value: Double) -> JSON { rule == nil ? .bool(value != 0) : .number(value) }
    func words(_ value: Double) -> String { json(value).text() }
  }

  let quantity: Quantity

  /// One value for every repetition, or one for each.
  let values: [Double]

  /// The tolerance of a length, in points.
  let tolerance: Double
  let line: Int
  func value(of repetition: Int) -> Double { values[values.count == 1 ? 0 : repetition] }

  /// Whether a value is as expected: indexes exactly, lengths within the tolerance, pages at most so many.
  func holds(_ found: Double?, in repetition: Int) -> Bool {
    guard let found else { return false }
    let wanted = value(of: repetition)
    if quantity.rule == .points { return abs(found - wanted) <= tolerance }
    return quantity == .mostPages ? found <= wanted : found == wanted
  }
}

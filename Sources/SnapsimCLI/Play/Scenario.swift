import ScrollSimulation
import SnapsimRuns

/// A whole story in one file: a layout, a behavior, what happens, and what is expected of it.
struct Scenario {
  /// What happens in one step.
  enum Action {
    /// A gesture; with `after` it catches the one before.
    case swipe(GestureStep)
    /// A finger that catches the content, so many seconds after the last lift-off, and holds it.
    case interrupt(after: Double)
    /// Another layout: what changes of the one before.
    case resize([Setting])
    /// A device that folds is opened or closed; it turns with that, as its screens lie across one another.
    case fold(opens: Bool)
    /// A scroll by the program to an item.
    case scroll(item: Int, anchor: UnitPoint?)
    /// More items before one of those that are there; with `after` while the content moves.
    case insert(items: Int, before: Int, keeping: InsertionAnchor, after: Double?)
  }

  /// One step of the story.
  struct Step {
    let action: Action

    /// What it is called in the file.
    let name: String

    /// The number of its line in the file, from 1.
    let line: Int

    /// How often it happens, one time after the other, and where that stands.
    var repeats = 1
    var repeatsPlace: Place?

    /// What is expected of it.
    var expectations: [ScenarioExpectation] = []

    /// By how many points its lengths may differ; `nil` for by as many as the file's.
    var tolerance: Double?
  }

  /// An option with its value, or without one: as if it were not given.
  struct Setting: Equatable {
    let option: Option

    /// The value as the command line would write it, empty for a switch; `nil` where it is taken back.
    let text: String?

    /// Where it stands; `nil` where no file says it.
    var place: Place?
  }

  /// A place in the file.
  struct Place: Equatable {
    /// The number of the line, from 1.
    let line: Int

    /// The way there by its keys.
    let path: String

    /// What is wrong there.
    func flaw(_ error: any Error) -> ScenarioFlaw {
      ScenarioFlaw(line: line, place: path, reason: .mistake(error.words))
    }
  }

  /// The behaviors that it can name.
  let catalog: BehaviorCatalog

  /// What it is called; `nil` where it does not say.
  var name: String?

  /// Layout, physics, start and behaviors, as options of the command line.
  var settings: [Setting] = []

  /// Where the layout stands: what of it does not go together is told there.
  var layoutPlace = Place(line: 1, path: "layout")

  /// Where the start stands.
  var startPlace: Place?

  var steps: [Step] = []

  /// How often the steps are gone through, and where that stands.
  var repeats = 1
  var repeatsPlace: Place?

  /// By how much a number may differ from what is expected, in points.
  var tolerance = 0.5
}

extension [Scenario.Setting] {
  /// The settings with changes over them.
  func changed(by changes: [Scenario.Setting]) -> [Scenario.Setting] {
    let changed = Set(changes.map(\.option))
    return filter { !changed.contains($0.option) } + changes.filter { $0.text != nil }
  }

  /// Where what is wrong with them together is told; `nil` for as a whole.
  func place(of error: any Error) -> Scenario.Place? {
    if case .fileLeftOut? = error as? BehaviorSpecError { return first { $0.option == .behavior }?.place }
    let options: [Option] =
      switch error as? OptionError {
      case .conflict(let one, let other): [one, other]
      case .needs(let option, _): [option]
      default: []
      }
    return filter { options.contains($0.option) }.compactMap(\.place).max { $0.line < $1.line }
  }

  /// The options that a command line with these settings has.
  func options(_ catalog: BehaviorCatalog) throws -> RunOptions {
    var invocation = Invocation()
    invocation.given = compactMap { setting in
      setting.text.map { Invocation.Given(option: setting.option, text: $0.isEmpty ? nil : $0) }
    }
    return try RunOptions(invocation, behaviors: catalog)
  }
}

import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct ScenarioPlayer {
  private(set) var view: SimulatedScrollView

  /// The open keyboard's height, in points.
  private var keyboard: Double?
  private var scenario: Scenario

  init(_ scenario: Scenario, behavior: NamedBehavior) throws {
    self.scenario = scenario
    let gesture: GestureOptions
    let settling: Settling
    do {
      let options = try scenario.options()
      gesture = options.gesture
      settling = options.settling(on: try options.layout.layout(), behavior.make(), of: behavior)
    } catch {
      throw scenario.flaw(error)
    }
    do {
      let start = try gesture.start(in: settling.grids.pages)
      try GestureOptions.check(start, on: settling.layout)
      view = SimulatedScrollView(settling, offset: start)
    } catch {
      let place = scenario.settings.first { [.offset, .page].contains($0.option) }?.place
      throw (place ?? scenario.startPlace ?? scenario.layoutPlace).flaw(error.words)
    }
  }

  /// Performs one step once, or throws the flaw that prevents it, with its place.
  mutating func play(_ step: Scenario.Step, index: Int) throws -> PlayedStep {
    do { return try perform(step, index: index) } catch {
      var place: Scenario.Place?
      if case .resize(let changes) = step.action { place = changes.place(of: error) }
      throw (place ?? step.place).flaw(error.words)
    }
  }

  private mutating func perform(_ step: Scenario.Step, index: Int) throws -> PlayedStep {
    if case .swipe(let swipe) = step.action, let after = swipe.after { view.interrupt(after: after) }
    let start = view.offset
    let before = view.place
    var settlement: Settlement?
    var relocation: Relocation?
    var keepsItem: Bool?
    switch step.action {
    case .swipe(let swipe): settlement = try view.perform(swipe.gesture)
    case .interrupt(let after): view.interrupt(after: after)
    case .resize(let changes): relocation = try resize(by: changes, keyboard: keyboard)
    case .keyboard(let height): relocation = try resize(by: [], keyboard: height)
    case .fold(let opens): relocation = try resize(by: try fold(opens: opens), keyboard: keyboard)
    case .scroll(let item, let anchor):
      let count = view.layout.stops().count
      guard item < count else {
        throw UsageError("item \(item) is out of range; this layout has items 0 to \(count - 1)")
      }
      _ = try view.scroll(to: item, anchor: anchor)
    case .insert(let items, let index, let keeping, let after):
      // One past the last puts them at the end.
      if let count = view.layout.items?.count, index > count {
        throw UsageError("items can be inserted before 0 to \(count) here, and not before \(index)")
      }
      keepsItem = try view.insert(items: items, before: index, keeping: keeping, after: after).keepsItem
      noteItems()
    }
    return PlayedStep(
      step: index, action: step.name, start: start, before: before, offset: view.offset, after: view.place,
      keepsItem: keepsItem ?? (before.item == view.item), settlement: settlement, relocation: relocation)
  }

  private mutating func resize(by changes: [Scenario.Setting], keyboard: Double?) throws -> Relocation {
    var changed = scenario
    changed.settings = changed.settings.changed(by: changes)
    var options = try changed.options().layout
    if let keyboard { try options.open(keyboard: keyboard) }
    let relocation = try view.resize(to: try options.layout())
    (scenario, self.keyboard) = (changed, keyboard)
    return relocation
  }

  /// The settings that change as the device is opened, from upright into a screen on its side as a book, or closed.
  private func fold(opens: Bool) throws -> [Scenario.Setting] {
    let layout = try scenario.options().layout
    guard let device = layout.device else {
      throw UsageError(
        "fold needs a device that folds, and here is none; give the layout one, such as iphone-duo")
    }
    guard device.folded != nil || device.unfolded != nil else {
      throw UsageError("\(device.name) does not fold; expected a device that does, such as iphone-duo")
    }
    guard let other = opens ? device.unfolded : device.folded else { return [] }
    return [
      Scenario.Setting(option: .device, text: other.name),
      Scenario.Setting(option: .landscape, text: layout.isLandscape ? nil : ""),
    ]
  }

  private mutating func noteItems() {
    guard case .stack(let stack) = view.layout.content else { return }
    let items =
      switch stack.items {
      case .equal(let count, _): Scenario.Setting(option: .items, text: "\(count)")
      case .listed(let lengths):
        Scenario.Setting(option: .itemLengths, text: lengths.map(\.description).joined(separator: ","))
      }
    scenario.settings = scenario.settings.changed(by: [items])
  }
}

extension LayoutOptions {
  fileprivate mutating func open(keyboard: Double) throws {
    guard axis == .vertical else {
      throw UsageError(
        "a keyboard covers the bottom, and this content scrolls horizontally; give the layout axis vertical")
    }
    let layout = try layout()
    let most = layout.container + layout.safeArea.trailing
    guard keyboard < most else {
      throw UsageError(
        "a keyboard of \(keyboard.inSentence) points leaves nothing of a scroll view of "
          + "\(layout.bounds.inSentence); expected less than \(most.inSentence)")
    }
    safeArea = layout.safeArea(underKeyboard: keyboard)
  }
}

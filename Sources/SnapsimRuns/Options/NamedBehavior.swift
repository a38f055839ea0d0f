import ScrollSimulation
import SnapsimSystem
import SnapsimText

package struct NamedBehavior: Sendable {
  package let spec: String

  /// The name in rows and pictures in place of its spec.
  package var label: String?

  /// The values that a swept spec has in it.
  package var parameters: [Parameter] = []

  package var name: String { label ?? spec }

  /// The scroll view of a file that it is tried on, as `Feed.swift:42`.
  package var view: String?

  /// Notes the values that a swept spec has in it; one short name for several gets these too.
  mutating func note(_ parameters: [Parameter]) {
    self.parameters = parameters
    label = label.map { ([$0] + parameters.map(\.number.shortest)).joined(separator: " ") }
  }

  package typealias Parameter = (name: String, number: Double)

  /// Makes the behavior, afresh for each thread that uses it; `nil` is free deceleration.
  ///
  /// Several threads may ask what is ours, each its own; what is the user's only where nothing is shared.
  package private(set) var make: @Sendable () -> (any ScrollTargetBehavior)?

  /// Whether it leaves targets alone where no items are scroll targets.
  package let needsItems: Bool

  /// Whether its code is the user's, which may crash or not come back.
  package var isForeign = false

  /// Whether what was made of it may share something that changes, so that one thread at a time may ask.
  package var sharesState = false
  package var numbers: [Double] = []
  package var threads: Int { sharesState ? 1 : Platform.cores }
  package var declaration: SourcePlace?

  /// The states of the app's view that its arguments hang on, as they begin: `page stays 0`.
  package var states: [String] = []

  /// The behavior made where the screen is as large as a layout's scroll view.
  package func made(on layout: ScrollLayout) -> NamedBehavior {
    let safeArea = (leading: layout.safeArea.leading, trailing: layout.safeArea.trailing)
    var screen = BehaviorOnScreen.Screen(layout.boundsSize, safeArea: safeArea)
    screen.items = layout.items
    return made(on: screen)
  }

  /// The behavior with another of the values that are tried for its arguments.
  package func trying(_ trial: Int) -> NamedBehavior {
    var screen = BehaviorOnScreen.screen
    screen.trial = trial
    return made(on: screen)
  }

  private func made(on screen: BehaviorOnScreen.Screen) -> NamedBehavior {
    var behavior = self
    behavior.make = { [make, screen] in BehaviorOnScreen.$screen.withValue(screen) { make() } }
    return behavior
  }

  /// The branches and conditions of its source, where these are noted.
  package var source = CountedSource()

  package init(
    spec: String, make: @escaping @Sendable () -> (any ScrollTargetBehavior)?, needsItems: Bool,
    isForeign: Bool = false, sharesState: Bool = false, numbers: [Double] = []
  ) {
    (self.spec, self.make, self.needsItems) = (spec, make, needsItems)
    (self.isForeign, self.sharesState, self.numbers) = (isForeign, sharesState, numbers)
  }
}

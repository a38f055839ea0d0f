/// A behavior that asks for the screen, made anew for each size of it.
package final class BehaviorOnScreen: ScrollTargetBehavior {
  /// The behavior for the last question.
  package private(set) var base: any ScrollTargetBehavior
  private var size = BehaviorOnScreen.screen
  private let make: () -> any ScrollTargetBehavior

  /// The size of the screen for the question at hand, in points: that of its scroll view.
  @TaskLocal package static var screen = CGSize(width: 390, height: 844)

  /// Takes what makes the behavior.
  package init(_ make: @escaping () -> any ScrollTargetBehavior) {
    self.make = make
    base = make()
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    on(context.bounds) { $0.updateTarget(&target, context: context) }
  }

  package func properties(context: PropertiesContext) -> Properties {
    on(context.bounds ?? size) { $0.properties(context: context) }
  }

  private func on<Answer>(_ size: CGSize, _ ask: (any ScrollTargetBehavior) -> Answer) -> Answer {
    Self.$screen.withValue(size) {
      if size != self.size { (base, self.size) = (make(), size) }
      return ask(base)
    }
  }
}

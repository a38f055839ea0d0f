/// A behavior of which each call is noted: before it begins, and once it has come back.
package struct NotedScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior inside.
  package let base: any ScrollTargetBehavior
  private let begin: (TargetContext?) -> Void
  private let end: () -> Void

  /// Makes the behavior, which is a call of it already.
  ///
  /// - Parameters:
  ///   - begin: notes a call before it begins, and what it is told of a gesture, if it is of one.
  ///   - end: notes that it has come back.
  ///   - make: makes the behavior inside.
  package init(
    begin: @escaping (TargetContext?) -> Void, end: @escaping () -> Void,
    _ make: () -> any ScrollTargetBehavior
  ) {
    (self.begin, self.end) = (begin, end)
    begin(nil)
    defer { end() }
    base = make()
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    begin(context)
    defer { end() }
    base.updateTarget(&target, context: context)
  }

  package func properties(context: PropertiesContext) -> Properties {
    begin(nil)
    defer { end() }
    return base.properties(context: context)
  }
}

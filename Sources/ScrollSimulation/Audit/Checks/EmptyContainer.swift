extension AuditCheck {
  static let emptyContainer = AuditCheck(
    id: "empty-container", severity: .warning,
    sentence: "an empty container makes the target not a finite number",
    assumption: "a behavior is asked while its scroll view has no length yet",
    rule: """
      Asked about a scroll view whose container is 0 by 0, as one may be at its first layout, with content and without, \
      with nothing proposed and with half the content, the behavior leaves a target whose origin is finite.
      """,
    meaning: "At its first layout a scroll view may have no length yet, and is sent to NaN or infinity.",
    exception: "the view is laid out before anything asks its behavior.",
    fix: "guard context.containerSize.width > 0 else { return }", scope: .axis, isOfAnyLayout: true,
    judge: { scene, _ in
      guard let target = target(in: scene) else { return .passes }
      // The sign of what is not a number differs from processor to processor.
      return .fails { "in a container of 0 the target is \(target.isNaN ? "not a number" : "\(target)")" }
    })

  private static func target(in scene: AuditScene) -> Double? {
    guard let behavior = scene.behavior else { return nil }
    for question in scene.layout.questionsInEmptyContainer where scene.questions.askOther() {
      let offset = question(behavior).offset(along: scene.layout.axis)
      if !offset.isFinite { return offset }
    }
    return nil
  }
}

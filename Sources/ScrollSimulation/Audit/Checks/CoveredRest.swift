extension AuditCheck {
  package static let coveredRest = AuditCheck(
    id: "covered-rest", severity: .error, sentence: "content comes to rest under a pinned header or a bar",
    rule: """
      Where a header or a bar lies over the start of the container (--covered), no stop before the end brings there the \
      start of an item that is not the header itself, unless another item starts just below.
      """,
    meaning: "The title of a section or the top of a row lies under the bar.",
    exception: "the bar is to be seen through.",
    fix: """
      // covered: the length of the header or the bar.
      let end = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = min(max(0, stop - covered), end)
      """,
    scope: .pair,
    judge: { scene, trial in
      let (layout, rest) = (scene.layout, trial.settlement.offset)
      guard layout.covered > Settlement.tolerance, let items = layout.items else { return .notJudged }
      guard scene.isInnerStop(trial), let item = items.item(startingAt: rest),
        // What is as long is the header itself.
        !items.length(of: item).isAt(layout.covered),
        items.item(startingAt: rest + layout.covered) == nil, scene.isHeld(trial)
      else { return .passes }
      return .fails(by: layout.covered) {
        let length = items.length(of: item)
        return "\(scene.begun(trial))it rests on \(rest.inSentence), and the first "
          + "\(min(length, layout.covered).inSentence) of \(length.inSentence) pt of item \(item) are covered"
      }
    })
}

extension ItemFrames {
  /// The item that begins at an offset, to half a point.
  func item(startingAt offset: Double) -> Int? {
    let next = indexes(from: offset - Settlement.tolerance, to: offset + Settlement.tolerance)
    return next.first { leadingEdge(of: $0).isAt(offset) }
  }
}

extension AuditCheck {
  static let insetTwice = AuditCheck(
    id: "inset-twice", severity: .warning,
    sentence: "items come to rest as far from their place as an inset is long",
    assumption: "items are meant to begin where the inset ends",
    rule: """
      No stop between the ends cuts an item so that it or the next one begins as far from the start of the container as an \
      inset at its start is long: the safe area, what a view adds to that of the device, the content margins, or all of these. \
      Not judged where much padding brings items to the middle, and right where the item's own place is a stop too.
      """,
    meaning: "Offsets count from where the insets end, so that what subtracts an inset has it twice.",
    exception: "a part of the item before is meant to show.",
    fix: """
      // The container begins behind the safe area and the margins.
      let end = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = min(max(0, start), end)
      """,
    scope: .pair,
    judge: { scene, trial in
      let (layout, rest) = (scene.layout, trial.settlement.offset)
      // Padding that is a large part of the container brings items to its middle.
      guard scene.subject.isLayoutStated, let items = layout.items,
        items.leadingEdge(of: 0) < layout.bounds / 5
      else { return .notJudged }
      guard scene.isInnerStop(trial), let cut = items.cut(at: rest) else { return .passes }
      let added = layout.safeArea.leading - layout.deviceSafeArea.leading
      // The lengths that an inset at the start may have in the eyes of who writes a behavior.
      let insets = [added, layout.contentMargins.leading, layout.safeArea.leading, layout.insets.leading]
      // Less than 8 pt is taken for space between items (our choice).
      let found = insets.lazy.filter { $0 >= 8 }.flatMap { inset in
        [
          (inset, items.item(startingAt: rest + inset), "before"),
          (inset, items.item(startingAt: rest - inset), "past where"),
        ]
      }.first { $0.1 == cut || $0.1 == cut + 1 }
      guard case (let inset, let item?, let side)? = found, scene.isHeld(trial),
        // Where it rests on the item's own place too, its stops are finer than the items.
        items.leadingEdge(of: item) <= layout.reach, !scene.isLeftByATouch(items.leadingEdge(of: item)),
        // What is in the middle, or ends where the container does, lies there on purpose.
        ![0.5, 1].contains(where: { anchor in
          layout.stops(anchor: anchor).nearestStop(to: rest).offset.isAt(rest)
        })
      else { return .passes }
      return .fails(by: inset) {
        "\(scene.begun(trial))it rests on \(rest.inSentence), \(inset.inSentence) pt \(side) item \(item) begins: as long as "
          + "the inset at the start, where the container begins already"
      }
    })
}

extension ItemFrames {
  /// The item that lies on both sides of an offset.
  fileprivate func cut(at offset: Double) -> Int? {
    indexes(from: offset, to: offset).first { item in
      leadingEdge(of: item) < offset - Settlement.tolerance
        && trailingEdge(of: item) > offset + Settlement.tolerance
    }
  }
}

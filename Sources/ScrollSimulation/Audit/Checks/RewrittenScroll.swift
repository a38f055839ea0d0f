extension AuditCheck {
  static let rewrittenScroll = AuditCheck(
    id: "rewritten-scroll", severity: .note,
    sentence: "a scroll by the program ends elsewhere than it was sent",
    rule: """
      Scrolled by the program from the start or the end to an item, to its leading edge, the content rests there. \
      (As reported, the 26 releases ask the behavior then too, with the item's rectangle and an anchor.)
      """,
    meaning: "Where scrollTo asks the behavior too, it ends on another place than it was told.",
    exception: "a program's scrolls are to be aligned too.",
    fix: """
      // A gesture's target has no anchor.
      if target.anchor != nil { return }
      """,
    scope: .stop,
    judge: { scene, trial in
      guard scene.layout.items != nil else { return .notJudged }
      let item = scene.layout.stops().nearest(to: trial.start)
      for start in [0, scene.layout.reach] where scene.questions.askOther() {
        var view = SimulatedScrollView(scene.settling, offset: start)
        guard let scroll = try? view.scroll(to: item), !scroll.offset.isAt(scroll.proposed) else { continue }
        return .fails {
          "scrolled from \(start.inSentence) to item \(scroll.asked) at \(scroll.proposed.inSentence), it "
            + "rests on \(scroll.offset.inSentence)"
        }
      }
      return .passes
    })
}

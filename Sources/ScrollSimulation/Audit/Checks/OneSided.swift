extension AuditCheck {
  static let oneSided = AuditCheck(
    id: "one-sided", severity: .warning, sentence: "a page turns more easily one way than the other",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      From rest on a stop between two pages of one length, a gesture and its mirror image do alike: drags over 0.3, 0.45, \
      0.55 and 0.7 of a page, released at rest, turn it both ways or neither; drags over 0.6 and 0.8, thrown back at 300 or \
      600 pt/s as they end, do not both come to rest ahead of the stop, nor both behind it. A flick of 300 or 450 pt/s after \
      10 pt that turns a page of half a container or more from any stop, where a slow drag to the offset to which it leads \
      does not, leaves that page when it is made the other way from there.
      """,
    meaning: "The same swipe turns the page one way, and not the other.",
    exception: "one way is meant to be easier, as a light flick back to a poster.",
    fix: """
      // One number decides: the way to the target holds drag and throw.
      let page = (context.originalTarget.rect.minX / length).rounded()
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let step: CGFloat = moved > length / 2 ? 1 : moved < -length / 2 ? -1 : 0
      target.rect.origin.x = (page + step) * length
      """,
    scope: .stop,
    judge: { scene, trial in
      guard trial.isFromStop else { return .notJudged }
      let mirrored = thrownBack.map { ($0, $1, true) } + drags.map { ($0, 0, false) }
      var verdicts = mirrored.map { part, velocity, isThrown in
        verdict(scene, trial.start, over: part, against: velocity, isThrown)
      }
      for heading in [1.0, -1] {
        verdicts += flicks.map { verdict(scene, trial.start, flicked: heading, at: $0) }
      }
      return verdicts.first(where: \.isFailure) ?? verdicts.first(where: \.isJudged) ?? .notJudged
    })

  /// The parts of a page that are dragged and then thrown back, with the speeds; and those that are let go at rest (our
  /// choice: deceleration leaves what is thrown ahead, and no part is a threshold that is often used).
  private static let thrownBack = [(0.6, 300.0), (0.8, 300), (0.8, 600)]
  private static let drags = [0.3, 0.45, 0.55, 0.7]

  /// The speeds of flicks, in points per second (our choice: no velocity that may count as none, and none that leads far).
  private static let flicks = [300.0, 450]

  /// Judges a drag and its mirror image: thrown back, they may not both turn the same way; let go, one may not turn alone.
  private static func verdict(
    _ scene: AuditScene, _ start: Double, over part: Double, against velocity: Double, _ isThrown: Bool
  ) -> Verdict {
    let drags = scene.pageDrags(from: start, over: { part * $0 }, against: velocity)
    guard drags.count == 2, let ahead = drags.first(where: { $0.advance > Settlement.tolerance }),
      let other = drags.first(where: { $0.heading != ahead.heading })
    else { return drags.count == 2 ? .passes : .notJudged }
    if isThrown ? other.advance >= -Settlement.tolerance : !other.advance.isAt(0) { return .passes }
    return .fails {
      "\(ahead.words) from \(scene.placeName(start)), "
        + (isThrown ? "thrown back at \(velocity.inSentence) pt/s" : "let go at rest") + ", rests on "
        + "\(scene.placeName(ahead.rest)), and its mirror image on \(scene.placeName(other.rest))"
    } shownBy: {
      ScrollCase(layout: scene.layout, start: start, gesture: ahead.gesture)
    }
  }

  private static func verdict(
    _ scene: AuditScene, _ start: Double, flicked heading: Double, at speed: Double
  ) -> Verdict {
    let flick = Gesture(forward: heading * 10, at: heading * speed, on: scene.layout)
    guard let turned = try? scene.settle(from: start, flick),
      scene.layout.isPage((turned.offset - start) * heading), scene.isStop(turned.offset),
      let slow = scene.rest(
        from: start, after: Gesture(forward: turned.proposed - start, on: scene.layout))?.offset,
      slow.isAt(start),
      let back = scene.rest(from: turned.offset, after: flick.reversed)?.offset
    else { return .notJudged }
    guard back.isAt(turned.offset) else { return .passes }
    return .fails {
      "a flick of \(speed.inSentence) pt/s from \(scene.placeName(start)) rests on "
        + "\(scene.placeName(turned.offset)), and the same flick back from there does not leave it"
    } shownBy: {
      ScrollCase(layout: scene.layout, start: start, gesture: flick)
    }
  }
}

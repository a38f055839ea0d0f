extension AuditCheck {
  static let neverReached = AuditCheck(
    id: "never-reached", severity: .warning, sentence: "some of its code decides nothing",
    assumption: "the velocity is meant to decide there",
    rule: """
      Of a behavior file each branch of the behavior is entered by some question, and each part of a condition is true \
      for one and false for another. A warning where that part compares the velocity, else a note. Numbers in the \
      source are asked exactly, below and above; velocities up to 12,000 pt/s, in both units with velocity-unit. Where \
      a branch is missed so, gestures close together are asked besides, but not with --effort quick.
      """,
    meaning: "No gesture gets there: a threshold may be in another unit than what it is compared with.",
    exception: "it is for a case that no gesture makes, such as an empty list.",
    fix: """
      // The way to the target is in points; fingers have 100 to 8000 pt/s.
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let isFling = abs(moved) > length / 2
      """,
    scope: .source)
}

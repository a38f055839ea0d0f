import ScrollBehavior
import Testing

struct SentenceNumberTests {
  @Test(
    "a number in a sentence is rounded to a thousandth, without trailing zeros",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (390, "390"), (-47, "-47"), (0.5, "0.5"), (1.0 / 3, "0.333"),
      (594.404_801, "594.405"), (9_007_199_254_740_992, "9007199254740992"), (.infinity, "inf"),
    ] as [(Double, String)])
  func inSentence(number: Double, expected: String) { #expect(number.inSentence == expected) }

  @Test(
    arguments: [.nan, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, -1e300] as [Double])
  func `no number traps on its way into a sentence`(number: Double) { #expect(!number.inSentence.isEmpty) }
}

@Suite("Stated intents")
struct StatedIntentsTests {
  static let rows: [(@Sendable () -> any IntentionalScrollTargetBehavior, ScrollIntent)] = [
    ({ PagingScrollTargetBehavior() }, ScrollIntent(.pages, atMost: 1)),
    ({ ViewAlignedScrollTargetBehavior() }, ScrollIntent(.items)),
    (
      { ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: .center) },
      doubted(ScrollIntent(.items, anchor: .center, atMost: 1))
    ),
    (
      { ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne) },
      doubted(ScrollIntent(.items, atMost: 1))
    ),
    ({ ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew) }, ScrollIntent(.items)),
    ({ ViewAlignedScrollTargetBehavior.strict(.alwaysByOne) }, ScrollIntent(.items, atMost: 1)),
    ({ VelocityPagingBehavior() }, ScrollIntent(.container, atMost: 1)),
    ({ DistancePagingBehavior() }, ScrollIntent(.container, atMost: 1)),
    ({ ThresholdPagingBehavior() }, ScrollIntent(.container, atMost: 1)),
    ({ MultipleScrollTargetBehavior() }, ScrollIntent(.free)),
    ({ MultipleScrollTargetBehavior(of: 40) }, ScrollIntent(.multiples(of: 40))),
    ({ NearestPageBehavior() }, ScrollIntent(.container)),
    ({ FlickPagingBehavior(most: 2) }, ScrollIntent(.container, atMost: 2, assumesPointsPerSecond: true)),
    ({ ContainerPagingBehavior() }, ScrollIntent(.container, atMost: 1)),
    (
      { SingleViewScrollTargetBehavior(aligning: .viewAligned(limitBehavior: .never, anchor: .center)) },
      ScrollIntent(.items, anchor: .center, atMost: 1)
    ),
  ]

  /// As SwiftUI's limits are meant by the documentation, and not by all who observed them.
  private static func doubted(_ intent: ScrollIntent) -> ScrollIntent {
    var intent = intent
    intent.doubt =
      "the limit means one view per interaction, as Apple documents; several narrow ones were observed"
    return intent
  }

  @Test(arguments: rows)
  func `say what each behavior is meant to do`(
    _ behavior: @Sendable () -> any IntentionalScrollTargetBehavior, _ intent: ScrollIntent
  ) {
    var intent = intent
    // Each works on whatever axis scrolls.
    intent.axes = [.horizontal, .vertical]
    #expect(behavior().scrollIntent == intent)
  }
}

struct FixRulesTests {
  @Test func `without a container's length the proposal stands, and content that fits rests on 0`() {
    for behavior in [ContainerPagingBehavior(), FlickPagingBehavior()] as [any ListedScrollTargetBehavior] {
      let empty = Moment.plain(0, content: 500, velocity: 5)
      #expect(empty.offsets(behavior, proposed: 37) == [37])
      let rule = empty.rule(behavior, proposed: 37)
      #expect(rule.hasSuffix("-paging: the container has no length, so the proposal stands"))
      #expect(Moment.plain(300, content: 100, start: -20, velocity: 5).offsets(behavior, proposed: 0) == [0])
    }
  }

  @Test func `both axes are paged where both scroll, each by its own length`() {
    for behavior in [PagingScrollTargetBehavior(), ContainerPagingBehavior()] as [any ScrollTargetBehavior] {
      var target = Moment.target(CGPoint(x: 300, y: 200))
      behavior.updateTarget(&target, context: Moment.ofPages(axes: [.horizontal, .vertical]))
      #expect(target == Moment.target(CGPoint(x: 390, y: 0)))
    }
  }

  @Test(
    "a number in Swift code has the fewest digits that read back as the same",
    arguments: [
      (-0.0, "0"), (390, "390"), (240.5, "240.5"), (1.0 / 3, "0.3333333333333333"), (1e-7, "1e-07"),
      (9_007_199_254_740_992, "9007199254740992"), (1e20, "1e+20"),
    ] as [(Double, String)])
  func inSwift(number: Double, expected: String) { #expect(number.inSwift == expected) }
}

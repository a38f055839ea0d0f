import ScrollBehavior
import Testing

struct SentenceNumberTests {
  @Test(
    "a number in a sentence is rounded to a thousandth, without trailing zeros",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (390, "390"), (-47, "-47"), (0.5, "0.5"), (1.0 / 3, "0.333"),
      (594.404_801, "594.405"), (9_007_199_254_740_992, "9007199254740992"), (.infinity, "inf"),
    ] as [(Double, String)]
  )
  func inSentence(number: Double, expected: String) { #expect(number.inSentence == expected) }

  @Test(
    arguments: [.nan, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, -1e300] as [Double])
  func `no number traps on its way into a sentence`(number: Double) { #expect(!number.inSentence.isEmpty) }
}

@Suite("Stated intents")
struct StatedIntentsTests {
  struct Row: Sendable {
    let behavior: @Sendable () -> any IntentionalScrollTargetBehavior
    let intent: ScrollIntent
  }

  static let rows: [Row] = [
    Row(behavior: { PagingScrollTargetBehavior() }, intent: ScrollIntent(.pages, atMost: 1)),
    Row(behavior: { ViewAlignedScrollTargetBehavior() }, intent: ScrollIntent(.items)),
    Row(
      behavior: { ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: .center) },
      intent: doubted(ScrollIntent(.items, anchor: .center, atMost: 1))),
    Row(
      behavior: { ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne) },
      intent: doubted(ScrollIntent(.items, atMost: 1))),
    Row(
      behavior: { ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew) },
      intent: ScrollIntent(.items)),
    Row(
      behavior: {
        var strict = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
        strict.isStrict = true
        return strict
      },
      intent: ScrollIntent(.items, atMost: 1)),
    Row(behavior: { VelocityPagingBehavior() }, intent: ScrollIntent(.container, atMost: 1)),
    Row(behavior: { DistancePagingBehavior() }, intent: ScrollIntent(.container, atMost: 1)),
    Row(behavior: { ThresholdPagingBehavior() }, intent: ScrollIntent(.container, atMost: 1)),
    Row(behavior: { MultipleScrollTargetBehavior() }, intent: ScrollIntent(.free)),
    Row(behavior: { MultipleScrollTargetBehavior(of: 40) }, intent: ScrollIntent(.multiples(of: 40))),
    Row(behavior: { NearestPageBehavior() }, intent: ScrollIntent(.container)),
    Row(
      behavior: { FlickPagingBehavior(most: 2) },
      intent: ScrollIntent(.container, atMost: 2, assumesPointsPerSecond: true)),
    Row(behavior: { ContainerPagingBehavior() }, intent: ScrollIntent(.container, atMost: 1)),
    Row(
      behavior: {
        SingleViewScrollTargetBehavior(
          aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center))
      },
      intent: ScrollIntent(.items, anchor: .center, atMost: 1)),
  ]

  /// As SwiftUI's limits are meant by the documentation, and not by all who observed them.
  private static func doubted(_ intent: ScrollIntent) -> ScrollIntent {
    var intent = intent
    intent.doubt =
      "the limit means one view per interaction, as Apple documents; several narrow ones were observed"
    return intent
  }

  @Test(arguments: rows)
  func `say what each behavior is meant to do`(_ row: Row) {
    var intent = row.intent
    // Each works on whatever axis scrolls.
    intent.axes = [.horizontal, .vertical]
    #expect(row.behavior().scrollIntent == intent)
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
    let size = CGSize(width: 390, height: 844)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: .zero, size: size)), velocity: .zero,
      contentSize: CGSize(width: 3900, height: 8440), containerSize: size, axes: [.horizontal, .vertical])
    for behavior in [PagingScrollTargetBehavior(), ContainerPagingBehavior()] as [any ScrollTargetBehavior] {
      var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: 300, y: 200), size: size))
      behavior.updateTarget(&target, context: context)
      #expect(target == ScrollTarget(rect: CGRect(x: 390, y: 0, width: 390, height: 844)))
    }
  }

  @Test(
    "a number in Swift code has the fewest digits that read back as the same",
    arguments: [
      (-0.0, "0"), (390, "390"), (240.5, "240.5"), (1.0 / 3, "0.3333333333333333"), (1e-7, "1e-07"),
      (9_007_199_254_740_992, "9007199254740992"), (1e20, "1e+20"),
    ] as [(Double, String)]
  )
  func inSwift(number: Double, expected: String) { #expect(number.inSwift == expected) }
}

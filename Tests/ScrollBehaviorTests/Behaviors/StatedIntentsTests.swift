import ScrollBehavior
import Testing

@Suite("Stated intents")
struct StatedIntentsTests {
  struct Row: Sendable {
    let behavior: @Sendable () -> any IntentionalScrollTargetBehavior
    let intent: ScrollIntent
  }

  static let rows: [Row] = [
    Row(
      behavior: { PagingScrollTargetBehavior() },
      intent: ScrollIntent(.pages, atMost: 1)),
    Row(
      behavior: { ViewAlignedScrollTargetBehavior() },
      intent: ScrollIntent(.items)),
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
        var rules = ViewAlignedRules()
        rules.isStrict = true
        return ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne, rules: rules)
      },
      intent: ScrollIntent(.items, atMost: 1)),
    Row(
      behavior: { VelocityPagingBehavior() },
      intent: ScrollIntent(.container, atMost: 1)),
    Row(
      behavior: { DistancePagingBehavior() },
      intent: ScrollIntent(.container, atMost: 1)),
    Row(
      behavior: { ThresholdPagingBehavior() },
      intent: ScrollIntent(.container, atMost: 1)),
    Row(
      behavior: { MultipleScrollTargetBehavior() },
      intent: ScrollIntent(.free)),
    Row(
      behavior: { MultipleScrollTargetBehavior(of: 40) },
      intent: ScrollIntent(.multiples(of: 40))),
    Row(
      behavior: { NearestPageBehavior() },
      intent: ScrollIntent(.container)),
    Row(
      behavior: { FlickPagingBehavior(most: 2) },
      intent: ScrollIntent(.container, atMost: 2, assumesPointsPerSecond: true)),
    Row(
      behavior: { ContainerPagingBehavior() },
      intent: ScrollIntent(.container, atMost: 1)),
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

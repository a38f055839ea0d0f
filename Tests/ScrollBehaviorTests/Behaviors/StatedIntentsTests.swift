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
      intent: ScrollIntent(.items, anchor: .center)),
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

  @Test(arguments: rows)
  func `say what each behavior is meant to do`(_ row: Row) {
    var intent = row.intent
    // Each works on whatever axis scrolls.
    intent.axes = [.horizontal, .vertical]
    #expect(row.behavior().scrollIntent == intent)
  }
}

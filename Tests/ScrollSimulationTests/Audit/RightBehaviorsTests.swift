import ScrollSimulation
import Testing

/// A carousel as apps write it, that knows its own item's length.
private struct Carousel: ScrollTargetBehavior {
  let length: Double
  var spacing = 0.0

  /// 0 leading, 0.5 centre.
  var anchor = 0.0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.anchor != nil { return }
    let container: Double = context.containerSize.width
    let reach = max(0, context.contentSize.width - container)
    guard container > 0 else { return }
    let pitch = length + spacing
    let first = anchor * (length - container)
    let count = ((context.contentSize.width + spacing) / pitch).rounded()
    // The nearest stop within the content; several items may share the end.
    let proposed = target.rect.origin.x
    let index = min(max(((proposed - first) / pitch).rounded(), 0), max(0, count - 1))
    let candidates = [index - 1, index, index + 1].filter { $0 >= 0 && $0 < count }
      .map { min(max(first + $0 * pitch, 0), reach) }
    target.rect.origin.x = candidates.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
  }
}

/// The velocity's sign decides, unless most of the gesture went the other way, and the layout direction is asked: one
/// page as long as it is told.
private struct SignPaging: ScrollTargetBehavior {
  var spacing = 0.0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.anchor == nil { AskedAxis.change(&target, context, by: rest) }
  }

  private func rest(_ asked: AskedAxis) -> Double {
    let (proposed, start, reach) = (asked.proposed, asked.start, asked.reach)
    let velocity = asked.forward
    guard asked.container > 0 else { return 0 }
    let step = asked.container + spacing
    let last = ((reach - 1e-6) / step).rounded(.up)
    func offset(_ page: Double) -> Double { min(max(page, 0) * step, reach) }
    // A partial last page counts as one.
    let page = start >= reach ? max(0, last) : (start / step).rounded()
    if velocity != 0, velocity * (proposed - start) >= 0 {
      return offset(min(page + (velocity > 0 ? 1 : -1), last))
    }
    let pages = [page - 1, page, page + 1].map { offset(min($0, last)) }
    return pages.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
  }
}

/// Behaviors that are right, written in the ways that apps write them, against false findings.
@Suite("A right behavior", .timeLimit(.minutes(30)))
struct RightBehaviorsTests {
  private func clean(
    _ behavior: @escaping @Sendable () -> any ScrollTargetBehavior, _ intent: ScrollIntent?,
    on layouts: [ScrollLayout]?, _ location: SourceLocation = #_sourceLocation
  ) {
    let audit = Audit(behavior, layouts: layouts, intent: intent, effort: .quick, threads: 2)
    #expect(audit.findings.isEmpty, "\(audit.findings)", sourceLocation: location)
    #expect(audit.gestures > 500)
  }

  @Test func `that pages by the velocity's sign is clean over the matrix`() {
    clean({ SignPaging() }, ScrollIntent(.container, atMost: 1), on: nil)
  }

  @Test func `that states nothing is clean over the matrix`() {
    clean({ SignPaging() }, nil, on: nil)
    clean({ AnyScrollTargetBehavior(SignPaging()) }, nil, on: nil)
    clean({ ContainerPagingBehavior() }, .unstated, on: nil)
    clean({ FlickPagingBehavior() }, ScrollIntent(assumesPointsPerSecond: true), on: nil)
  }

  @Test(.inRelease, arguments: [1.0, 1.0 / 2, 1.0 / 3])
  func `that rounds to pixels is clean`(_ pixel: Double) {
    clean({ Ruled { ($0.right / pixel).rounded() * pixel } }, nil, on: nil)
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `that aligns items of its own length is clean`(_ anchor: Double) throws {
    let intent = ScrollIntent(.items, anchor: UnitPoint(x: anchor, y: anchor))
    let items = ScrollLayout.Content.stack(ItemStack(count: 12, length: .points(100)))
    let more = ScrollLayout.Content.stack(ItemStack(count: 30, length: .points(100)))
    let layouts = try [
      ScrollLayout(content: items), ScrollLayout(content: items, layoutDirection: .rightToLeft),
      ScrollLayout(try Device.named("iphone-14"), .landscape, content: more),
    ]
    clean({ Carousel(length: 100, anchor: anchor) }, intent, on: layouts)
    let cards = ScrollLayout.Content.stack(ItemStack(count: 9, length: .points(300), spacing: 12))
    let spaced = try [ScrollLayout(content: cards), ScrollLayout(contentMargins: 24, content: cards)]
    clean({ Carousel(length: 300, spacing: 12, anchor: anchor) }, intent, on: spaced)
  }

  @Test func `that pages three spaced items at a time is clean`() throws {
    let layouts = try [
      ScrollLayout(content: .stack(ItemStack(count: 20, spacing: 8, perPage: 3))),
      ScrollLayout(content: .stack(ItemStack(count: 21, spacing: 8, perPage: 3))),
      ScrollLayout(
        try Device.named("iphone-14"), .landscape,
        content: .stack(ItemStack(count: 64, spacing: 8, perPage: 3))),
    ]
    clean({ SignPaging(spacing: 8) }, ScrollIntent(.pages, atMost: 1), on: layouts)
    clean({ SignPaging(spacing: 8) }, nil, on: layouts)
  }

  @Test func `that aligns unequal items is clean`() throws {
    let lengths = [120, 340, 80, 500, 260, 41.5, 390, 90, 700, 200]
    let layouts = try [
      ScrollLayout(content: .stack(ItemStack(lengths: lengths, spacing: 4))),
      ScrollLayout(content: .stack(ItemStack(lengths: lengths + lengths, spacing: 4, perPage: 2))),
    ]
    for fix in BuiltIn.itemFixes { clean({ fix.behavior ?? .paging }, nil, on: layouts) }
  }

  @Test func `that may rest anywhere on a grid of its own is clean`() {
    clean(
      { Ruled(scrollIntent: ScrollIntent(.free)) { min(($0.proposed / 25).rounded() * 25, $0.reach) } },
      nil, on: nil)
  }

  @Test func `a behavior for one axis is searched on that one, unless it is meant for both`() {
    // Written for one axis, as most are.
    let pages = Moving { target, context in
      let container: Double = context.containerSize.width
      let reach = max(0, context.contentSize.width - container)
      guard container > 0, target.anchor == nil else { return }
      let last = ((reach - 1e-6) / container).rounded(.up)
      let stops = (0...Int(max(0, last))).map { min(Double($0) * container, reach) }
      let proposed = target.rect.origin.x
      target.rect.origin.x = stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
    }
    let audit = Audit(pages, effort: .quick)
    #expect(audit.findings.allSatisfy { $0.counterexample.layout.axis == .horizontal })
    #expect(!audit.findings.contains { $0.id == "misaligned-rest" }, "\(audit.findings)")
    let both = Audit(pages, intent: ScrollIntent(.container, axes: [.horizontal, .vertical]), effort: .quick)
    #expect(
      both.findings.contains { $0.id == "misaligned-rest" && $0.counterexample.layout.axis == .vertical })
  }
}

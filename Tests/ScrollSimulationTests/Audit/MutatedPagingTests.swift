import ScrollSimulation
import Testing

/// `ContainerPagingBehavior`, copied, with one mistake at a time.
enum Mutation: String, CaseIterable, CustomTestStringConvertible {
  case none = "no mistake"
  case pageTooFar = "one page too far"
  case pageTooShort = "one page short"
  case pagesOfContent = "pages are the content divided by their count"
  case pagesOfBounds = "pages as long as a screen of 390"
  case pagesWithGap = "pages 8 pt longer than the container"
  case noClampAtTheEnd = "the last page's offset goes past the end"
  case noLimit = "no limit of one page"
  case limitOfTwo = "a limit of two pages"
  case limitFromProposal = "the limit counts from the proposal's page"
  case flippedSign = "forward and backward exchanged"
  case flooredForward = "rounded down where it should enter"
  case roundedToNothing = "no rounding"
  case thresholdOfTheWhole = "the threshold is a part of the whole"
  case ignoresPartialPage = "the partial last page does not count"
  case velocityForDirection = "the velocity's sign is taken for the direction"
  case zeroVelocityIsBackward = "a velocity of 0 is taken for backward"
  case zeroVelocityStays = "a velocity of 0 leaves the proposal"
  case forgetsVertical = "forgets the vertical axis"
  case dividesByReach = "divides by the reach"
  case startFromProposal = "the start is taken from the proposal"
  case endAt95Percent = "the end begins at 0.95 of the whole"
  case resetsOtherAxis = "sets the other axis to 0"
  case emptiesSize = "sets the size to zero"
  case keepsState = "remembers the last page instead of the start"
  case velocityThreshold = "only flings faster than 300 turn a page"
  case millisecondThreshold = "only flings faster than 0.3 turn a page"
  case fastTurnsTwo = "flings faster than 2300 turn two pages"
  case mirrorsOnceMore = "counts from the other end in right-to-left"
  case rewritesPrograms = "changes a program's scrolls"
  case notAtRest = "at rest, rounds down"
  case truncatesPixels = "cuts the offset to tens of points"
  case dividesByEmpty = "divides by an empty container"
  case lastIsTrap = "the last page is never left"
  case skipsSecond = "the second page is passed over"

  // Other rules, and no mistakes.
  case countsPartialPageAsWhole = "the partial last page is as long as the others"
  case turnsLate = "two thirds of a page turn it"

  var isRight: Bool { [.none, .countsPartialPageAsWhole, .turnsLate].contains(self) }

  var testDescription: String { rawValue }
}

final class MutatedPaging: IntentionalScrollTargetBehavior {
  let scrollIntent = ScrollIntent(.container, atMost: 1)
  private let mutation: Mutation
  private let threshold = 1.0 / 3
  private var lastPage = 0.0

  init(_ mutation: Mutation) { self.mutation = mutation }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if mutation != .rewritesPrograms, target.anchor != nil { return }
    let proposed = target.rect.origin.y
    AskedAxis.change(&target, context, by: rest)
    if mutation == .forgetsVertical { target.rect.origin.y = proposed }
    if mutation == .resetsOtherAxis {
      if !context.axes.contains(.horizontal) { target.rect.origin.x = 0 }
      if !context.axes.contains(.vertical) { target.rect.origin.y = 0 }
    }
    if mutation == .emptiesSize { target.rect.size = .zero }
  }

  private func rest(_ asked: AskedAxis) -> Double {
    let (proposed, container, velocity) = (asked.proposed, asked.container, asked.velocity)
    guard container > 0 else {
      return mutation == .dividesByEmpty ? (proposed / container).rounded() * container : proposed
    }
    let reach = asked.reach
    let last = max(0, ((reach - 1e-6) / container).rounded(mutation == .ignoresPartialPage ? .down : .up))
    let length =
      switch mutation {
      case .pagesOfContent: asked.content / max(1, last)
      case .pagesOfBounds: 390.0
      case .pagesWithGap: container + 8
      case .dividesByReach: max(1, reach)
      default: container
      }
    func offset(ofPage page: Double) -> Double {
      page >= last && mutation != .noClampAtTheEnd ? reach : max(0, page * length)
    }
    func pages(before offset: Double) -> Double {
      if offset <= 0 || reach <= 0 { return 0 }
      if offset >= reach { return last }
      if mutation == .countsPartialPageAsWhole { return offset / length }
      let lastWhole = (last - 1) * length
      return offset < lastWhole ? offset / length : last - 1 + (offset - lastWhole) / (reach - lastWhole)
    }
    let position = pages(before: proposed)
    let start = mutation == .startFromProposal ? proposed : asked.start
    var direction = proposed > start ? 1.0 : proposed < start ? -1 : 0
    var threshold = threshold
    switch mutation {
    case .velocityForDirection: direction = velocity > 0 ? 1 : velocity < 0 ? -1 : 0
    case .zeroVelocityIsBackward: direction = velocity > 0 ? 1 : -1
    case .zeroVelocityStays: if velocity == 0, proposed != start { return proposed }
    case .velocityThreshold: if abs(velocity) <= 300 { direction = 0 }
    case .millisecondThreshold: if abs(velocity) <= 0.3 { direction = 0 }
    case .turnsLate: threshold = 2.0 / 3
    case .thresholdOfTheWhole: threshold = (last + 1) / 3
    default: break
    }
    var wanted: Double
    switch mutation {
    case .flooredForward: wanted = position.rounded(.down)
    case .roundedToNothing: wanted = position
    case .notAtRest where direction == 0: wanted = (position - 0.01).rounded(.down)
    default:
      wanted =
        direction > 0
        ? (position + (1 - threshold)).rounded(.down)
        : direction < 0 ? (position - (1 - threshold)).rounded(.up) : position.rounded()
    }
    let startPage =
      switch mutation {
      case .limitFromProposal: position.rounded()
      case .keepsState: lastPage
      default: pages(before: start).rounded()
      }
    let most =
      switch mutation {
      case .noLimit: Double.infinity
      case .limitOfTwo: 2.0
      case .fastTurnsTwo: abs(velocity) > 2300 ? 2.0 : 1.0
      default: 1.0
      }
    var page = min(max(wanted, startPage - most), startPage + most)
    switch mutation {
    case .pageTooFar: page += direction
    case .pageTooShort: page -= direction
    case .flippedSign: page = max(0, 2 * startPage - page)
    case .lastIsTrap: if start >= reach { page = last }
    case .skipsSecond: if page == 2 { page += direction }
    default: break
    }
    lastPage = page
    let result = offset(ofPage: page)
    switch mutation {
    case .endAt95Percent: return result >= 0.95 * reach ? reach : result
    case .mirrorsOnceMore: return asked.isRightToLeft ? reach - result : result
    case .truncatesPixels: return (result / 10).rounded(.down) * 10
    default: return result
    }
  }
}

@Suite("A paging with a mistake", .timeLimit(.minutes(30)))
struct MutatedPagingTests {
  /// A few layouts on which the mistakes show; the whole matrix has them too.
  static func layouts() throws -> [ScrollLayout] {
    [
      try .pages(1), try .pages(3), try .pages(22), try ScrollLayout(content: .length(1755)),
      try ScrollLayout(try Device.named("iphone-14"), .landscape, content: .stack(ItemStack(count: 4))),
      try ScrollLayout(try Device.named("ipad-11"), .landscape, content: .stack(ItemStack(count: 4))),
      try .pages(4, axis: .vertical),
      try ScrollLayout(content: .stack(ItemStack(count: 4)), layoutDirection: .rightToLeft),
    ]
  }

  private func audit(_ mutation: Mutation) throws -> Audit {
    Audit({ MutatedPaging(mutation) }, layouts: try Self.layouts(), effort: .quick, threads: 2)
  }

  @Test(arguments: Mutation.allCases.filter(\.isRight))
  func `without a mistake is clean`(_ mutation: Mutation) throws {
    let audit = try audit(mutation)
    #expect(audit.findings.isEmpty, "\(audit.findings)")
  }

  /// The checks that have to name a mistake, whatever else does.
  private static let checks: [Mutation: Set<String>] = [
    .noLimit: ["skipped-page"], .limitOfTwo: ["skipped-page"], .fastTurnsTwo: ["skipped-page"],
    .noClampAtTheEnd: ["out-of-range"], .flippedSign: ["against-gesture"],
    .velocityForDirection: ["right-to-left"], .forgetsVertical: ["misaligned-rest"],
    .pagesWithGap: ["misaligned-rest"], .endAt95Percent: ["trap", "skipped-page"],
    .resetsOtherAxis: ["other-axis"], .emptiesSize: ["changed-rect"], .keepsState: ["not-a-function"],
    .velocityThreshold: ["velocity-unit"], .millisecondThreshold: ["velocity-unit"],
    .mirrorsOnceMore: ["right-to-left"], .rewritesPrograms: ["rewritten-scroll"],
    .notAtRest: ["not-idempotent"], .dividesByEmpty: ["empty-container"], .lastIsTrap: ["trap"],
    .ignoresPartialPage: ["unreachable-stop"], .zeroVelocityStays: ["misaligned-rest"],
    .skipsSecond: ["unreachable-stop"],
  ]

  @Test(.inRelease, arguments: Mutation.allCases.filter { !$0.isRight })
  func `is found out, and named for what it is`(_ mutation: Mutation) throws {
    let audit = try audit(mutation)
    #expect(!audit.findings.isEmpty)
    #expect(audit.ids.isSuperset(of: Self.checks[mutation] ?? []), "\(audit.findings)")
  }
}

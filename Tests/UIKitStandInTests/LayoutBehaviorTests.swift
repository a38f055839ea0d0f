import SeededNumbers
import Testing

@testable import ScrollSimulation
@testable import UIKitStandIn

/// Layouts in the manner of public ones: what each makes of a lift-off is what its formula says.
@Suite("A layout of UIKit's as a behavior")
struct LayoutBehaviorTests {
  /// A lift-off, in points and points per millisecond: forward is positive.
  struct Asked {
    let start: Double
    let released: Double
    let proposed: Double
    let velocity: Double
    let reach: Double

    /// The released offset in steps of a length, and the direction of the velocity.
    func steps(_ length: Double) -> Double { released / length }
    var sign: Double { velocity > 0 ? 1 : velocity < 0 ? -1 : 0 }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> UICollectionViewLayout
    let formula: @Sendable () -> (Asked) -> Double

    var testDescription: String { name }

    init(
      _ name: String, _ make: @escaping @Sendable () -> UICollectionViewLayout,
      _ formula: @escaping @Sendable (Asked) -> Double
    ) { (self.name, self.make, self.formula) = (name, make, { formula }) }

    /// A formula that remembers.
    init(
      _ name: String, _ make: @escaping @Sendable () -> UICollectionViewLayout,
      remembering formula: @escaping @Sendable () -> (Asked) -> Double
    ) { (self.name, self.make, self.formula) = (name, make, formula) }
  }

  /// The adjustment to the nearest of some places among those that a test takes; endless where none is.
  private static func nearest(
    _ places: [Double], to point: Double, where isMet: (Double) -> Bool = { _ in true }
  ) -> Double {
    places.filter(isMet).map { $0 - point }.min { abs($0) < abs($1) } ?? .greatestFiniteMagnitude
  }

  /// The leading edges of twelve cards of 300 points with 20 between.
  private static let cards = (0..<12).map { 320.0 * Double($0) }

  private static func meets(_ start: Double, _ length: Double = 390) -> (Double) -> Bool {
    { $0 + 300 > start && $0 < start + length }
  }

  static let rows: [Row] = [
    Row("NextBySign", { NextBySign() }) { ($0.steps(320).rounded() + $0.sign) * 320 },
    Row("FlickThreshold", { FlickThreshold() }) {
      let page = $0.steps(320)
      return (abs($0.velocity) > 0.2 ? page.rounded($0.velocity > 0 ? .up : .down) : page.rounded()) * 320
    },
    Row("RoundedProposal", { RoundedProposal() }) { ($0.proposed / 320).rounded() * 320 },
    Row("RoundedDownAtRest", { RoundedDownAtRest() }) {
      320 * ($0.proposed / 320).rounded($0.velocity > 0 ? .up : .down)
    },
    Row("ClosestCenter", { ClosestCenter() }) {
      $0.proposed + nearest(cards, to: $0.proposed + 45, where: meets($0.proposed))
    },
    Row("ClosestEdge", { ClosestEdge() }) {
      $0.proposed
        + nearest(cards, to: $0.proposed, where: meets($0.released + ($0.velocity > 0 ? 390 : -390)))
    },
    Row("AmongVisible", { AmongVisible() }) { asked in
      let places = (0..<12).map { 400 * Double($0) }
      let adjustment = nearest(places, to: asked.proposed + 15) {
        $0 + 360 > asked.released && $0 < asked.released + 390
      }
      return adjustment == .greatestFiniteMagnitude ? asked.proposed : asked.proposed + adjustment
    },
    Row("LastOffset", { LastOffset() }) {
      var last = 0.0
      return { asked in
        if asked.velocity == 0 { return last }
        let visible = cards.filter(meets(asked.released)).map { $0 - 45 }
        let next =
          asked.velocity > 0
          ? visible.filter { $0 > asked.released }.min() : visible.filter { $0 < asked.released }.max()
        last = next ?? last
        return last
      }
    },
    Row("PageCounter", { PageCounter() }) {
      var (previous, page) = (0.0, 0.0)
      return { asked in
        if previous > asked.released, asked.velocity < 0 {
          page = max(page - 1, 0)
        } else if previous < asked.released, asked.velocity > 0 {
          page += 1
        }
        previous = page * 320
        return previous
      }
    },
    Row("ScreenPages", { ScreenPages() }) {
      let page = $0.steps(398)
      let next = $0.velocity > 0.5 ? page.rounded(.down) + 1 : page.rounded(.up) - 1
      return (abs($0.velocity) > 0.5 ? next : page.rounded()) * 398
    },
    Row("ZoomAndSnap", { ZoomAndSnap() }) { asked in
      let places = (0..<12).map { 190 * Double($0) }
      return asked.proposed
        + nearest(places, to: asked.proposed) { $0 + 270 > asked.proposed && $0 + 120 < asked.proposed + 390 }
    },
    Row("OneAtATime", { OneAtATime() }) { asked in
      let stops = cards.map { min($0, asked.reach) }
      let ahead = stops.first { $0 > asked.start + 0.5 } ?? asked.reach
      let behind = stops.last { $0 < asked.start - 0.5 } ?? 0
      if abs(asked.velocity) > 0.2 { return asked.velocity > 0 ? ahead : behind }
      return asked.released + nearest(stops, to: asked.released)
    },
    Row("VelocityTwice", { VelocityTwice() }) { (($0.proposed + $0.velocity * 200) / 320).rounded() * 320 },
    Row("OwnAttributes", { OwnAttributes() }) {
      $0.proposed + nearest((0..<12).map { 256 * Double($0) }, to: $0.proposed)
    },
    Row("SectionPages", { SectionPages() }) {
      let page = (($0.proposed - 24) / 320).rounded()
      return page <= 0 ? 0 : 14 + page * 320
    },
    Row("DelegateSizes", { DelegateSizes() }) { min(max(($0.proposed / 400).rounded(), 0), 11) * 400 },
    Row("OverriddenSize", { OverriddenSize() }) { ($0.steps(342).rounded() + $0.sign) * 342 },
    Row("FromStoryboard", { FromStoryboard(coder: UICoder()) ?? UICollectionViewLayout() }) {
      ($0.proposed / 100).rounded() * 100
    },
    Row("ItemAtPoint", { ItemAtPoint() }) { asked in
      let middle = asked.proposed + 195
      return cards.first { $0 <= middle && middle < $0 + 300 }.map { $0 - 45 } ?? asked.proposed
    },
  ]

  /// The layout that a behavior states on a phone of 390 × 844 points.
  static func layout(_ behavior: LayoutBehavior, items: Int = 12) throws -> ScrollLayout {
    let stated = behavior.layout(
      on: CGSize(width: 390, height: 844), safeArea: { _ in (0, 0) }, axis: nil, itemLength: nil, items: items
    )
    let isHorizontal = stated.axis == .horizontal
    return try ScrollLayout(
      axis: stated.axis, bounds: isHorizontal ? 390 : 844, crossBounds: isHorizontal ? 844 : 390,
      contentMargins: AxisInsets(leading: stated.margins.leading, trailing: stated.margins.trailing),
      content: .stack(
        ItemStack(
          count: items, length: stated.lengths.first.map { .points($0) } ?? .containerRelative(),
          spacing: stated.spacing,
          padding: AxisInsets(leading: stated.padding.leading, trailing: stated.padding.trailing))))
  }

  static let gestures = isOptimized ? 20_000 : 2_000

  @Test("makes of each lift-off what its formula says", arguments: rows)
  func formula(_ row: Row) throws {
    let behavior = LayoutBehavior(row.make)
    let settling = Settling(try Self.layout(behavior), behavior: behavior)
    let formula = row.formula()
    var random = SplitMix64(seed: 7)
    var (offset, differing) = (0.0, 0)
    for _ in 0..<Self.gestures {
      let isHeld = Int.random(in: 0..<5, using: &random) == 0
      let gesture = Gesture(
        drag: Double.random(in: -500...500, using: &random),
        velocity: isHeld ? 0 : Double.random(in: -4000...4000, using: &random))
      let settlement = try settling.settle(from: offset, gesture)
      let expected = formula(
        Asked(
          start: offset, released: settlement.released, proposed: settlement.proposed,
          velocity: settlement.velocity, reach: settling.layout.reach))
      if abs(settlement.target - expected) > 1e-6, abs(expected) < 1e300 || abs(settlement.target) < 1e300 {
        differing += 1
        #expect(settlement.target == expected, "from \(offset), \(gesture)")
        if differing > 2 { return }
      }
      offset = settlement.offset
    }
  }

  /// Faults of layouts, and the checks that find them on the layout's own view.
  static let faults: [(fault: String, row: String, checks: Set<String>)] = [
    ("a target past an end", "RoundedProposal", ["out-of-range"]),
    ("the greatest number where no cell lies", "ClosestEdge", ["out-of-range", "moves-at-rest"]),
    ("a velocity counted twice", "VelocityTwice", ["skipped-page"]),
    ("rounding down without velocity", "RoundedDownAtRest", ["moves-at-rest", "ignored-drag"]),
    ("candidates on the screen alone", "AmongVisible", ["ignored-fling"]),
    ("pages counted past the last", "PageCounter", ["out-of-range"]),
    ("none", "DelegateSizes", []), ("none, though it keeps something", "OneAtATime", []),
  ]

  @Test(
    "is audited for what layouts get wrong", .enabled(if: isOptimized, "tested in release code alone"),
    arguments: faults)
  func audit(fault: String, row name: String, checks: Set<String>) throws {
    let row = try #require(Self.rows.first { $0.name == name })
    let layout = try Self.layout(LayoutBehavior(row.make))
    let found = Set(Audit(LayoutBehavior(row.make), on: layout).findings.map(\.check.id))
    #expect(checks.isEmpty ? found.isEmpty : checks.isSubset(of: found), "\(fault): \(found)")
  }

  @Test(
    .enabled(if: isOptimized, "tested in release code alone"),
    arguments: [("PageCounter", 12), ("PageCounter", 1), ("LastOffset", 12)])
  func `is found at fault again by the one gesture that shows it`(row name: String, items: Int) throws {
    let row = try #require(Self.rows.first { $0.name == name })
    let layout = try Self.layout(LayoutBehavior(row.make), items: items)
    let findings = Audit(LayoutBehavior(row.make), on: layout).findings.filter(\.check.isOfOneGesture)
    #expect(!findings.isEmpty)
    for finding in findings {
      let shown = finding.demonstration
      let judged = JudgedBehavior({ LayoutBehavior(row.make) }, physics: ScrollPhysics())
      let fault = judged.fault(of: finding.check, on: shown.layout, from: shown.start, shown.gesture)
      #expect(fault != nil, "\(finding)")
    }
  }

  @Test func `lets a layout that pages do so by its bounds, and asks it nothing`() throws {
    let behavior = LayoutBehavior { Paged() }
    let layout = try Self.layout(behavior)
    let (own, ours) = (Settling(layout, behavior: behavior), Settling(layout, behavior: .paging))
    for velocity in stride(from: -3000.0, through: 3000, by: 250) {
      let gesture = Gesture(drag: -30, velocity: velocity)
      #expect(try own.settle(from: 780, gesture).target == ours.settle(from: 780, gesture).target)
    }
  }

  @Test func `is judged by what the layout holds, and not by what asks it`() throws {
    #expect(LayoutBehavior { ClosestEdge() }.heldState == [])
    let rounded = { LayoutBehavior { RoundedProposal() } }
    #expect(Audit(rounded(), on: try Self.layout(rounded())).fedState == [])
  }

  @Test func `is not changed by the swipes that tell whether it keeps something`() throws {
    let behavior = LayoutBehavior { PageList() }
    let settling = Settling(try Self.layout(behavior), behavior: behavior)
    #expect(try settling.settle(from: 0, Gesture(drag: -30, velocity: -500)).target == 320)
  }

  @Test func `may ask for its items and their sizes while these are told`() throws {
    for make in [{ InsetByItems() }, { SizeByDelegate() }] as [() -> UICollectionViewLayout] {
      #expect(try Self.layout(LayoutBehavior(make)).items?.count == 12)
    }
  }

  @Test func `is asked by its method without a velocity where the view is resized`() throws {
    for (make, rest) in [({ NextBySign() }, 310), ({ RoundedWhenTurned() }, 320)]
      as [(() -> UICollectionViewLayout, Double)]
    {
      let behavior = LayoutBehavior(make)
      var view = SimulatedScrollView(try Self.layout(behavior), behavior: behavior, offset: 310)
      #expect(try view.resize(to: try Self.layout(behavior)).offset == rest)
    }
  }

  @Test(arguments: [(0.998, 0.998), (0.99, 0.99), (0.985, 0.985), (0.999, 0.999), (2, 0.998)])
  func `runs on by its own deceleration rate, whatever it is`(raw: Double, rate: Double) throws {
    let behavior = LayoutBehavior { Decelerating(rate: raw) }
    let settling = Settling(try Self.layout(behavior), behavior: behavior)
    let settlement = try settling.settle(from: 0, Gesture(velocity: -900))
    #expect(settlement.rate.perMillisecond == rate)
  }

  @Test func `scrolls vertically where its answers across are fixed`() throws {
    #expect(try Self.layout(LayoutBehavior { FixedAcross() }).axis == .vertical)
  }
}

private final class PageList: Cards {
  private var rests: [CGFloat] = []
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    rests.append(320)
    return CGPoint(x: rests.reduce(0, +), y: 0)
  }
}

private final class InsetByItems: UICollectionViewFlowLayout {
  override var sectionInset: UIEdgeInsets {
    get { collectionView?.numberOfItems(inSection: 0) == 1 ? UIEdgeInsets(left: 40, right: 40) : .zero }
    set {}
  }
}

private final class SizeByDelegate: UICollectionViewFlowLayout {
  override var itemSize: CGSize {
    get {
      guard let view = collectionView, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      else { return .zero }
      let path = IndexPath(item: 0, section: 0)
      return delegate.collectionView?(view, layout: self, sizeForItemAt: path)
        ?? CGSize(width: 80, height: 90)
    }
    set {}
  }
}

private final class FixedAcross: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: -16, y: (proposedContentOffset.y / 100).rounded() * 100) }
}

private final class Decelerating: UICollectionViewFlowLayout {
  private let rate: Double
  init(rate: Double) {
    self.rate = rate
    super.init()
    scrollDirection = .horizontal
  }
  required init?(coder: NSCoder) { nil }
  override func prepare() { collectionView?.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate) }
}

private final class RoundedWhenTurned: NextBySign {
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    CGPoint(x: (offset.x / 320).rounded() * 320, y: offset.y)
  }
}

import ScrollBehavior
import Testing

private typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior

struct ViewAlignedScrollTargetBehaviorTests {
  /// Items of 90 at a pitch of 100: 1990 long, stops 0, 100, … 1600 and the end, 1690.
  private static let narrow = ItemFrames(count: 20, length: 90, spacing: 10)

  /// As in CSS scroll snap: every item is a target, and any fling that would stay is sent on.
  private static var ofBrowsers: ViewAlignedScrollTargetBehavior { .ofBrowsers() }

  private static let limits: [Limit] = [.automatic, .always, .alwaysByFew, .alwaysByOne, .never]

  // By hand; container 300, reach 1690.
  @Test(
    arguments: [
      // At an end it stays there, fling or not.
      (500, 0, 0, 0), (500, 1690, 0, 1690), (0, 0, -1.2, 0), (1690, 1690, 1.2, 1690), (1600, 1690, 1.2, 1690),
      // Else the nearest stop, and of two as near the smaller.
      (500, 540, 0, 500), (500, 560, 0, 600), (500, 550, 0, 500), (500, 450, 0, 400), (500, 1020, 5, 1000),
      (500, 30, -5, 0), (0, 1646, 5, 1690), (0, 1645, 5, 1600), (500, 500, 0, 500),
      // A fling that would end on the stop it began at: the next in its direction.
      (500, 520, 0.02, 600), (500, 480, -0.02, 400), (520, 530, 1, 600), (540, 480, -1, 400),
      (500, 520, 0.01, 500), (1600, 1630, 0.3, 1690), (1690, 1660, -0.3, 1600), (0, 20, 0.3, 100),
      // A fling past the edge between two items is not sent on.
      (500, 560, 0.3, 600), (540, 560, 0.3, 600),
    ] as [(Double, Double, Double, Double)])
  func `the rule table`(start: Double, proposed: Double, velocity: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    for limit in [Limit.always, .alwaysByOne] {
      #expect(moment.offsets(.viewAligned(limitBehavior: limit), proposed: proposed) == [expected])
    }
    #expect(moment.offsets(Self.ofBrowsers, proposed: proposed) == [expected])
  }

  @Test(
    "a fling that would stay on its item is sent on only where scrolling is limited",
    arguments: [(500, 520, 0.02, 500), (500, 480, -0.02, 500), (0, 20, 0.3, 0), (500, 560, 0.3, 600)]
      as [(Double, Double, Double, Double)])
  func unlimited(start: Double, proposed: Double, velocity: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(moment.offsets(.viewAligned(limitBehavior: .never), proposed: proposed) == [expected])
    // Where room is not known to be compact, automatic limits nothing.
    #expect(moment.offsets(.viewAligned, proposed: proposed) == [expected])
    var compact = moment
    compact.sizeClass = .compact
    let sent = moment.offsets(.viewAligned(limitBehavior: .always), proposed: proposed)
    #expect(compact.offsets(.viewAligned, proposed: proposed) == sent)
    compact.sizeClass = .regular
    #expect(compact.offsets(.viewAligned, proposed: proposed) == [expected])
  }

  // Limited are always, always-by-one, and automatic in a compact class on the axis.
  @Test(arguments: Axis.allCases)
  func `what limits scrolling is the limit, and for automatic the size class on the axis`(axis: Axis) {
    let classes: [UserInterfaceSizeClass?] = [nil, .compact, .regular]
    for along in classes {
      for across in classes {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = axis == .horizontal ? along : across
        environment.verticalSizeClass = axis == .horizontal ? across : along
        let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: Axis.Set(axis))
        let limiting = Self.limits.filter {
          ViewAlignedScrollTargetBehavior(limitBehavior: $0).properties(context: context).limitsScrolls
        }
        #expect(
          limiting == (along == .compact ? [.automatic, .always, .alwaysByOne] : [.always, .alwaysByOne]))
      }
    }
  }

  @Test func `where both axes scroll, one compact class is enough for automatic`() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .compact
    func limits(_ axes: Axis.Set) -> Bool {
      let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
      return ViewAlignedScrollTargetBehavior.viewAligned.properties(context: context).limitsScrolls
    }
    #expect(limits([.horizontal, .vertical]))
    #expect(limits(.vertical))
    #expect(!limits(.horizontal))
    #expect(!limits([]))
  }

  // By hand: o ± 300, then the nearest stop; at an end after the limit it stays.
  @Test(
    "always-by-few limits the proposal to one container from the start",
    arguments: [
      (500, 1400, 5, 800), (500, 0, -5, 200), (540, 1400, 5, 800), (560, 1400, 5, 900), (500, 640, 2, 600),
      (0, 1690, 9, 300), (1690, 0, -9, 1400), (200, 0, -9, 0), (1500, 1690, 9, 1690), (500, 510, 0.1, 600),
    ] as [(Double, Double, Double, Double)])
  func alwaysByFew(start: Double, proposed: Double, velocity: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(moment.offsets(.viewAligned(limitBehavior: .alwaysByFew), proposed: proposed) == [expected])
  }

  @Test func `the other limits leave the proposal's way as long as it is: one by one is not strict`() {
    let moment = Moment.around(Self.narrow, velocity: 3)
    for limit in Self.limits where limit != .alwaysByFew {
      #expect(moment.offset(.viewAligned(limitBehavior: limit), proposed: 540) == 500)
    }
  }

  // By hand: an item of 90 leaves 210 of the container, half of it 105.
  @Test(
    "an anchor aligns its point of the item with the same point of the container",
    arguments: [
      (UnitPoint.topLeading, 540, 500), (.center, 540, 495), (.center, 550, 595), (.center, 30, 0),
      (.center, 60, 95), (.bottomTrailing, 541, 590), (.bottomTrailing, 535, 490), (.bottomTrailing, 30, 0),
      (.bottomTrailing, 80, 90), (UnitPoint(x: 0.25, y: 0.25), 540, 547.5),
    ] as [(UnitPoint, Double, Double)])
  func anchors(anchor: UnitPoint, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: 1000)
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: anchor)
    #expect(moment.offsets(behavior, proposed: proposed) == [expected])
    #expect(moment.offsets(.viewAligned(anchor: anchor), proposed: proposed) == [expected])
  }

  @Test func `only the anchor's fraction on the axis counts`() {
    var moment = Moment.around(Self.narrow)
    #expect(moment.offset(.viewAligned(anchor: .leading), proposed: 530) == 500)
    moment.axis = .vertical
    #expect(moment.offset(.viewAligned(anchor: .leading), proposed: 530) == 495)
    let behavior = ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .never, anchor: .bottom)
    #expect(behavior.alignment(along: .horizontal) == 0.5)
    #expect(behavior.alignment(along: .vertical) == 1)
  }

  /// Leading edges 20, 70, 570, 590, 1390 (length 400 and padding 20 after it): reach 1510.
  private static let uneven = ItemFrames(
    lengths: [50, 500, 20, 800, 400], leadingPadding: 20, trailingPadding: 20)

  @Test(
    "items of any lengths stop at their own edges, where they are targets those longer than the container too",
    arguments: [
      (0, 10, 0, 20), (0, 44, 0, 20), (0, 46, 0, 70), (0, 300, 0, 70), (0, 340, 0, 570), (0, 581, 0, 590),
      (0, 985, 0, 590), (0, 995, 0, 1390), (0, 1450, 0, 1390), (0, 1460, 0, 1390), (590, 700, 1, 1390),
      (1390, 1400, 1, 1390), (20, 30, 1, 70), (70, 60, -1, 20),
    ] as [(Double, Double, Double, Double)])
  func uneven(start: Double, proposed: Double, velocity: Double, expected: Double) {
    let moment = Moment.around(Self.uneven, start: start, velocity: velocity)
    #expect(moment.reach == 1510)
    #expect(moment.offsets(Self.ofBrowsers, proposed: proposed) == [expected])
  }

  // The same items: 500 and 800 are longer than 1.1 times 300, and 400 is too: stops 20 and 570 are left.
  @Test(
    arguments: [
      (0, 10, 0, 20), (0, 100, 0, 20), (0, 294, 0, 20), (0, 296, 0, 570), (0, 1400, 0, 570),
      (0, 1510, 0, 1510), (20, 30, 1, 570), (570, 600, 1, 570), (570, 560, -1, 20), (1510, 1400, -1, 20),
    ] as [(Double, Double, Double, Double)])
  func `longer items are no targets`(start: Double, proposed: Double, velocity: Double, expected: Double) {
    let moment = Moment.around(Self.uneven, start: start, velocity: velocity)
    #expect(moment.offsets(.viewAligned(limitBehavior: .always), proposed: proposed) == [expected])
  }

  @Test func `an item of just 1.1 containers is a target, and where none is left the proposal stays`() {
    for (length, expected) in [(330.0, 330.0), (330.1, 300.0)] {
      let items = ItemFrames(count: 9, length: length)
      #expect(Moment.around(items).offsets(.viewAligned, proposed: 300) == [expected])
    }
    let listed = ItemFrames(lengths: [331, 900])
    #expect(Moment.around(listed, velocity: 1).offsets(.viewAligned, proposed: 300) == [300])
  }

  // By hand: items of 450 in a container of 300: stops 0, 450, 900, reach 1050.
  @Test func `an item longer than the container is left at its leading edge, and at the end`() {
    let items = ItemFrames(count: 3, length: 450)
    #expect(Moment.around(items).offsets(Self.ofBrowsers, proposed: 150) == [0])
    #expect(Moment.around(items, velocity: 0.1).offsets(Self.ofBrowsers, proposed: 20) == [450])
    #expect(Moment.around(items, start: 900).offsets(Self.ofBrowsers, proposed: 1050) == [1050])
    #expect(Moment.around(items, start: 900, velocity: 1).offsets(Self.ofBrowsers, proposed: 960) == [900])
  }

  @Test("content shorter than the container has one stop, 0", arguments: [0.0, 0.3, -0.3, 9])
  func shortContent(velocity: Double) {
    let items = ItemFrames(count: 2, length: 90, spacing: 10)
    for anchor in [nil, UnitPoint.center, .bottomTrailing] {
      let moment = Moment.around(items, velocity: velocity)
      #expect(moment.offsets(.viewAligned(anchor: anchor), proposed: 0) == [0])
    }
  }

  @Test(arguments: [0.0, 37, 14_250])
  func `without items, or in a container without length, the proposal is left alone`(proposed: Double) {
    for limit in Self.limits {
      let bare = Moment(velocity: 1.2)
      #expect(bare.offsets(.viewAligned(limitBehavior: limit), proposed: proposed) == [proposed])
      let flat = Moment.around(Self.narrow, container: 0, velocity: 1.2)
      #expect(flat.offsets(.viewAligned(limitBehavior: limit), proposed: proposed) == [proposed])
    }
  }

  @Test func `stops that coincide are one, so the next is the next distinct one`() {
    // Trailing edges of 0 and 100 both stop at 0, as the first four items do in a container of 300.
    let moment = Moment.around(Self.narrow, velocity: 0.1)
    #expect(moment.offset(.viewAligned(limitBehavior: .always, anchor: .bottomTrailing), proposed: 20) == 90)
    let items = ItemFrames(lengths: [0.000_000_4, 100, 900])
    #expect(
      Moment.around(items, velocity: 0.1).offset(Self.ofBrowsers, proposed: 20) == items.leadingEdge(of: 2))
  }

  @Test func `each way to name it is the same behavior`() {
    let moment = Moment.around(Self.narrow, velocity: 3)
    let behaviors: [ViewAlignedScrollTargetBehavior] = [
      .viewAligned, .init(), .init(anchor: nil), .viewAligned(anchor: nil),
      .viewAligned(limitBehavior: .automatic), .viewAligned(limitBehavior: .never, anchor: nil),
      .viewAligned(limitBehavior: .always, anchor: .topLeading),
    ]
    for behavior in behaviors { #expect(moment.offset(behavior, proposed: 540) == 500) }
    #expect(Set(Self.limits).count == 5)
  }

  @Test func `a proposal past an end is limited first, and then stays at the end, as the rule tells`() {
    let moment = Moment.around(Self.narrow, start: 200, velocity: -3)
    #expect(
      moment.rule(.viewAligned(limitBehavior: .alwaysByFew), proposed: -400)
        == "view-aligned, a model: the proposal limited to one container from the start, -100; at an end, so there it stays"
    )
  }
}

struct ViewAlignedNamedRulesTests {
  @Test func `by default a fling is sent on where scrolling is limited, and 1.1 containers is the longest`() {
    let aligned = ViewAlignedScrollTargetBehavior()
    #expect(!aligned.sendsOnEverywhere && aligned.longest == 1.1 && !aligned.isStrict)
    #expect(ViewAlignedScrollTargetBehavior.viewAligned.longestTarget == 1.1)
  }

  // Items of 80 in a container of 390: stops are the multiples of 80 up to the end, 1210.
  @Test(
    "by the strict rule a gesture goes one item at most where scrolling is limited, whatever it proposes",
    arguments: [
      (.alwaysByOne, 0, 297, 80), (.alwaysByOne, 0, 1210, 80), (.alwaysByOne, 1210, 0, 1200),
      (.alwaysByOne, 160, 30, 80), (.alwaysByOne, 160, 170, 240), (.alwaysByOne, 100, 900, 160),
      (.always, 0, 297, 80), (.automatic, 0, 297, 80), (.never, 0, 297, 320), (.alwaysByFew, 0, 297, 320),
    ] as [(Limit, Double, Double, Double)])
  fileprivate func strict(_ limit: Limit, start: Double, proposed: Double, rest: Double) {
    var moment = Moment(bounds: 390, container: 390, content: 1600, start: start, released: start)
    moment.velocity = proposed > start ? 3 : -3
    moment.items = ItemFrames(count: 20, length: 80)
    moment.sizeClass = .compact
    #expect(moment.offset(ViewAlignedScrollTargetBehavior.strict(limit), proposed: proposed) == rest)
  }

  @Test func `the rules of browsers send every fling on and take every item for a target`() {
    #expect(ViewAlignedScrollTargetBehavior.ofBrowsers().longestTarget == .infinity)
    #expect(AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior.ofBrowsers()).longestTarget == .infinity)
    #expect(PagingScrollTargetBehavior.paging.longestTarget == 1.1)
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// By the rules of CSS scroll snap: every item is a target, and any fling that would stay is sent on.
  static func ofBrowsers(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) -> Self {
    var aligned = Self(limitBehavior: limitBehavior, anchor: anchor)
    aligned.sendsOnEverywhere = true
    aligned.longest = .infinity
    return aligned
  }

  /// One item at most per gesture, where scrolling is limited.
  static func strict(_ limitBehavior: LimitBehavior) -> Self {
    var aligned = Self(limitBehavior: limitBehavior)
    aligned.isStrict = true
    return aligned
  }
}

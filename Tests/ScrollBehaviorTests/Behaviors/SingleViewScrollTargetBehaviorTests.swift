import ScrollBehavior
import Testing

struct SingleViewScrollTargetBehaviorTests {
  /// Items of 90 at a pitch of 100: 1990 long, stops 0, 100, … 1600 and the end, 1690.
  private static let narrow = ItemFrames(
    count: 20, length: 90, spacing: 10, leadingPadding: 0, trailingPadding: 0)

  /// Stops 0, 40, 50, 560, 1400, and the end, 1500.
  private static let uneven = ItemFrames(
    lengths: [40, 10, 510, 840, 400], spacing: 0, leadingPadding: 0, trailingPadding: 0)

  /// Where items longer than the container are targets too.
  private static var ofAnyLength: SingleViewScrollTargetBehavior {
    SingleViewScrollTargetBehavior(
      aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .always, rules: .ofBrowsers))
  }

  @Test(
    "a fling passes strictly one item, however narrow the items and fast the swipe",
    arguments: [
      (0, 0.02, 1, 100), (0, 1.2, 594, 100), (0, 9, 1690, 100), (500, 9, 1690, 600), (500, -9, 0, 400),
      (500, -0.02, 499, 400), (1600, 9, 1690, 1690), (1690, -9, 0, 1600), (100, -9, 0, 0), (0, -9, 0, 0),
      (1690, 9, 1690, 1690),
    ] as [(Double, Double, Double, Double)]
  )
  func flings(start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(moment.offsets(.singleView, proposed: proposed) == [expected])
  }

  @Test(
    "without a fling it stays on its item until the proposal is nearer to another, then it is the first one",
    arguments: [
      (500, 549, 500), (500, 551, 600), (500, 1200, 600), (500, 451, 500), (500, 30, 400), (0, 0, 0),
    ]
      as [(Double, Double, Double)]
  )
  func drags(start: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start)
    #expect(moment.offsets(.singleView, proposed: proposed) == [expected])
  }

  // Of the container of 300, 1.1 times is 330: items of 510, 840 and 400 are no targets; 0, 40 and the end are left.
  @Test("what view-aligned does not take for a target is passed")
  func longItems() {
    let forward = Moment.around(Self.uneven, start: 0, velocity: 5)
    #expect(forward.offset(.singleView, proposed: 1500) == 40)
    let on = Moment.around(Self.uneven, start: 40, velocity: 5)
    #expect(on.offset(.singleView, proposed: 1500) == 1500)
  }

  @Test("each uneven item is visited once forward and once backward")
  func uneven() {
    var forward = [0.0]
    for _ in 1...5 {
      let moment = Moment.around(Self.uneven, start: forward[forward.count - 1], velocity: 5)
      forward.append(moment.offset(Self.ofAnyLength, proposed: moment.reach))
    }
    #expect(forward == [0, 40, 50, 560, 1400, 1500])
    var backward = [1400.0]
    for _ in 1...5 {
      let moment = Moment.around(Self.uneven, start: backward[backward.count - 1], velocity: -5)
      backward.append(moment.offset(Self.ofAnyLength, proposed: 0))
    }
    #expect(backward == [1400, 560, 50, 40, 0, 0])
  }

  // The last item is longer than the container: at the end it is the nearest already, so a fling goes to the one before.
  @Test("a fling from an end that is no stop counts from the item that is nearest there")
  func endWithoutStop() {
    let end = Moment.around(Self.uneven, start: 1500, velocity: -5)
    #expect(end.offset(Self.ofAnyLength, proposed: 0) == 560)
    let drag = Moment.around(Self.uneven, start: 1500)
    #expect(drag.offset(Self.ofAnyLength, proposed: 0) == 1400)
  }

  // Caught at 1154, nearest to the item at 1200, and dragged on while the finger flicks back at its end.
  @Test("a fling against the way that a drag has gone passes no more than one item either")
  func againstTheWay() {
    let forward = Moment.around(Self.narrow, start: 1154, velocity: -0.06)
    #expect(forward.offset(.singleView, proposed: 1690) == 1300)
    let backward = Moment.around(Self.narrow, start: 446, velocity: 0.06)
    #expect(backward.offset(.singleView, proposed: 0) == 300)
  }

  // There neighbouring numbers lie further apart than stops that are told apart: halving has no end.
  @Test("offsets without finer numbers between them are answered too", arguments: [1e13, 1e14, 1e17, 1e300])
  func enormous(length: Double) {
    let items = ItemFrames(count: 4, length: length, spacing: 0, leadingPadding: 0, trailingPadding: 0)
    for start in stride(from: 0, through: 2.9 * length, by: length / 8) {
      for velocity in [0, 5, -0.06, 0.06, -5] {
        let moment = Moment.around(items, container: length, start: start, velocity: velocity)
        for proposed in [0, 0.4 * length, start.nextDown, start.nextUp, 3 * length] {
          let rest = moment.offset(.singleView, proposed: min(max(0, proposed), moment.reach))
          #expect((0...moment.reach).contains(rest))
        }
      }
    }
  }

  // By hand: centred in 300, items of 90 stop 105 before their leading edges; the first two at 0, then 95, 195, …
  @Test(
    "an anchor is brought to the same point of the container",
    arguments: [
      (UnitPoint.center, 95, 1.2, 700, 195), (.center, 195, -1.2, 0, 95), (.center, 0, 1.2, 700, 95),
      (.topLeading, 100, 1.2, 700, 200), (.bottomTrailing, 90, 1.2, 700, 190),
      (.bottomTrailing, 190, -1.2, 0, 90),
    ] as [(UnitPoint, Double, Double, Double, Double)]
  )
  func anchors(anchor: UnitPoint, start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(
      moment.offsets(
        SingleViewScrollTargetBehavior(
          aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: anchor)),
        proposed: proposed) == [expected])
  }

  @Test(
    "caught between items it rests on one",
    arguments: [
      (540, 540, 500), (560, 560, 600), (540, 570, 600), (560, 530, 500), (540, 900, 600), (560, 100, 500),
    ]
      as [(Double, Double, Double)]
  )
  func caught(start: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start)
    #expect(moment.offsets(.singleView, proposed: proposed) == [expected])
  }

  // Only view-aligned can be asked, and in a fling it never answers with the stop nearest to the start.
  @Test(
    "a fling from between items goes to the item after the one nearest to its start",
    arguments: [(540, 1.2, 1100, 600), (560, 1.2, 1100, 700), (560, -1.2, 0, 500), (540, -1.2, 0, 400)]
      as [(Double, Double, Double, Double)]
  )
  func caughtFling(start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(moment.offsets(.singleView, proposed: proposed) == [expected])
  }

  @Test("without items the proposal is left alone", arguments: [0.0, 0.001, 37, 594.4, 14_250])
  func withoutItems(proposed: Double) {
    for velocity in [0.0, 1.2, -1.2] {
      let moment = Moment(start: 30, released: 30, velocity: velocity)
      #expect(moment.offsets(.singleView, proposed: proposed) == [proposed])
    }
  }

  @Test("one item, content that fits, and a start past an end rest where there is something")
  func degenerate() {
    let single = ItemFrames(count: 1, length: 120, spacing: 0, leadingPadding: 0, trailingPadding: 0)
    for velocity in [0.0, 4, -4] {
      #expect(Moment.around(single, velocity: velocity).offsets(.singleView, proposed: 0) == [0])
    }
    #expect(Moment.around(Self.narrow, start: -60).offsets(.singleView, proposed: 0) == [0])
    #expect(Moment.around(Self.narrow, start: 1750).offsets(.singleView, proposed: 1690) == [1690])
    #expect(Moment.around(Self.narrow, start: 1750, velocity: -5).offsets(.singleView, proposed: 0) == [1600])
  }

  @Test("it does not limit scrolling, and its anchor is what counts as aligned")
  func properties() {
    let context = ScrollTargetBehaviorPropertiesContext(axes: .horizontal)
    #expect(!SingleViewScrollTargetBehavior.singleView.properties(context: context).limitsScrolls)
    #expect(
      SingleViewScrollTargetBehavior(
        aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: .trailing)
      ).alignment(along: .horizontal) == 1)
    #expect(SingleViewScrollTargetBehavior().alignment(along: .horizontal) == 0)
  }
}

import ScrollBehavior
import Testing

struct SingleViewScrollTargetBehaviorTests {
  /// Items of 90 at a pitch of 100: 1990 long, stops 0, 100, … 1600 and the end, 1690.
  private static let narrow = ItemFrames(count: 20, length: 90, spacing: 10)

  /// Stops 0, 40, 50, 560, 1400, and the end, 1500.
  private static let uneven = ItemFrames(lengths: [40, 10, 510, 840, 400])

  /// Where items longer than the container are targets too.
  private static var ofAnyLength: SingleViewScrollTargetBehavior {
    SingleViewScrollTargetBehavior(aligning: .ofBrowsers(limitBehavior: .always))
  }

  @Test(
    arguments: [
      // A fling passes strictly one item, however narrow the items and fast the swipe.
      (0, 0.02, 1, 100), (0, 1.2, 594, 100), (0, 9, 1690, 100), (500, 9, 1690, 600), (500, -9, 0, 400),
      (500, -0.02, 499, 400), (1600, 9, 1690, 1690), (1690, -9, 0, 1600), (100, -9, 0, 0), (0, -9, 0, 0),
      (1690, 9, 1690, 1690),
      // From between items, to the item after the one nearest to its start: only view-aligned can be asked, and in a
      // fling it never answers with the stop nearest to the start.
      (540, 1.2, 1100, 600), (560, 1.2, 1100, 700), (560, -1.2, 0, 500), (540, -1.2, 0, 400),
      // Against the way that a drag has gone: no more than one item either.
      (1154, -0.06, 1690, 1300), (446, 0.06, 0, 300),
      // Without a fling it stays on its item until the proposal is nearer to another, then it is the first one.
      (500, 0, 549, 500), (500, 0, 551, 600), (500, 0, 1200, 600), (500, 0, 451, 500), (500, 0, 30, 400),
      (0, 0, 0, 0),
      // Caught between items it rests on one.
      (540, 0, 540, 500), (560, 0, 560, 600), (540, 0, 570, 600), (560, 0, 530, 500), (540, 0, 900, 600),
      (560, 0, 100, 500),
      // A start past an end.
      (-60, 0, 0, 0), (1750, 0, 1690, 1690), (1750, -5, 0, 1600),
    ] as [(Double, Double, Double, Double)])
  func `the rule table`(start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    #expect(moment.offsets(.singleView, proposed: proposed) == [expected])
  }

  // Of the container of 300, 1.1 times is 330: items of 510, 840 and 400 are no targets; 0, 40 and the end are left.
  @Test func `what view-aligned does not take for a target is passed`() {
    let forward = Moment.around(Self.uneven, start: 0, velocity: 5)
    #expect(forward.offset(.singleView, proposed: 1500) == 40)
    let on = Moment.around(Self.uneven, start: 40, velocity: 5)
    #expect(on.offset(.singleView, proposed: 1500) == 1500)
  }

  @Test func `each uneven item is visited once forward and once backward`() {
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
  @Test func `a fling from an end that is no stop counts from the item that is nearest there`() {
    let end = Moment.around(Self.uneven, start: 1500, velocity: -5)
    #expect(end.offset(Self.ofAnyLength, proposed: 0) == 560)
    let drag = Moment.around(Self.uneven, start: 1500)
    #expect(drag.offset(Self.ofAnyLength, proposed: 0) == 1400)
  }

  // There neighbouring numbers lie further apart than stops that are told apart: halving has no end.
  @Test("offsets without finer numbers between them are answered too", arguments: [1e13, 1e14, 1e17, 1e300])
  func enormous(length: Double) {
    let items = ItemFrames(count: 4, length: length)
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
    ] as [(UnitPoint, Double, Double, Double, Double)])
  func anchors(anchor: UnitPoint, start: Double, velocity: Double, proposed: Double, expected: Double) {
    let moment = Moment.around(Self.narrow, start: start, velocity: velocity)
    let behavior = SingleViewScrollTargetBehavior(
      aligning: .viewAligned(limitBehavior: .always, anchor: anchor))
    #expect(moment.offsets(behavior, proposed: proposed) == [expected])
  }

  @Test("without items the proposal is left alone", arguments: [0.0, 0.001, 37, 594.4, 14_250])
  func withoutItems(proposed: Double) {
    for velocity in [0.0, 1.2, -1.2] {
      let moment = Moment(start: 30, released: 30, velocity: velocity)
      #expect(moment.offsets(.singleView, proposed: proposed) == [proposed])
    }
  }

  @Test func `it does not limit scrolling`() {
    let context = ScrollTargetBehaviorPropertiesContext(axes: .horizontal)
    #expect(!SingleViewScrollTargetBehavior.singleView.properties(context: context).limitsScrolls)
  }
}

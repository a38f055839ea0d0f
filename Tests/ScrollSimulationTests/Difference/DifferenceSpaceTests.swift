import ScrollSimulation
import Testing

/// A paging with one change at a time, whose numbers stand in its code alone.
private enum Change: String, CaseIterable, CustomTestStringConvertible {
  case from200 = "a speed of 200 is enough"
  case moreThan200 = "a speed of 200 is not enough, and was before"
  case from200AndABit = "a speed of more than 200.0001"
  case fromAlmost200 = "a speed of more than 199.9999"
  case perMillisecond = "a speed of more than 0.2, for want of the unit"
  case fromThird = "a third of the container is enough"
  case part334 = "more than 0.334 of the container"
  case part30 = "more than 0.3 of the container"
  case points130 = "more than 130 pt"
  case narrow = "no turn in containers under 200 pt"
  case wide = "no turn in containers over 1250 pt"
  case fast = "no turn over 6000 pt/s"
  case faster = "two pages over 11,000 pt/s"
  case far = "no turn over 200 containers along"
  case along50 = "no turn over 50 containers along"
  case band50 = "no turn between 910 and 960 pt/s"
  case band10 = "no turn between 910 and 920 pt/s"
  case band1 = "no turn between 910 and 911 pt/s"
  case partBand = "no turn between 0.40 and 0.42 of the container"
  case vertical = "300 pt/s in place of 200, vertically"
  case rightToLeft = "the other way from right to left"
  case off = "a thousandth of a point off"
  case backward = "the other way without a drag"
  case long = "no turn in content over 20,000 pt"
  case seven = "no turn in content of seven containers"
  case limits = "stops sooner"

  /// What a reader of its source would find besides the numbers of the unchanged one.
  var numbers: [Double] {
    switch self {
    case .band10: [910, 920]
    case .band1: [910, 911]
    default: []
    }
  }

  /// The layout on which it shows as anywhere; `nil` where it shows on few.
  var layout: ScrollLayout? {
    switch self {
    case .narrow, .wide, .far, .along50, .vertical, .rightToLeft, .long, .seven, .points130: nil
    default: try? ScrollLayout()
    }
  }

  var testDescription: String { rawValue }
}

private struct ChangedPaging: ScrollTargetBehavior {
  var change: Change?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    AskedAxis.change(&target, context, by: rest)
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = change == .limits
    return properties
  }

  private func rest(_ asked: AskedAxis) -> Double {
    let (start, container, content) = (asked.start, asked.container, asked.content)
    let velocity = change == .rightToLeft ? asked.velocity : asked.forward
    let least: Double = change == .vertical && asked.axis == .vertical ? 300 : 200
    let distance = asked.proposed - start
    let speed = abs(velocity)
    let isFast =
      switch change {
      case .from200: speed >= least
      case .from200AndABit: speed > 200.0001
      case .fromAlmost200: speed > 199.9999
      case .perMillisecond: speed > 0.2
      default: speed > least
      }
    let isFar =
      switch change {
      case .fromThird: abs(distance) >= container / 3
      case .part334: abs(distance) > 0.334 * container
      case .part30: abs(distance) > 0.3 * container
      case .points130: abs(distance) > 130
      default: abs(distance) > container / 3
      }
    let isIdle =
      switch change {
      case .narrow: container < 200
      case .wide: container > 1250
      case .fast: speed > 6000
      case .far: start > 200 * container
      case .along50: start > 50 * container
      case .band50: speed > 910 && speed < 960
      case .band10: speed > 910 && speed < 920
      case .band1: speed > 910 && speed < 911
      case .partBand: abs(distance) > 0.4 * container && abs(distance) < 0.42 * container
      case .long: content > 20_000
      case .seven: content == 7 * container
      default: false
      }
    var direction = velocity != 0 ? velocity : distance
    if change == .backward, distance == 0 { direction = -direction }
    let page = (start / container).rounded() + (change == .off ? 0.001 / container : 0)
    let pages = change == .faster && speed > 11_000 ? 2.0 : 1
    guard isFast || isFar, !isIdle else { return page * container }
    return (page + (direction < 0 ? -pages : direction > 0 ? pages : 0)) * container
  }
}

@Suite("What two behaviors are asked", .timeLimit(.minutes(30)))
struct DifferenceSpaceTests {
  @Test(.inRelease, arguments: Change.allCases)
  fileprivate func `tells one change from none`(_ change: Change) {
    // What was enough before is not enough now.
    let (old, new) = change == .moreThan200 ? (Change.from200, nil) : (nil, change)
    let difference = Difference(
      ChangedPaging(change: old), ChangedPaging(change: new), on: change.layout, numbers: change.numbers,
      threads: 2)
    #expect(!difference.isEmpty)
  }
}

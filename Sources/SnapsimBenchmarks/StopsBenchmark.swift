import ScrollSimulation

/// The nearest of many listed stops against the nearest of few: the cost grows as the logarithm.
enum StopsBenchmark {
  static func run() throws {
    let few = try stops(count: 1000)
    let many = try stops(count: 1_000_000)
    var sum = 0
    let (ofMany, ofFew, ratio) = Measurement.pair(runs: 9) {
      sum += lookUps(in: many)
    } _: {
      sum += lookUps(in: few)
    }
    withExtendedLifetime(sum) {}
    let count = Double(lookUpCount)
    Report.row(
      "nearest of 10^6 listed stops", Report.number(ofMany.median / count * 1e9) + " ns",
      against: "of 10^3 " + Report.number(ofFew.median / count * 1e9) + " ns", ratio: ratio)
  }

  private static let lookUpCount = 400_000

  private static func stops(count: Int) throws -> ScrollStops {
    let lengths = (0..<count).map { 100 + Double($0 % 7) }
    return try ScrollLayout(content: .stack(ItemStack(lengths: lengths))).stops()
  }

  /// As people scroll: from stop to neighbouring stop, with a jump now and then.
  private static func lookUps(in stops: ScrollStops) -> Int {
    var sum = 0
    var offset = 0.0
    for index in 0..<lookUpCount {
      offset += index % 64 == 0 ? stops.reach * 0.381966 : 97.3
      if offset > stops.reach { offset -= stops.reach }
      sum &+= stops.nearest(to: offset)
    }
    return sum
  }
}

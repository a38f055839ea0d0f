import ScrollBehavior
import SeededNumbers
import Testing

/// Numbers that nobody means, and some that somebody does.
let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, -0.0, 0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-9, 0.5, 1, -1,
  390, -844, 0x1p53, -0x1p53, 1e100, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
]

@Suite("Odd values", .timeLimit(.minutes(30)))
struct OddValuesTests {
  static var behaviors: [any ScrollTargetBehavior] {
    [
      PagingScrollTargetBehavior(), ViewAlignedScrollTargetBehavior(), VelocityPagingBehavior(),
      DistancePagingBehavior(), ThresholdPagingBehavior(), MultipleScrollTargetBehavior(),
      NearestPageBehavior(), NearestPageBehavior(rounding: .down), FlickPagingBehavior(),
      ContainerPagingBehavior(), SingleViewScrollTargetBehavior(),
    ]
      + oddNumbers.flatMap { odd -> [any ScrollTargetBehavior] in
        let anchor = UnitPoint(x: odd, y: odd)
        return [
          MultipleScrollTargetBehavior(of: odd), FlickPagingBehavior(light: odd, fast: 1000, most: 3),
          FlickPagingBehavior(light: 3, fast: odd, most: .min),
          FlickPagingBehavior(light: odd, fast: odd, most: .max), ContainerPagingBehavior(threshold: odd),
          ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: anchor),
          ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew, anchor: anchor),
          SingleViewScrollTargetBehavior(aligning: .viewAligned(limitBehavior: .never, anchor: anchor)),
        ]
      }
  }

  private func context(_ numbers: [Double], _ axes: Axis.Set, _ direction: LayoutDirection)
    -> ScrollTargetBehaviorContext
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: numbers[0], y: numbers[1], width: 390, height: 844)),
      velocity: CGVector(dx: numbers[2], dy: numbers[3]),
      contentSize: CGSize(width: numbers[4], height: numbers[5]),
      containerSize: CGSize(width: numbers[6], height: numbers[7]), axes: axes, environment: environment)
  }

  @Test func `no behavior traps, or makes no number of one`() {
    var random = SplitMix64(seed: 12)
    for behavior in Self.behaviors {
      for round in 0..<400 {
        // One number is odd, or all may be.
        var numbers = [780.0, 0, -1200, 300, 7800, 16880, 390, 844]
        if round < oddNumbers.count * numbers.count {
          numbers[round / oddNumbers.count] = oddNumbers[round % oddNumbers.count]
        } else {
          numbers = numbers.map { oddNumbers.randomElement(using: &random) ?? $0 }
        }
        let proposed = (
          round.isMultiple(of: 3) ? 800 : oddNumbers.randomElement(using: &random) ?? 0,
          round.isMultiple(of: 2) ? 800 : oddNumbers.randomElement(using: &random) ?? 0
        )
        let axes: Axis.Set = [.horizontal, [.horizontal, .vertical], .vertical][round % 3]
        let context = context(numbers, axes, round.isMultiple(of: 5) ? .rightToLeft : .leftToRight)
        var target = ScrollTarget(rect: CGRect(x: proposed.0, y: proposed.1, width: 390, height: 844))
        behavior.updateTarget(&target, context: context)
        let told = "\(behavior) made \(target.rect.origin) of \(proposed) with \(numbers)"
        #expect(!target.rect.origin.x.isNaN || proposed.0.isNaN, "\(told)")
        #expect(!target.rect.origin.y.isNaN || proposed.1.isNaN, "\(told)")
      }
    }
  }

  private static let frames = [
    ItemFrames(count: 20, length: 390),
    ItemFrames(count: 1, length: .leastNonzeroMagnitude, leadingPadding: 3),
    ItemFrames(count: 3, length: 0x1p52, spacing: -1, trailingPadding: 9),
    ItemFrames(lengths: [100, 300, 390, 5], spacing: 8, leadingPadding: 16),
  ]

  @Test func `stops of any anchor are in order, within the ends, and found from any offset`() {
    for frames in Self.frames {
      for anchor in oddNumbers {
        for stride in [1, 2, .max] {
          check(ScrollStops(of: frames, anchor: anchor, container: 390, stride: stride))
        }
      }
    }
    for container in oddNumbers {
      for reach in [0, 7410, 0x1p53] where !(container > 0 && reach / container > 0x1p53) {
        check(ScrollStops(everyContainer: container, reach: reach))
      }
    }
  }

  private func check(_ stops: ScrollStops) {
    #expect(stops.count >= 1)
    var last = 0.0
    for index in [.min, -1, 0, 1, stops.count / 2, stops.count - 1, stops.count, .max].sorted() {
      let stop = stops[index]
      #expect(stop >= last && stop <= stops.reach)
      #expect(!stops.unclamped(index).isNaN)
      last = stop
    }
    for offset in oddNumbers {
      let nearest = stops.nearest(to: offset)
      #expect((0..<stops.count).contains(nearest))
      if offset.isNaN { #expect(nearest == stops.nearest(to: 0)) }
      #expect((0...stops.count).contains(stops.firstIndex(atLeast: offset)))
      #expect(stops.next(after: offset).map { $0 < stops.count } ?? true)
      #expect(stops.previous(before: offset).map { $0 >= 0 } ?? true)
    }
  }

  @Test func `frames have an answer to any index and any range`() {
    for frames in Self.frames {
      for index in [Int.min, -1, 0, frames.count, .max] {
        #expect(frames.length(of: index) > 0)
        #expect(frames.leadingEdge(of: index).isFinite && frames.trailingEdge(of: index).isFinite)
      }
      for start in oddNumbers {
        for end in oddNumbers {
          let range = frames.indexes(from: start, to: end)
          #expect(range.lowerBound >= 0 && range.upperBound <= frames.count)
        }
      }
    }
  }
}

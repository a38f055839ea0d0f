import Testing

@testable import ScrollSimulation

@Suite("Layouts that fit")
struct SearchedLayoutTests {
  static let patterns: [SnapPattern] = [
    .multiples(of: .container, from: .zero), .multiples(of: RelativeLength(points: 52), from: .zero),
    .multiples(of: RelativeLength(points: 80), from: RelativeLength(points: 110)),
    .multiples(of: RelativeLength(containers: 0.8, points: 10), from: .zero),
    .multiples(of: RelativeLength(contents: 0.2), from: .zero),
    .offsets([.zero, RelativeLength(points: 130), RelativeLength(points: 900)]),
  ]

  private func layouts(_ pattern: SnapPattern, _ axis: Axis) -> [SearchedLayout] {
    LearnedBehavior.Seen(axis: axis, pattern: pattern, isOneAtATime: false, isFromStart: false).layouts(
      .normal)
  }

  @Test(arguments: patterns)
  func `have the axis that was seen, and some assume nothing`(_ pattern: SnapPattern) {
    for axis in [Axis.horizontal, .vertical] {
      let layouts = layouts(pattern, axis)
      #expect(layouts.allSatisfy { $0.layout.axis == axis })
      #expect(layouts.contains { $0.assumption == nil })
      #expect(layouts.allSatisfy { !$0.layout.isReversed || $0.assumption != nil })
    }
  }

  @Test(arguments: patterns)
  func `have stops where the behavior rests, if they assume nothing`(_ pattern: SnapPattern) {
    for searched in layouts(pattern, .horizontal) where searched.assumption == nil {
      let stops = searched.layout.stops()
      let places = pattern.stops(on: searched.layout) + [searched.layout.reach]
      // Several items to a page have stops between.
      guard stops.count == searched.layout.pageStops().count, searched.layout.items != nil else { continue }
      for index in 0..<stops.count {
        let distance = places.map { abs($0 - stops[index]) }.min() ?? .infinity
        #expect(distance <= RelativeLength.tolerance, "\(stops[index]) of \(searched.layout)")
      }
    }
  }

  // Counted from where an item's center, or its trailing edge, meets the container's.
  @Test(arguments: [
    (RelativeLength(points: 300), RelativeLength(containers: -0.5, points: 150), "middle"),
    (RelativeLength(points: 300), RelativeLength(containers: -1, points: 300), "end"),
    (RelativeLength(containers: 0.8), RelativeLength(containers: -0.1), "middle"),
    (RelativeLength(containers: 0.8), RelativeLength(containers: 0.8 - 1), "end"),
  ])
  func `without margins assume that the first item comes nowhere else`(
    _ length: RelativeLength, _ origin: RelativeLength, _ place: String
  ) throws {
    let seen = LearnedBehavior.Seen(
      axis: .horizontal, pattern: .multiples(of: length, from: origin), isOneAtATime: false,
      isFromStart: false)
    #expect(try seen.assumption(on: .pages(9)) == "no margins let the first item come to the \(place)")
  }

  @Test func `assume that content ends early where it ends before what no steps lead to`() throws {
    var seen = LearnedBehavior.Seen(
      axis: .horizontal, pattern: .unknown, isOneAtATime: false, isFromStart: false)
    seen.goesToStart = true
    seen.last = RelativeLength(points: 780)
    #expect(
      try seen.assumption(on: .pages(2))
        == "the content ends before 780 pt, the last offset that it ever goes to")
    #expect(try seen.assumption(on: .pages(3)) == nil)
  }

  @Test func `a layout of other items fits no fixed step`() throws {
    let pattern = SnapPattern.multiples(of: RelativeLength(points: 52), from: .zero)
    let rows = try ScrollLayout(content: .stack(ItemStack(count: 40, length: .points(52))))
    #expect(pattern.fits(rows))
    for count in [2, 9] { #expect(!pattern.fits(try .pages(count))) }
  }
}

import Testing

@testable import ScrollSimulation

@Suite("Odd values", .timeLimit(.minutes(30)))
struct OddValuesTests {
  /// Numbers that nobody means, and some that somebody does.
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-9, 0.5, 1, -1,
    390, -844, 1e15, 2.3e-308, 0x1p53, -0x1p53, 1e100, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]
  static let rates = [Double.leastNonzeroMagnitude, 0.5, 0.99, 0.998, 1.nextDown].compactMap {
    DecelerationRate(perMillisecond: $0)
  }

  @Test func `a rate is a fraction`() {
    for number in Self.numbers {
      let rate = DecelerationRate(perMillisecond: number)
      #expect((rate != nil) == (number > 0 && number < 1))
      if let rate { #expect(rate.decay.isFinite && rate.reach.isFinite) }
    }
  }

  @Test func `physics gives numbers for any numbers`() {
    for one in Self.numbers {
      let band = RubberBand(dimension: one)
      for other in Self.numbers {
        #expect(band.displayed(drag: other).isFinite, "\(one) \(other)")
        #expect(band.drag(displayed: other)?.isFinite ?? true, "\(one) \(other)")
        for rate in Self.rates {
          for projection in Projection.allCases {
            #expect(projection.distance(velocity: one, rate: rate).isFinite, "\(one)")
          }
          let free = Deceleration(start: one, velocity: other, rate: rate)
          #expect(free.duration.isFinite && free.end.isFinite, "\(free)")
          check(free.position, free.velocity, free.time, "\(free)")
          let bounce = EdgeSpring.bounce(displacement: one, velocity: other, rate: rate)
          #expect(bounce.duration.isFinite && bounce.turn?.isFinite ?? true)
          check(bounce.displacement, bounce.velocity, { _ in nil }, "\(bounce)")
        }
        let pull = EdgeSpring.pull(displacement: one, velocity: other)
        #expect(pull.duration.isFinite && pull.turn?.isFinite ?? true)
        check(pull.displacement, pull.velocity, { _ in nil }, "\(pull)")
        for target in Self.numbers {
          guard let fitted = Deceleration(start: one, velocity: other, target: target) else { continue }
          #expect(fitted.duration.isFinite && fitted.rate.isFinite, "\(fitted)")
          check(fitted.position, fitted.velocity, fitted.time, "\(fitted)")
        }
      }
    }
  }

  private func check(
    _ position: (Double) -> Double, _ velocity: (Double) -> Double, _ time: (Double) -> Double?,
    _ what: @autoclosure () -> String
  ) {
    for number in Self.numbers {
      #expect(position(number).isFinite, "\(what()) at \(number)")
      #expect(velocity(number).isFinite, "\(what()) at \(number)")
      #expect(time(number)?.isFinite ?? true, "\(what()) at \(number)")
    }
  }

  @Test func `a layout of odd numbers is an error, or a sound layout`() {
    for one in Self.numbers {
      for other in Self.numbers {
        let contents: [ScrollLayout.Content] = [
          .length(other), .stack(ItemStack(count: 3, length: .points(other))),
          .stack(ItemStack(count: 3, spacing: other)),
          .stack(ItemStack(count: 3, padding: AxisInsets(leading: other, trailing: 5))),
          .stack(ItemStack(lengths: [other, 5])), .stack(ItemStack(lengths: [], spacing: other)),
          .stack(
            ItemStack(count: .max, length: .containerRelative(span: .max), spacing: other, perPage: .max)),
          .stack(ItemStack(count: .min)), .stack(ItemStack(count: 1, perPage: .min)),
          .stack(ItemStack(count: 5, length: .containerRelative(span: .min), perPage: 2)),
        ]
        for content in contents {
          let layouts = [
            try? ScrollLayout(bounds: one, content: content),
            try? ScrollLayout(crossBounds: one, content: content),
            try? ScrollLayout(safeArea: AxisInsets(leading: one, trailing: other), content: content),
            try? ScrollLayout(contentMargins: AxisInsets(one), content: content),
            try? ScrollLayout(bounds: 844, crossSafeArea: AxisInsets(one), content: content),
            try? ScrollLayout(
              DevicePose(Device.all[0], width: one, height: other, safeArea: AxisInsets(other)),
              content: content),
          ]
          for case let layout? in layouts { check(layout) }
        }
      }
    }
  }

  private func check(_ layout: ScrollLayout) {
    #expect(layout.container > 0 && layout.crossContainer > 0, "\(layout)")
    #expect(layout.reach >= 0 && layout.contentLength <= ScrollLayout.limit, "\(layout)")
    for anchor in [0, .nan, .infinity, -1e300] {
      for stops in [layout.stops(anchor: anchor), layout.pageStops(anchor: anchor)] {
        #expect(stops.count >= 1)
        #expect((0...layout.reach).contains(stops[0]) && (0...layout.reach).contains(stops[.max]))
      }
    }
    if let turned = try? layout.turned() { #expect(turned.container > 0) }
    for velocity in [1200, -ScrollLayout.limit] {
      let settled = try? Settling(layout, behavior: .paging).settle(from: 0, Gesture(velocity: velocity))
      if let settled { #expect((0...layout.reach).contains(settled.offset) && settled.duration.isFinite) }
    }
    for count in [Int.min, 0, 1, .max] {
      for index in [Int.min, 0, 2, .max] {
        if let longer = try? layout.inserting(count, before: index) {
          #expect(longer.contentLength >= layout.contentLength)
        }
      }
    }
  }

  private static func layouts() throws -> [ScrollLayout] {
    [
      try ScrollLayout(), try ScrollLayout(axis: .vertical, content: .length(0)),
      try ScrollLayout(content: .stack(ItemStack(lengths: [100, 700, 5], spacing: 3))),
      try ScrollLayout(content: .stack(ItemStack(count: 4)), layoutDirection: .rightToLeft),
    ]
  }

  private func check(_ place: Place, _ what: @autoclosure () -> String) {
    #expect(place.page >= 0 && place.item >= 0 && place.misalignment.isFinite, "\(what())")
  }

  private func check(_ settlement: Settlement, _ what: @autoclosure () -> String) {
    let numbers = [
      settlement.start, settlement.released, settlement.velocity, settlement.projected, settlement.proposed,
      settlement.target, settlement.offset, settlement.misalignment, settlement.duration,
    ]
    #expect(numbers.allSatisfy { $0.isFinite }, "\(what()): \(settlement)")
    let path = settlement.trajectory
    for time in Self.numbers {
      #expect(path.position(at: time).isFinite && path.velocity(at: time).isFinite, "\(what()) at \(time)")
      _ = path.phase(at: time, reach: time)
      for piece in path.pieces where time.isNaN || time <= path.duration {
        #expect(
          piece.position(at: time).isFinite && piece.velocity(at: time).isFinite, "\(what()) at \(time)")
      }
      #expect(path.time(at: time, in: 0...path.duration).isFinite)
      #expect(path.time(at: time, in: -.infinity ... .infinity).isFinite)
    }
    #expect(path.position(at: .nan) == path.start)
  }

  @Test(arguments: [BuiltIn.none, .paging, .viewAlignedByFew, .containerPaging, .thresholdPaging, .multiple])
  func `a scroll view of odd numbers throws, or stands at numbers`(_ behavior: BuiltIn) throws {
    for layout in try Self.layouts() {
      for rate in [Self.rates[0], .normal, Self.rates[Self.rates.count - 1]] {
        let settling = Settling(
          layout, behavior: behavior.behavior, physics: ScrollPhysics(rate: rate, projection: .continuous))
        for one in Self.numbers {
          check(settling.grids.place(one), "\(one)")
          check(Grids(layout, anchor: one).place(one), "\(one)")
          for other in Self.numbers {
            let what = "\(layout.content) \(rate) \(one) \(other)"
            for isCaught in [false, true] {
              if let settled = try? settling.settle(from: one, Gesture(drag: other), isCaught: isCaught) {
                check(settled, what)
              }
              if let settled = try? settling.settle(
                from: 5, Gesture(drag: one, velocity: other), isCaught: isCaught)
              {
                check(settled, what)
              }
            }
            try checkView(settling, one, other, what)
          }
        }
      }
    }
  }

  private func checkView(_ settling: Settling, _ one: Double, _ other: Double, _ what: String) throws {
    var view = SimulatedScrollView(settling, offset: one)
    #expect(view.offset.isFinite, "\(what)")
    if one.isNaN { #expect(view.offset == 0) }
    check(view.place, what)
    _ = try? view.swipe(velocity: other, drag: one)
    #expect(view.interrupt(after: other).isFinite, "\(what)")
    _ = try? view.swipe(velocity: one)
    for index in [Int.min, -1, 3, .max] {
      let scroll = try view.scroll(to: index, anchor: UnitPoint(x: one, y: other))
      #expect(scroll.offset.isFinite && scroll.proposed.isFinite, "\(what)")
    }
    if let inserted = try? view.insert(items: 2, before: .max, keeping: .item, after: one) {
      #expect(inserted.start.isFinite && inserted.offset.isFinite, "\(what)")
    }
    view = SimulatedScrollView(settling, offset: one)
    if let inserted = try? view.insert(items: 1, before: .min, after: other) {
      #expect(inserted.start.isFinite && inserted.offset.isFinite, "\(what)")
      check(inserted.before, what)
      check(inserted.after, what)
    }
    view = SimulatedScrollView(settling.layout, offset: other)
    let relocation = try view.resize(to: settling.layout)
    #expect(relocation.start.isFinite && relocation.offset.isFinite, "\(what)")
  }

  /// Accepts every proposal, on any thread.
  struct Unmoved: ScrollTargetBehavior, Sendable {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, .leastNonzeroMagnitude, 1e300, 0.5])
  func `an audit with odd numbers ends`(_ number: Double) throws {
    let anchor = UnitPoint(x: number, y: number)
    for intent in [
      ScrollIntent(.multiples(of: number), anchor: anchor, atMost: .min),
      ScrollIntent(.items, anchor: anchor), ScrollIntent(.pages, anchor: anchor, atMost: .max),
    ] {
      let layout = try ScrollLayout.pages(3)
      for audit in [
        Audit(ContainerPagingBehavior(threshold: number), on: layout, intent: intent, effort: .quick),
        Audit(Unmoved(), on: layout, intent: intent, effort: .quick, threads: number < 0 ? .min : 0),
      ] {
        #expect(audit.layouts == 1)
        let ids = Set(audit.findings.map(\.id))
        #expect(ids.isDisjoint(with: ["crash", "hang", "non-finite"]), "\(audit.findings)")
      }
    }
  }
}

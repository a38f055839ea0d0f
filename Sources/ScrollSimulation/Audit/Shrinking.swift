import ScrollBehavior

/// Makes a case that breaks a rule smaller, as long as it still breaks it: fewer items, a plainer layout, an earlier
/// start, a rounder and shorter gesture.
struct Shrinking {
  let check: AuditCheck
  let subject: AuditSubject
  let density: GestureSpace.Density

  /// Whether only the number of items may change, since the layout was asked for.
  let keepsLayout: Bool
  let heartbeat: Heartbeat

  /// The smallest case found.
  func smallest(_ found: AuditCase) -> AuditCase {
    var smallest = found
    // A case of the same layout with a plain gesture is easier to carry over to others.
    smallest = search(smallest.layout, like: smallest, startsOnly: true) ?? smallest
    if !keepsLayout {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for layout in SimplerLayouts.of(smallest.layout) where layout != smallest.layout {
          if let simpler = search(layout, like: smallest) {
            smallest = simpler
            isSimpler = true
            break
          }
        }
      }
    }
    for layout in SimplerLayouts.shorter(smallest.layout) {
      if let shorter = search(layout, like: smallest) {
        smallest = shorter
        break
      }
    }
    return search(smallest.layout, like: smallest, startsOnly: false) ?? smallest
  }

  /// What a case comes to, in words and in gestures that show it.
  func account(of found: AuditCase) -> (explanation: String, demonstration: Demonstration?) {
    let scene = AuditScene(found.layout, subject, density, heartbeat)
    let entry = GestureSpace.Entry(found.gesture, on: found.layout)
    guard let settlement = try? scene.settle(from: found.start, found.gesture) else {
      return ("", Demonstration(found))
    }
    let trial = AuditTrial(
      start: found.start, isFromStop: scene.isStop(found.start), entry: entry, settlement: settlement)
    return (check.explain(scene, trial), check.demonstrate(scene, trial))
  }

  /// The first case on a layout that breaks the rule, among those like another one and then the simplest.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - other: a case, perhaps on another layout.
  ///   - startsOnly: whether it must begin where that one does.
  /// - Returns: the case, or `nil` where none breaks the rule.
  private func search(_ layout: ScrollLayout, like other: AuditCase, startsOnly: Bool = false) -> AuditCase? {
    // Where a page can be told only because both readings agree, they must go on to.
    if subject.intent.ruler == nil, other.layout.pagesAreContainers, !layout.pagesAreContainers { return nil }
    let scene = AuditScene(layout, subject, density, heartbeat)
    let starts = startsOnly ? [other.start] : starts(scene, like: other)
    for start in starts {
      for gesture in gestures(scene, like: other) {
        if breaks(scene, start, gesture) { return AuditCase(layout: layout, start: start, gesture: gesture) }
      }
    }
    return nil
  }

  private func breaks(_ scene: AuditScene, _ start: Double, _ gesture: Gesture) -> Bool {
    scene.forgetRests()
    let entry = GestureSpace.Entry(gesture, on: scene.layout)
    let settlement: Settlement
    do throws(SimulationError) {
      settlement = try scene.settle(from: start, gesture)
    } catch {
      guard check.scope == .failure, case .targetNotFinite = error else { return false }
      return true
    }
    let trial = AuditTrial(
      start: start, isFromStop: scene.isStop(start), entry: entry, settlement: settlement)
    return check.judge(scene, trial) == .fails
  }

  /// The starts to try, the simplest first: the stops, then what lies where the other start lay.
  private func starts(_ scene: AuditScene, like other: AuditCase) -> [Double] {
    if check.scope == .layout { return [0] }
    let layout = scene.layout
    let steps = scene.ruler.steps ?? layout.stops()
    let old = AuditRuler(scene.intent, on: other.layout).steps ?? other.layout.stops()
    let index = old.nearest(to: other.start)
    var starts = Reachability.windows(steps).flatMap { $0 }
    if starts.count > 24 {
      // Where the other one began, counted from either end, and the ends themselves.
      let likely = [0, 1, index - 1, index, index + 1, steps.count - old.count + index, steps.count - 1]
      starts = likely.filter { $0 >= 0 && $0 < steps.count }.map { steps[$0] }
    }
    // Cliffs are at the end.
    guard check.scope != .stop else { return starts.reversed() }
    let scaled = other.start / other.layout.container * layout.container
    let between = [scaled.rounded(), scaled, other.start, layout.reach]
    return starts + between.filter { $0 > -layout.bounds && $0 < layout.reach + layout.bounds }
  }

  /// The gestures to try, the simplest first: a flick, a drag, then ones like the other.
  private func gestures(_ scene: AuditScene, like other: AuditCase) -> [Gesture] {
    guard check.scope != .stop, check.scope != .layout else { return [Gesture()] }
    let sign: Double = scene.layout.isReversed == other.layout.isReversed ? 1 : -1
    let scale = scene.layout.container / other.layout.container
    let gesture = Gesture(drag: sign * other.gesture.drag + 0, velocity: sign * other.gesture.velocity + 0)
    let scaled = Gesture(drag: gesture.drag * scale, velocity: gesture.velocity)
    return Self.flicks + Self.drags
      + [
        Gesture(drag: Self.rounded(scaled.drag), velocity: Self.rounded(scaled.velocity)),
        Gesture(drag: scaled.drag.rounded(), velocity: scaled.velocity), scaled, gesture,
      ]
  }

  private static let flicks = [100, 200, 300, 500, 800, 1200, 2000, 2500, 4000].flatMap {
    [Gesture(velocity: -$0), Gesture(velocity: $0)]
  }

  private static let drags = [10, 20, 50, 100, 150, 200, 300, 400, 600, 1000].flatMap {
    [Gesture(drag: -$0), Gesture(drag: $0)]
  }

  /// A number rounded to one digit.
  private static func rounded(_ number: Double) -> Double {
    guard number != 0 else { return 0 }
    let unit = pow(10, log10(abs(number)).rounded(.down))
    return (number / unit).rounded() * unit
  }
}

/// Layouts that are simpler than another one.
enum SimplerLayouts {
  /// The same layout with one thing less, the plainest of all first.
  static func of(_ layout: ScrollLayout) -> [ScrollLayout] {
    var simpler: [ScrollLayout?] = [
      plain(layout.content), plain(plainer(layout.content)),
      try? layout.with(content: plainer(layout.content)),
    ]
    if layout.layoutDirection == .rightToLeft {
      simpler.append(try? layout.with(layoutDirection: .leftToRight))
    }
    if layout.contentMargins != .zero { simpler.append(try? layout.with(contentMargins: .zero)) }
    if layout.safeArea != .zero { simpler.append(try? layout.with(safeArea: .zero)) }
    if layout.crossSafeArea != .zero { simpler.append(try? layout.with(crossSafeArea: .zero)) }
    if layout.horizontalSizeClass != .compact || layout.verticalSizeClass != .compact {
      simpler.append(try? layout.with(horizontalSizeClass: .compact, verticalSizeClass: .compact))
    }
    if layout.axis == .vertical {
      simpler.append(
        try? layout.with(axis: .horizontal, bounds: layout.crossBounds, crossBounds: layout.bounds))
    }
    if case .stack(var stack) = layout.content {
      stack.spacing = 0
      simpler.append(try? layout.with(content: .stack(stack)))
      stack.padding = .zero
      simpler.append(try? layout.with(content: .stack(stack)))
      stack.perPage = 1
      simpler.append(try? layout.with(content: .stack(stack)))
    }
    return simpler.compactMap { $0 }.filter { $0 != layout && complexity($0) < complexity(layout) }
  }

  /// The same layout with fewer items or shorter content, the shortest first.
  static func shorter(_ layout: ScrollLayout) -> [ScrollLayout] {
    switch layout.content {
    case .length(let length):
      let container = layout.container
      let candidates = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4.5].map { ($0 * container).rounded() }
      return candidates.filter { $0 < length }.compactMap { try? layout.with(content: .length($0)) }
    case .stack(let stack):
      let layouts = (1...64).compactMap { count -> ScrollLayout? in
        guard let shorter = stack.withCount(count) else { return nil }
        return try? layout.with(content: .stack(shorter))
      }
      return layouts
    }
  }

  private static func plain(_ content: ScrollLayout.Content) -> ScrollLayout? {
    try? ScrollLayout(content: content)
  }

  /// As many items of the container's length.
  private static func plainer(_ content: ScrollLayout.Content) -> ScrollLayout.Content {
    switch content {
    case .length: content
    case .stack(let stack): .stack(ItemStack(count: stack.count))
    }
  }

  /// How much there is to say of a layout.
  private static func complexity(_ layout: ScrollLayout) -> Int {
    var complexity = 0
    if layout.axis == .vertical { complexity += 1 }
    if layout.bounds != (layout.axis == .horizontal ? 390 : 844) { complexity += 1 }
    if layout.crossBounds != (layout.axis == .horizontal ? 844 : 390) { complexity += 1 }
    for insets in [layout.safeArea, layout.crossSafeArea, layout.contentMargins] where insets != .zero {
      complexity += 1
    }
    if layout.layoutDirection == .rightToLeft { complexity += 1 }
    if layout.horizontalSizeClass != .compact { complexity += 1 }
    if layout.verticalSizeClass != .compact { complexity += 1 }
    if !layout.isScrollTargetLayout { complexity += 1 }
    if case .stack(let stack) = layout.content {
      if stack.spacing != 0 { complexity += 1 }
      if stack.padding != .zero { complexity += 1 }
      if stack.perPage != 1 { complexity += 1 }
      switch stack.items {
      case .equal(_, .containerRelative(span: 1)): break
      case .equal: complexity += 1
      case .listed: complexity += 2
      }
    }
    return complexity
  }
}

extension ItemStack {
  /// How many items there are.
  var count: Int {
    switch items {
    case .equal(let count, _): count
    case .listed(let lengths): lengths.count
    }
  }

  /// The same stack with fewer items; `nil` where it has no more than those.
  func withCount(_ count: Int) -> ItemStack? {
    guard count < self.count else { return nil }
    var stack = self
    switch items {
    case .equal(_, let length): stack.items = .equal(count: count, length: length)
    case .listed(let lengths): stack.items = .listed(Array(lengths.prefix(count)))
    }
    return stack
  }
}

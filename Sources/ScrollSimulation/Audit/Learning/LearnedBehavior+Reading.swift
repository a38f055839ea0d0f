extension LearnedBehavior.Seen {
  /// The part of the observations that must follow a pattern: the rest are faults, which a search then finds.
  private static let majority = 0.8

  /// The part of the content from which on leaving targets alone is meant.
  private static let freePart = 0.25

  /// Reads the pattern on an axis from observations on several layouts.
  init(axis: Axis, _ seen: [Observation]) {
    self.init(axis: axis, pattern: .unmoved, isOneAtATime: false, isFromStart: false)
    let moved = seen.filter { $0.samples.contains(where: \.isMoved) }
    guard !moved.isEmpty else { return }
    let ends = seen.compactMap { look in look.last.map { ($0, look.layout) } }
    if ends.count == seen.count { last = RelativeLength.fitting(ends) }
    goesToStart = seen.contains { look in
      look.samples.contains { $0.rest <= RelativeLength.tolerance || $0.proposed < 4 && !$0.isMoved }
    }
    goesNowhere = seen.flatMap(\.samples).allSatisfy { abs($0.rest - $0.start) <= RelativeLength.tolerance }
    // A few layouts must agree; on one alone it may be chance.
    if Self.isFree(seen) {
      pattern = .band(Self.band(seen))
      last = nil
      return
    }
    if let anchor = [0, 0.5, 1].first(where: { Self.restsOnItems(moved, anchor: $0) }) {
      pattern = .items(anchor: anchor)
    } else if let offsets = Self.offsets(moved) {
      let free = offsets.last.flatMap { Self.isFree(from: $0, moved) ? $0 : nil }
      pattern = free.map { .band(.init(offsets: offsets, freePast: $0, isStrict: true)) } ?? .offsets(offsets)
      last = nil
    } else if let (length, origin) = Self.multiples(moved) {
      pattern = .multiples(of: length, from: origin)
    } else {
      pattern = .unknown
    }
    readSteps(moved)
    let firsts = moved.compactMap { look in look.samples.filter(\.isMoved).map(\.proposed).min() }
    // Targets left alone before the first stop are so on purpose from 20 points on (our choice).
    if let first = firsts.min(), first > 20, firsts.allSatisfy({ $0 - first < 4 }) {
      // What is moved next to the first stop is proposed no closer to it than gestures are tried.
      let stop = pattern.stops(on: moved[0].layout).first { abs($0 - first) < 8 }
      freeBefore = min(first, stop ?? first)
    }
  }

  /// Whether targets are left alone, in a large part of the content, after every fast gesture or near the start.
  private static func isFree(_ seen: [Observation]) -> Bool {
    if seen.allSatisfy(isLimited) { return true }
    let parts = seen.map(freePart)
    if parts.count(where: { $0 > freePart }) * 2 > parts.count { return true }
    let inner = seen.flatMap { look in
      look.samples.filter { $0.proposed > 1 && $0.proposed < look.layout.reach - 1 }
    }
    let slow = inner.filter { $0.velocity == 0 }
    let fast = inner.filter { abs($0.velocity) > 1000 }
    return part(slow, \.isMoved) > 0.5 && part(fast, \.isMoved) < 0.02
  }

  /// Whether gestures that begin on the last of its offsets, or further on, are left alone as they lead on: those of a sheet
  /// that stops at its detents on the way there.
  private static func isFree(from last: RelativeLength, _ seen: [Observation]) -> Bool {
    seen.allSatisfy { look in
      let edge = last.length(on: look.layout)
      let beyond = look.samples.filter {
        $0.start >= edge - RelativeLength.tolerance && $0.proposed > edge + 1
      }
      return beyond.count > 4 && part(beyond) { !$0.isMoved } > 0.95
    }
  }

  /// The part of a content's offsets from which no gesture is moved.
  private static func freePart(_ look: Observation) -> Double {
    let proposals = look.proposals
    var free = proposals.map { _ in true }
    for sample in look.samples where sample.isMoved {
      let next = proposals.indices.partitioningIndex { proposals[$0] >= sample.proposed }
      for index in [next - 1, next] where proposals.indices.contains(index) {
        if abs(proposals[index] - sample.proposed) < 1 { free[index] = false }
      }
    }
    let length = free.indices.dropFirst().reduce(0) { length, index in
      free[index] && free[index - 1] ? length + (proposals[index] - proposals[index - 1]) : length
    }
    return look.layout.reach > 0 ? length / look.layout.reach : 0
  }

  /// Whether targets are left alone up to some distance from where the gesture began, and go no further.
  private static func isLimited(_ look: Observation) -> Bool {
    let moved = look.samples.filter(look.isInner).map { abs($0.rest - $0.start) }
    guard let limit = moved.max(), limit > 1 else { return false }
    let near = look.samples.filter { abs($0.proposed - $0.start) < limit - 1 }
    return part(moved) { limit - $0 < 1 } > 0.95 && part(near) { !$0.isMoved } > 0.95
  }

  private static func part<T>(_ some: [T], _ isSo: (T) -> Bool) -> Double {
    some.isEmpty ? 0 : Double(some.count(where: isSo)) / Double(some.count)
  }

  /// The part of otherwise free content in which targets are moved.
  private static func band(_ seen: [Observation]) -> SnapPattern.Band {
    let moved = seen.filter { $0.samples.contains(where: \.isMoved) }
    let places = moved.map { look -> [Double] in
      let goesToStart = look.samples.contains { $0.isMoved && $0.rest <= RelativeLength.tolerance }
      return (goesToStart ? [0] : []) + look.rests
    }
    var offsets = fitting(places, moved) ?? []
    if offsets.count > 12 { offsets = [] }
    let edges = seen.compactMap(\.lastMoved)
    // An edge that no halving found is not exact.
    let isSameEdge = edges.count == seen.count && edges.allSatisfy { abs($0 - edges[0]) < 4 }
    var freePast = isSameEdge ? edges.max().map { RelativeLength(points: $0) } : nil
    if !isSameEdge, edges.count == seen.count { freePast = fitting(edges.map { [$0] }, seen)?.first }
    if let edge = freePast, let last = offsets.last,
      seen.allSatisfy({ abs(edge.length(on: $0.layout) - last.length(on: $0.layout)) < 1 })
    {
      freePast = last
    }
    guard let freePast else { return SnapPattern.Band(offsets: offsets, freePast: nil, isStrict: false) }
    let within = seen.flatMap { look in
      let edge = freePast.length(on: look.layout)
      return look.samples.filter { sample in
        sample.proposed < edge - 1
          && offsets.allSatisfy { abs($0.length(on: look.layout) - sample.proposed) > 1 }
      }
    }
    // What slow drags or fast flings alone leave within the band is left there by mistake.
    let classes = [within, within.filter { $0.velocity == 0 }, within.filter { abs($0.velocity) > 1000 }]
    let isStrict = classes.contains { part($0, \.isMoved) > 0.95 }
    return SnapPattern.Band(offsets: offsets, freePast: freePast, isStrict: !offsets.isEmpty && isStrict)
  }

  /// The lengths that as many places on each layout have, and that follow the container at most; else `nil`.
  private static func fitting(_ places: [[Double]], _ seen: [Observation]) -> [RelativeLength]? {
    guard let count = places.first?.count, places.allSatisfy({ $0.count == count }) else { return nil }
    let fits = (0..<count).compactMap { index in
      RelativeLength.fitting(zip(places, seen).map { ($0[index], $1.layout) })
    }
    return fits.count == count && fits.allSatisfy { $0.contents == 0 } ? fits : nil
  }

  private static func restsOnItems(_ seen: [Observation], anchor: Double) -> Bool {
    seen.count > 1
      && seen.allSatisfy { look in
        let stops = look.layout.stops(anchor: anchor)
        let inner = look.samples.filter(look.isInner)
        return inner.count > 4
          && part(inner) { abs(stops.nearestStop(to: $0.rest).offset - $0.rest) <= RelativeLength.tolerance }
            >= majority
      }
  }

  /// A few offsets that follow nothing or the container alone, and are not evenly spaced.
  private static func offsets(_ seen: [Observation]) -> [RelativeLength]? {
    let rests = seen.map { look in
      look.rests.filter { rest in
        // What only a gesture or two came to rest on is none.
        look.samples.count { abs($0.rest - rest) <= RelativeLength.tolerance } > 2
      }
    }
    guard seen.count > 1, let count = rests.first?.count, count > 0, count <= 12,
      let offsets = fitting(rests, seen)
    else { return nil }
    let gaps = zip([0] + rests[0], rests[0]).map { $1 - $0 }
    // Steps of one length are a grid, unless gestures beyond the last of them stay there.
    let last = rests[0][count - 1]
    let isEven = gaps.allSatisfy { abs($0 - gaps[0]) <= 1 }
    if isEven, !seen.allSatisfy({ $0.staysAt(last, beyond: last + 1.5 * gaps[0]) }) { return nil }
    return [.zero] + offsets
  }

  private static func multiples(_ seen: [Observation]) -> (of: RelativeLength, from: RelativeLength)? {
    let grids = seen.compactMap { look in grid(of: look).map { (look.layout, $0) } }
    guard grids.count > 1, grids.count * 2 > seen.count,
      let length = RelativeLength.fitting(grids.map { ($1.pitch, $0) })
    else { return nil }
    // Counted from the start, from a fixed place, or as items are that are centered or end-aligned.
    // On one container of several it may be wrong, which a search then finds.
    func isOrigin(_ origin: (ScrollLayout, Double) -> Double, butFor exceptions: Int) -> Bool {
      let others = grids.count { layout, grid in
        let way = grid.origin - origin(layout, grid.pitch)
        return !way.isMultiple(of: grid.pitch, within: 2 * RelativeLength.tolerance)
      }
      return others <= exceptions
    }
    let first = grids[0].1.origin
    for exceptions in 0...(grids.count > 3 ? 1 : 0) {
      if isOrigin({ _, _ in 0 }, butFor: exceptions) { return (length, .zero) }
      if isOrigin({ _, _ in first }, butFor: exceptions) {
        return (length, RelativeLength(points: (first * 12).rounded() / 12))
      }
      for part in [0.5, 1] where isOrigin({ part * ($1 - $0.container) }, butFor: exceptions) {
        let room = length.lessContainer
        let origin = RelativeLength(
          containers: part * room.containers, contents: part * room.contents, points: part * room.points)
        return (length, origin)
      }
      // Items with space between them are in the middle where they are as long as that.
      let pitch = length.length(on: grids[0].0)
      for part in [0.5, 1] {
        let points =
          ((first + part * grids[0].0.container).truncatingRemainder(dividingBy: pitch) * 12).rounded() / 12
        if isOrigin({ layout, _ in points - part * layout.container }, butFor: exceptions) {
          return (length, RelativeLength(containers: -part, points: points))
        }
      }
    }
    return nil
  }

  /// The grid on which most rests of one layout lie.
  private static func grid(of look: Observation) -> (pitch: Double, origin: Double)? {
    let rests = look.rests
    guard rests.count > 2 else { return nil }
    func isMultiple(_ way: Double, of pitch: Double) -> Bool {
      way.isMultiple(of: pitch, within: min(RelativeLength.tolerance, pitch / 8))
    }
    let gaps = zip(rests, rests.dropFirst()).map { $1 - $0 }.filter { $0 > 2 }
    let offsets = look.samples.filter(look.isInner).map(\.rest)
    var best: (part: Double, pitch: Double, origin: Double)?
    var tried: [Double] = []
    for gap in gaps.sorted() where tried.allSatisfy({ abs($0 - gap) > 0.2 }) && tried.count < 24 {
      tried.append(gap)
      for origin in rests.prefix(3) {
        // Rests far away tell the pitch more exactly.
        let pitch = rests.map { $0 - origin }.reduce(gap) { pitch, way in
          isMultiple(way, of: pitch) && way > pitch / 2 ? way / (way / pitch).rounded() : pitch
        }
        let share = part(offsets) { isMultiple($0 - origin, of: pitch) }
        if share > (best?.part ?? 0) + 0.02 { best = (share, pitch, origin) }
      }
    }
    guard let best, best.part >= majority else { return nil }
    return (best.pitch, best.origin)
  }

  private mutating func readSteps(_ seen: [Observation]) {
    var (far, near, fromStart, strays) = (0, 0, 0, 0)
    for look in seen {
      let stops = pattern.stops(on: look.layout)
      guard stops.count > 3 else { continue }
      func index(_ offset: Double) -> Int {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
      }
      for sample in look.samples where abs(index(sample.proposed) - index(sample.start)) > 2 {
        far += 1
        if abs(index(sample.rest) - index(sample.start)) < 2 { near += 1 }
      }
      let step = stops[2] - stops[1]
      for sample in look.strays where look.isInner(sample) && abs(sample.rest - sample.start) > 1 {
        strays += 1
        let way = sample.rest - sample.start
        if way.isMultiple(of: step, within: RelativeLength.tolerance) { fromStart += 1 }
      }
    }
    isOneAtATime = far > 8 && Double(near) >= Self.majority * Double(far)
    isFromStart = strays > 8 && Double(fromStart) >= Self.majority * Double(strays)
  }
}

extension SnapPattern {
  /// The offsets that it names on a layout, in ascending order and within its reach; none where it names none.
  func stops(on layout: ScrollLayout) -> [Double] {
    let most = 4096
    switch self {
    case .multiples(let length, let origin):
      let pitch = length.length(on: layout)
      guard pitch > 0.5, pitch.isFinite else { return [] }
      let origin = origin.length(on: layout)
      let first = origin >= 0 ? origin : origin - (origin / pitch).rounded(.down) * pitch
      return Array(Swift.stride(from: first, through: layout.reach + 1e-6, by: pitch).prefix(most))
    case .items(let anchor):
      let stops = layout.stops(anchor: anchor)
      return (0..<min(stops.count, most)).map { stops[$0] }
    case .offsets(let offsets):
      return offsets.map { $0.length(on: layout) }.filter { $0 <= layout.reach }.sorted()
    case .band, .unknown, .unmoved: return []
    }
  }
}

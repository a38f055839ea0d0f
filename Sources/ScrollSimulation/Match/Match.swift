/// A search for behaviors that answer as a recording does, row by row: of a long one few rows are held.
///
/// The unit of its velocities and the insets, where the log leaves them open, are found from its opening.
package final class Match {
  /// The numbers of rows from which settings are found, and that are scored at a time (our choice).
  package static let openingCount = 4096

  /// The most layouts held besides those of the opening (our choice).
  private static let mostLayouts = 64

  /// The most that an answer may differ by, in points.
  package let tolerance: Double

  package private(set) var count = 0

  /// The first rows, which reports look at.
  package private(set) var opening: [RecordedRow] = []

  /// The layouts at hand, the opening's first.
  package private(set) var layouts: [ScrollLayout] = []

  /// Whether both units have a behavior that matches every row of the opening.
  package private(set) var leavesUnitOpen = false

  private let candidates: ([ScrollLayout]) throws -> [MatchCandidate]
  private let units: [ScrollPhysics.VelocityUnit]?
  private let physics: ScrollPhysics
  private let watch: SearchWatch?
  private let isParallel: Bool
  private var places: [ScrollLayout: Int] = [:]
  private var layoutsOfOpening = 0
  private var pending: [RecordedRow] = []
  private var asked: [MatchQuestions]?

  /// Takes the behaviors to ask on the layouts of the opening, in the order in which they are preferred.
  ///
  /// Behaviors that share nothing may be asked in parallel; where something watches, one thread is to ask.
  package init(
    unit: ScrollPhysics.VelocityUnit? = nil, physics: ScrollPhysics = ScrollPhysics(),
    tolerance: Double = Settlement.tolerance, watch: SearchWatch? = nil, isParallel: Bool = false,
    candidates: @escaping ([ScrollLayout]) throws -> [MatchCandidate]
  ) {
    units = unit.map { [$0] }
    (self.physics, self.tolerance, self.watch) = (physics, tolerance, watch)
    (self.isParallel, self.candidates) = (isParallel, candidates)
  }

  /// The place of a layout among those at hand; it holds until the next one is asked for.
  package func place(of layout: ScrollLayout) throws -> Int {
    if let known = places[layout] { return known }
    if asked != nil, layouts.count >= layoutsOfOpening + Self.mostLayouts {
      try score()
      layouts.removeSubrange(layoutsOfOpening...)
      places = places.filter { $0.value < layoutsOfOpening }
      for questions in asked ?? [] { questions.forget(layoutsFrom: layoutsOfOpening) }
    }
    places[layout] = layouts.count
    layouts.append(layout)
    return layouts.count - 1
  }

  package func add(_ row: RecordedRow) throws {
    count += 1
    pending.append(row)
    if pending.count == Self.openingCount { try score() }
  }

  /// The candidates with what they match, the best first: by how much that is, then the simpler one.
  package func results() throws -> [MatchQuestions] {
    try score()
    return (asked ?? []).enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (-one.matched, one.candidate.choices, first.offset)
        < (-other.matched, other.candidate.choices, second.offset)
    }.map(\.element)
  }

  private func score() throws {
    guard !pending.isEmpty else { return }
    if let asked { score(pending, by: asked, isOpening: false) } else { asked = try beginAsking() }
    pending.removeAll(keepingCapacity: true)
  }

  private func score(_ rows: [RecordedRow], by asked: [MatchQuestions], isOpening: Bool) {
    let layouts = layouts
    @Sendable func ask(_ index: Int) { asked[index].score(rows, layouts, isOpening: isOpening) }
    if isParallel {
      DispatchQueue.concurrentPerform(iterations: asked.count, execute: ask)
    } else {
      asked.indices.forEach(ask)
    }
  }

  /// Asks every candidate about the opening in every setting, and keeps the setting of each that matches most.
  private func beginAsking() throws -> [MatchQuestions] {
    opening = pending
    layoutsOfOpening = layouts.count
    let candidates = try candidates(layouts).map { ($0, watch.map { WatchedCandidate($0.questions()) }) }
    let insets = Self.insets(of: opening, layouts, tolerance: tolerance)
    let tried = (units ?? Self.units(of: opening)).map { unit in
      let settings = insets.map { (unit: unit, insets: $0) }
      let asked = candidates.flatMap { candidate, watched in
        settings.map { MatchQuestions(candidate, $0, physics: physics, tolerance: tolerance, watched) }
      }
      score(opening, by: asked, isOpening: true)
      return candidates.indices.compactMap { index in
        // Of those that match as many, the first.
        asked[(index * settings.count)..<((index + 1) * settings.count)].enumerated().max {
          ($0.element.matched, $1.offset) < ($1.element.matched, $0.offset)
        }?.element
      }
    }
    func most(_ asked: [MatchQuestions]) -> Int { asked.map(\.matched).max() ?? 0 }
    leavesUnitOpen = tried.count > 1 && tried.allSatisfy { most($0) == opening.count }
    // In the other unit every fling is none, or every touch one: it is meant only where little fits in the likelier one.
    return tried.first { most($0) * 10 >= opening.count * 9 } ?? tried.first ?? []
  }
}

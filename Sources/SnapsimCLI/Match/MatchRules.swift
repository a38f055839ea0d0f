import ScrollSimulation
import SnapsimRuns

// The rules that a device may follow: SwiftUI's own behaviors by every combination of their parameters, and the other
// behaviors known here.
extension MatchCandidate {
  /// Every combination under the spec that names it, the defaults first; without known items view-aligned has no stops.
  static func rules(items: Bool) throws -> [MatchCandidate] {
    var candidates = [MatchCandidate(spec: "none", choices: 0, make: BehaviorCatalog.none.make)]
    let rules = [("paging", paging)] + (items ? [("view-aligned", viewAligned)] : [])
    for (name, parameters) in rules {
      for chosen in combinations(parameters[...]) {
        let spec = chosen.isEmpty ? name : "\(name):\(chosen.joined(separator: ","))"
        let behavior = try BehaviorCatalog().behavior(spec)
        candidates.append(MatchCandidate(spec: spec, choices: chosen.count, make: behavior.make))
      }
    }
    for other in BehaviorCatalog.ours where !candidates.contains(where: { $0.spec == other.name }) {
      guard items || !other.needsItems else { continue }
      let behavior = try BehaviorCatalog().behavior(other.name)
      candidates.append(MatchCandidate(spec: other.name, choices: ownChoices, make: behavior.make))
    }
    return candidates
  }

  /// So many choices does another behavior count for: more than all of SwiftUI's own.
  private static let ownChoices = 10
  static let models = ["paging", "view-aligned"]

  private typealias Parameter = (name: String, values: [String])

  // The first value of each is the default.
  private static let paging: [Parameter] = [
    ("grid", ["absolute", "relative"]), ("most", ["1", "any"]), ("turn", ["next", "half"]),
  ]
  private static let viewAligned: [Parameter] = [
    ("limit", ["automatic", "always", "always-by-few", "never"]),
    ("anchor", ["leading", "center", "trailing"]),
    ("next", ["limited", "always"]), ("longest", ["1.1", "any"]),
  ]

  /// The settings that are no defaults, of each combination.
  private static func combinations(_ parameters: ArraySlice<Parameter>) -> [[String]] {
    guard let first = parameters.first else { return [[]] }
    let rest = combinations(parameters.dropFirst())
    return first.values.flatMap { value in
      rest.map { (value == first.values[0] ? [] : ["\(first.name)=\(value)"]) + $0 }
    }
  }
}

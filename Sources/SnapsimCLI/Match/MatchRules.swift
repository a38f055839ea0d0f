import ScrollSimulation
import SnapsimRuns

/// The rules that a device may follow: SwiftUI's own behaviors by every combination of their parameters, and the other
/// behaviors known here.
enum MatchRules {
  /// Every combination, each under the spec that names it; the defaults first.
  ///
  /// - Parameter items: whether the items are known, without which view-aligned has no stops.
  /// - Returns: the candidates, each with the count of its parameters that are no defaults.
  /// - Throws: what the catalog says of a spec that it does not know; it knows all of these.
  static func candidates(items: Bool) throws -> [MatchCandidate] {
    var candidates = [MatchCandidate(spec: "none", choices: 0, make: BehaviorCatalog.none.make)]
    let rules = [("paging", paging)] + (items ? [("view-aligned", viewAligned)] : [])
    for (name, parameters) in rules {
      for settings in combinations(parameters[...]) {
        let chosen = settings.filter { !$0.isDefault }
        let spec = chosen.isEmpty ? name : "\(name):\(chosen.map(\.text).joined(separator: ","))"
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

  /// The models of SwiftUI's own behaviors.
  static let models = ["paging", "view-aligned"]

  private struct Setting {
    let text: String
    let isDefault: Bool
  }

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

  private static func combinations(_ parameters: ArraySlice<Parameter>) -> [[Setting]] {
    guard let first = parameters.first else { return [[]] }
    let rest = combinations(parameters.dropFirst())
    return first.values.enumerated().flatMap { index, value in
      rest.map { [Setting(text: "\(first.name)=\(value)", isDefault: index == 0)] + $0 }
    }
  }
}

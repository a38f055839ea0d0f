import ScrollSimulation

/// A behavior under the spec that named it; the behavior is `nil` for free deceleration.
struct NamedBehavior {
  let spec: String
  let behavior: (any ScrollTargetBehavior)?
}

/// What can be named after `--behavior`.
struct BehaviorDescriptor: Sendable {
  let name: String
  let summary: String
  let make: @Sendable () -> (any ScrollTargetBehavior)?
}

/// The behaviors by name.
enum BehaviorRegistry {
  static let all: [BehaviorDescriptor] = [
    BehaviorDescriptor(name: "none", summary: "free deceleration") { nil },
    BehaviorDescriptor(name: "paging", summary: "SwiftUI's .paging: a page is as long as the bounds") {
      .paging
    },
  ]

  /// Free deceleration.
  static var none: NamedBehavior { NamedBehavior(spec: "none", behavior: nil) }

  /// The behavior that a spec names.
  static func behavior(_ spec: String) throws(SnapsimError) -> NamedBehavior {
    let parts = spec.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let descriptor = all.first(where: { $0.name == name }) else {
      throw .unknownBehavior(name, nearest: Suggestion.nearest(to: name, in: all.map(\.name)))
    }
    if parts.count > 1 {
      throw .unknownParameter(behavior: name, String(parts[1]), valid: [], nearest: nil)
    }
    return NamedBehavior(spec: spec, behavior: descriptor.make())
  }
}

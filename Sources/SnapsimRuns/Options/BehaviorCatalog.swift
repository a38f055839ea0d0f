import ScrollSimulation
import SnapsimSystem
import SnapsimText

/// The behaviors that `--behavior` can name: ours, and those that an executable brings besides.
package struct BehaviorCatalog: Sendable {
  package let added: [NamedBehavior]
  package let fallback: NamedBehavior
  package static let none = NamedBehavior(spec: "none", make: { nil }, needsItems: false)

  /// The specs of files that could not be compiled, which was told.
  package let leftOut: [String]

  /// The watch over calls of behaviors that are not ours, in a child of the tool.
  package let watch: BehaviorWatch?

  /// Makes a catalog of ours and others, the first of which may be used where none is named.
  package init(
    adding added: [NamedBehavior] = [], isDefault: Bool = false, leftOut: [String] = [],
    watch: BehaviorWatch? = nil
  ) {
    (self.added, self.leftOut, self.watch) = (added, leftOut, watch)
    fallback = (isDefault ? added.first : nil) ?? Self.none
  }

  /// Whether any behavior was added under a name, not as a file.
  package var hasOwn: Bool { added.contains { !BehaviorSpec.namesFiles($0.spec) } }
  package var hasForeign: Bool { added.contains(where: \.isForeign) }

  /// Whether threads that each ask behaviors of their own get what one thread gets: nothing is shared, or remembered.
  package var answersAnyThread: Bool {
    if watch?.isOfOneThread == true { return false }
    return added.allSatisfy { named in
      guard named.isForeign, let behavior = named.make() else { return !named.sharesState }
      return !named.sharesState && behavior.heldState.isEmpty
        && !(behavior.unwrapped is any LaidOutScrollTargetBehavior)
    }
  }

  package var names: [String] {
    added.map(\.spec).filter { !BehaviorSpec.namesFiles($0) } + Self.ours.map(\.name)
  }

  /// The behavior that a spec names: `NAME` or `NAME:PARAMETER=VALUE,…`, in SwiftUI's words or ours, or one that was added.
  package func behavior(_ spec: String) throws -> NamedBehavior {
    if let known = added.first(where: { $0.spec == spec }) { return known }
    if BehaviorSpec.namesFiles(spec) {
      if leftOut.contains(spec) {
        throw OptionError("\(spec) could not be compiled, as told above", of: [.behavior])
      }
      throw UsageError(
        "a behavior file is compiled before the first row is read; name it on the command line: --behavior '\(spec)'"
      )
    }
    let parts = try BehaviorSpec(spec)
    guard let descriptor = Self.ours.first(where: { $0.name == parts.name }) else {
      let name = parts.typedName
      if Platform.kind(of: name) != .none {
        throw UsageError("'\(name)' is no Swift file; name one that ends in \(BehaviorSpec.fileSuffix)")
      }
      let meant = Suggestion.question(Suggestion.nearest(to: parts.name, in: names))
      throw UsageError(
        "there is no behavior '\(name)'\(meant); expected one of \(names.joined(separator: ", "))")
    }
    var arguments: [String: String] = [:]
    for setting in parts.settings { try descriptor.set(setting, in: &arguments) }
    let settings = arguments
    return NamedBehavior(spec: spec, make: { descriptor.make(settings) }, needsItems: descriptor.needsItems)
  }

  package static let ours: [BehaviorDescriptor] = [
    .freeDeceleration, PagingScrollTargetBehavior.descriptor, ViewAlignedScrollTargetBehavior.descriptor,
    VelocityPagingBehavior.descriptor, DistancePagingBehavior.descriptor, ThresholdPagingBehavior.descriptor,
    MultipleScrollTargetBehavior.descriptor, NearestPageBehavior.descriptor, FlickPagingBehavior.descriptor,
    ContainerPagingBehavior.descriptor, SingleViewScrollTargetBehavior.descriptor,
  ]
}

extension Invocation {
  package var behaviorSpecs: [String] {
    given.compactMap { given in
      given.option == .name
        ? given.text.flatMap(BehaviorCatalog.spec(named:)) : given.option == .behavior ? given.text : nil
    }
  }

  /// Whether files may say something of the run: views, behaviors or scenarios.
  package var namesFiles: Bool {
    !operands.isEmpty || has(.view) || behaviorSpecs.contains(where: BehaviorSpec.namesFiles)
  }
}

import ScrollSimulation
import Synchronization

/// A behavior under the spec that named it.
struct NamedBehavior: Sendable {
  let spec: String

  /// Makes the behavior, afresh for each thread that uses it; `nil` is free deceleration.
  ///
  /// One thread asks what is the user's, several what is ours.
  let make: @Sendable () -> (any ScrollTargetBehavior)?

  /// Whether it leaves targets alone where no items are scroll targets.
  let needsItems: Bool

  /// Whether its code is the user's, which may crash or not come back.
  var isForeign = false
}

/// A parameter that a spec may set.
struct BehaviorParameter: Sendable {
  /// What it takes.
  enum Kind: Sendable {
    case number(NumberRule)
    case word([String])
    case wordOrNumber([String], NumberRule)
  }

  let name: String
  let kind: Kind
  let fallback: String

  /// The values it takes, in short.
  var placeholder: String {
    switch kind {
    case .number(let rule): rule.placeholder
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): (words + [rule.placeholder]).joined(separator: "|")
    }
  }

  /// The values it takes, in words.
  var expectation: String {
    switch kind {
    case .number(let rule): rule.expectation
    case .word(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, let rule): "\(words.joined(separator: "|")) or \(rule.expectation)"
    }
  }
}

/// What can be named after `--behavior`.
struct BehaviorDescriptor: Sendable {
  let name: String
  let summary: String
  var parameters: [BehaviorParameter] = []
  var needsItems = false
  let make: @Sendable (BehaviorArguments) -> (any ScrollTargetBehavior)?
}

/// The parameters that a spec has set, each valid.
struct BehaviorArguments: Sendable {
  fileprivate var numbers: [String: Double] = [:]
  fileprivate var words: [String: String] = [:]

  func number(_ name: String) -> Double? { numbers[name] }
  func word(_ name: String) -> String? { words[name] }
}

/// The behaviors by name.
enum BehaviorRegistry {
  static let all: [BehaviorDescriptor] = [
    BehaviorDescriptor(name: "none", summary: "free deceleration, as without a behavior") { _ in nil },
    BehaviorDescriptor(
      name: "paging",
      summary: "SwiftUI's .paging, a model: a page is as long as the bounds"
    ) { _ in .paging },
    BehaviorDescriptor(
      name: "view-aligned",
      summary: "SwiftUI's .viewAligned, a model: an item aligned in the container",
      parameters: [
        BehaviorParameter(name: "limit", kind: .word(Array(limits.keys).sorted()), fallback: "automatic"),
        anchor,
      ],
      needsItems: true
    ) { arguments in
      ViewAlignedScrollTargetBehavior(
        limitBehavior: limits[arguments.word("limit") ?? "automatic"] ?? .automatic,
        anchor: anchorPoint(arguments)
      )
    },
    BehaviorDescriptor(
      name: "velocity-paging",
      summary: "published version 1: one container in the velocity's direction"
    ) { _ in .velocityPaging },
    BehaviorDescriptor(
      name: "distance-paging",
      summary: "published version 2: one container past a third of it"
    ) { _ in .distancePaging },
    BehaviorDescriptor(
      name: "threshold-paging",
      summary: "published version 3, robust but for its faults"
    ) { _ in .thresholdPaging },
    BehaviorDescriptor(
      name: "multiple",
      summary: "the documentation's sample: multiples of a length",
      parameters: [
        BehaviorParameter(name: "of", kind: .number(.length), fallback: "a tenth of the container")
      ]
    ) { MultipleScrollTargetBehavior(of: $0.number("of")) },
    BehaviorDescriptor(
      name: "nearest-page",
      summary: "the documentation's sample: the container's nearest multiple",
      parameters: [
        BehaviorParameter(
          name: "rounding",
          kind: .word(NearestPageBehavior.Rounding.allCases.map(\.rawValue)),
          fallback: "nearest"
        )
      ]
    ) { arguments in
      NearestPageBehavior(rounding: arguments.word("rounding").flatMap { .init(rawValue: $0) } ?? .nearest)
    },
    BehaviorDescriptor(
      name: "flick-paging",
      summary: "a cure: one page on a light swipe, several on a fast one",
      parameters: [
        BehaviorParameter(name: "light", kind: .number(speed), fallback: "200"),
        BehaviorParameter(name: "fast", kind: .number(speed), fallback: "2000"),
        BehaviorParameter(name: "most", kind: .number(.count("pages")), fallback: "5"),
      ]
    ) { arguments in
      let defaults = FlickPagingBehavior()
      return FlickPagingBehavior(
        light: arguments.number("light") ?? defaults.light,
        fast: arguments.number("fast") ?? defaults.fast,
        most: arguments.number("most").map { Int($0) } ?? defaults.most
      )
    },
    BehaviorDescriptor(
      name: "container-paging",
      summary: "a cure: one page per gesture on the container's ruler",
      parameters: [
        BehaviorParameter(
          name: "threshold",
          kind: .number(NumberRule("pages", above: 0, below: 1)),
          fallback: "a third"
        )
      ]
    ) { arguments in
      arguments.number("threshold").map { ContainerPagingBehavior(threshold: $0) } ?? .containerPaging
    },
    BehaviorDescriptor(
      name: "single-view",
      summary: "a cure: strictly one item per gesture",
      parameters: [anchor],
      needsItems: true
    ) {
      SingleViewScrollTargetBehavior(
        aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: anchorPoint($0)))
    },
  ]

  private static let speed = NumberRule("points per second", from: 0)

  private static let limits: [String: ViewAlignedScrollTargetBehavior.LimitBehavior] = [
    "automatic": .automatic, "always": .always, "always-by-few": .alwaysByFew,
    "always-by-one": .alwaysByOne, "never": .never,
  ]

  private static let anchors: [String: Double] = ["leading": 0, "center": 0.5, "trailing": 1]

  private static let anchor = BehaviorParameter(
    name: "anchor",
    kind: .wordOrNumber(["leading", "center", "trailing"], NumberRule("the item's length", from: 0, to: 1)),
    fallback: "leading"
  )

  /// The same fraction on both axes, so that `leading` means top where the axis is vertical.
  private static func anchorPoint(_ arguments: BehaviorArguments) -> UnitPoint? {
    (arguments.number("anchor") ?? arguments.word("anchor").flatMap { anchors[$0] })
      .map { UnitPoint(x: $0, y: $0) }
  }

  /// The anchor that a word or a number from 0 to 1 means.
  static func anchorPoint(_ word: String, _ number: Double?) -> UnitPoint? {
    (anchors[word] ?? number.flatMap { (0...1).contains($0) ? $0 : nil }).map { UnitPoint(x: $0, y: $0) }
  }

  /// Free deceleration.
  static let none = NamedBehavior(spec: "none", make: { nil }, needsItems: false)

  /// Behaviors that an executable brings besides ours, and which of them is used where none is named.
  private static let added = Mutex<(behaviors: [NamedBehavior], fallback: NamedBehavior?)>(([], nil))

  /// Adds behaviors that are not ours.
  static func add(_ behaviors: [NamedBehavior], isDefault: Bool) {
    added.withLock {
      $0.behaviors += behaviors
      if isDefault { $0.fallback = behaviors.first }
    }
  }

  /// The behavior that is used where none is named.
  static var fallback: NamedBehavior { added.withLock { $0.fallback } ?? none }

  /// Whether a behavior was added under a spec.
  static func holds(_ spec: String) -> Bool {
    added.withLock { $0.behaviors.contains { $0.spec == spec } }
  }

  /// Whether any behavior was added under a name, not as a file.
  static var hasOwn: Bool {
    added.withLock { $0.behaviors.contains { !BehaviorFileSpec.namesFiles($0.spec) } }
  }

  /// Whether any behavior is not ours.
  static var hasForeign: Bool { added.withLock { $0.behaviors.contains(where: \.isForeign) } }

  /// The names of all behaviors: those that were added, and ours.
  static var names: [String] {
    added.withLock { $0.behaviors.map(\.spec).filter { !BehaviorFileSpec.namesFiles($0) } } + all.map(\.name)
  }

  /// The behavior files that this executable holds.
  static var heldFiles: [BehaviorFileSpec] {
    added.withLock { $0.behaviors.compactMap { BehaviorFileSpec($0.spec) } }
  }

  /// The behavior that a spec names: `NAME` or `NAME:PARAMETER=VALUE,…`, or one that was added.
  static func behavior(_ spec: String) throws -> NamedBehavior {
    if let known = added.withLock({ $0.behaviors.first { $0.spec == spec } }) { return known }
    if BehaviorFileSpec.namesFiles(spec) { throw SnapsimError.behaviorFile(.notOnCommandLine(spec)) }
    let parts = spec.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let descriptor = all.first(where: { $0.name == name }) else {
      throw SnapsimError.unknownBehavior(name, nearest: Suggestion.nearest(to: name, in: names))
    }
    var arguments = BehaviorArguments()
    if parts.count > 1 {
      for setting in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
        try descriptor.set(String(setting), in: &arguments)
      }
    }
    let settings = arguments
    return NamedBehavior(
      spec: spec, make: { descriptor.make(settings) }, needsItems: descriptor.needsItems)
  }
}

extension BehaviorDescriptor {
  /// Reads one `PARAMETER=VALUE` of a spec.
  fileprivate func set(
    _ setting: String,
    in arguments: inout BehaviorArguments
  ) throws {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let parameter = parameters.first(where: { $0.name == parts[0] }) else {
      let valid = parameters.map(\.name)
      throw SnapsimError.unknownParameter(
        behavior: name,
        parts[0],
        valid: valid,
        nearest: Suggestion.nearest(to: parts[0], in: valid)
      )
    }
    let text = parts.count > 1 ? parts[1] : ""
    switch parameter.kind {
    case .number(let rule):
      arguments.numbers[parameter.name] = try number(text, rule, parameter)
    case .word(let words):
      guard words.contains(text) else { throw bad(text, parameter, words) }
      arguments.words[parameter.name] = text
    case .wordOrNumber(let words, let rule):
      if words.contains(text) {
        arguments.words[parameter.name] = text
        arguments.numbers[parameter.name] = nil
      } else {
        arguments.numbers[parameter.name] = try number(text, rule, parameter, words)
      }
    }
  }

  private func number(
    _ text: String,
    _ rule: NumberRule,
    _ parameter: BehaviorParameter,
    _ words: [String] = []
  ) throws -> Double {
    guard let value = try? NumberText.parse(text), rule.takes(value) else {
      throw bad(text, parameter, words)
    }
    return value
  }

  private func bad(_ text: String, _ parameter: BehaviorParameter, _ words: [String]) -> SnapsimError {
    .badParameter(
      behavior: name,
      parameter: parameter.name,
      text,
      expected: parameter.expectation,
      nearest: Suggestion.nearest(to: text, in: words)
    )
  }
}

import ScrollSimulation

/// The behaviors that snapsim brings, by name.
extension BehaviorCatalog {
  package static let ours: [BehaviorDescriptor] = [
    BehaviorDescriptor(name: "none", summary: "free deceleration, as without a behavior") { _ in nil },
    BehaviorDescriptor(
      name: "paging",
      summary: "SwiftUI's .paging, a model: a page is as long as the bounds"
    ) { _ in .paging },
    BehaviorDescriptor(
      name: "view-aligned",
      summary: "SwiftUI's .viewAligned, a model: an item aligned in the container",
      parameters: [
        BehaviorParameter(name: "limit", kind: .word(limits.map(\.word).sorted()), fallback: "automatic"),
        anchor,
      ],
      needsItems: true
    ) { arguments in
      ViewAlignedScrollTargetBehavior(
        limitBehavior: limit(arguments.word("limit")),
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
      summary: "a fix: one page on a light swipe, several on a fast one",
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
      summary: "a fix: one page per gesture on the container's grid",
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
      summary: "a fix: strictly one item per gesture",
      parameters: [anchor],
      needsItems: true
    ) {
      SingleViewScrollTargetBehavior(
        aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: anchorPoint($0)))
    },
  ]

  private static let speed = NumberRule("points per second", from: 0)

  private typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior

  private static let limits: [(word: String, limit: Limit)] = [
    ("automatic", .automatic), ("always", .always), ("always-by-few", .alwaysByFew),
    ("always-by-one", .alwaysByOne), ("never", .never),
  ]

  /// The limit that a word names; SwiftUI's default without one.
  private static func limit(_ word: String?) -> Limit {
    limits.first { $0.word == word }?.limit ?? .automatic
  }

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
  package static func anchorPoint(_ word: String, _ number: Double?) -> UnitPoint? {
    (anchors[word] ?? number.flatMap { (0...1).contains($0) ? $0 : nil }).map { UnitPoint(x: $0, y: $0) }
  }
}

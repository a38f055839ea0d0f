import ScrollSimulation

/// The behaviors that snapsim brings, by name.
extension BehaviorCatalog {
  package static let ours: [BehaviorDescriptor] = [
    BehaviorDescriptor(name: "none", summary: "free deceleration, as without a behavior") { _ in nil },
    BehaviorDescriptor(
      name: "paging",
      summary: "SwiftUI's .paging, a model: a page is as long as the bounds",
      parameters: [
        BehaviorParameter(name: "grid", kind: .word(words(of: PagingRules.Grid.self)), fallback: "absolute"),
        BehaviorParameter(name: "most", kind: .word(words(of: PagingRules.Most.self)), fallback: "1"),
        BehaviorParameter(name: "turn", kind: .word(words(of: PagingRules.Turn.self)), fallback: "next"),
      ]
    ) { PagingScrollTargetBehavior(rules: pagingRules($0)) },
    BehaviorDescriptor(
      name: "view-aligned",
      summary: "SwiftUI's .viewAligned, a model: an item aligned in the container",
      parameters: [
        BehaviorParameter(
          name: "limit", kind: .word(limits.map(\.word).sorted()), fallback: "automatic",
          swiftName: "limitBehavior"),
        anchor,
        BehaviorParameter(name: "strict", kind: .word(["no", "yes"]), fallback: "no"),
        BehaviorParameter(
          name: "next", kind: .word(words(of: ViewAlignedRules.Next.self)), fallback: "limited"),
        longest,
      ],
      needsItems: true
    ) { arguments in
      ViewAlignedScrollTargetBehavior(
        limitBehavior: limit(arguments.word("limit")),
        anchor: anchorPoint(arguments), rules: viewAlignedRules(arguments)
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
      parameters: [anchor, longest],
      needsItems: true
    ) {
      SingleViewScrollTargetBehavior(
        aligning: ViewAlignedScrollTargetBehavior(
          limitBehavior: .always, anchor: anchorPoint($0), rules: viewAlignedRules($0)))
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

  /// The same fraction on both axes, so that `leading` means top where the axis is vertical; a name with its dot is
  /// SwiftUI's point.
  private static let anchors: [String: UnitPoint] = [
    "leading": .topLeading, "center": .center, "trailing": .bottomTrailing,
    ".zero": .zero, ".center": .center, ".leading": .leading, ".trailing": .trailing, ".top": .top,
    ".bottom": .bottom, ".topLeading": .topLeading, ".topTrailing": .topTrailing,
    ".bottomLeading": .bottomLeading, ".bottomTrailing": .bottomTrailing,
  ]

  private static let anchor = BehaviorParameter(
    name: "anchor",
    kind: .wordOrNumber(["leading", "center", "trailing"], NumberRule("the item's length", from: 0, to: 1)),
    fallback: "leading", unlisted: anchors.keys.filter { $0.hasPrefix(".") }
  )

  /// The longest item that is a target.
  private static let longest = BehaviorParameter(
    name: "longest", kind: .wordOrNumber(["any"], .containers), fallback: "1.1")

  private static func words<Rule: CaseIterable & RawRepresentable<String>>(of rule: Rule.Type) -> [String] {
    rule.allCases.map(\.rawValue)
  }

  private static func pagingRules(_ arguments: BehaviorArguments) -> PagingRules {
    var rules = PagingRules()
    rules.grid = arguments.word("grid").flatMap { .init(rawValue: $0) } ?? rules.grid
    rules.most = arguments.word("most").flatMap { .init(rawValue: $0) } ?? rules.most
    rules.turn = arguments.word("turn").flatMap { .init(rawValue: $0) } ?? rules.turn
    return rules
  }

  private static func viewAlignedRules(_ arguments: BehaviorArguments) -> ViewAlignedRules {
    var rules = ViewAlignedRules()
    rules.next = arguments.word("next").flatMap { .init(rawValue: $0) } ?? rules.next
    rules.isStrict = arguments.word("strict") == "yes"
    rules.longest =
      arguments.word("longest") == "any" ? .infinity : arguments.number("longest") ?? rules.longest
    return rules
  }

  private static func anchorPoint(_ arguments: BehaviorArguments) -> UnitPoint? {
    anchorPoint(arguments.word("anchor") ?? "", arguments.number("anchor"))
  }

  /// The anchor that a word or a number from 0 to 1 means.
  package static func anchorPoint(_ word: String, _ number: Double?) -> UnitPoint? {
    if let number, (0...1).contains(number) { return UnitPoint(x: number, y: number) }
    return anchors[word]
  }
}

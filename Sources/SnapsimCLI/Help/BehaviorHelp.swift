import SnapsimRuns
import SnapsimText

/// One behavior: its rule, its faults, and what shows them.
struct BehaviorHelp: Sendable {
  let name: String
  let rule: String
  let faults: String
  let examples: [HelpExample]

  /// The page of a behavior of ours.
  static func text(of name: String) -> String? {
    guard let behavior = BehaviorCatalog.ours.first(where: { $0.name == name }),
      let page = pages.first(where: { $0.name == name })
    else { return nil }
    var lines = Paragraph.wrapped(Paragraph.words("\(name): \(behavior.summary)"), after: "", separator: " ")
    lines += [""] + Paragraph.lines(page.rule, indent: 0)
    lines += [""] + Paragraph.lines(page.faults, indent: 0)
    if !behavior.parameters.isEmpty {
      lines.append("")
      lines += behavior.parameters.map { "  :\($0.name)=\($0.placeholder) (\($0.fallback))" }
    }
    for example in page.examples { lines += [""] + example.lines(indent: 2) }
    lines += [
      "",
      "snapsim map --behavior \(name) shows all of it, snapsim audit --behavior \(name) looks for faults.",
    ].flatMap { $0.isEmpty ? [""] : Paragraph.lines($0, indent: 0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The behaviors that have a page.
  static var names: [String] { pages.map(\.name) }

  static let pages: [BehaviorHelp] = models + published + fixes

  private static let models = [
    BehaviorHelp(
      name: "none",
      rule:
        "Free deceleration as UIKit has it: the finger's velocity, multiplied by the rate each millisecond, until it is "
        + "below 10 points per second.",
      faults:
        "It rests wherever that is, between two items most of the time. It lands 0.1 % short of what it announces, "
        + "as measured.",
      examples: [
        HelpExample(
          "snapsim --velocity -1200 --print proposed,offset", "proposed: 594.4048014680811\noffset: 593.81")
      ]),
    BehaviorHelp(
      name: "paging",
      rule:
        "A model of SwiftUI's .paging and of UIKit's isPagingEnabled; their code is not public. A page is as long as the "
        + "bounds: the whole scroll view, insets included. A fling goes to the next multiple beyond where the finger "
        + "lifted, anything else to the nearest; never more than one page from the start's.",
      faults:
        "Views are laid out in what safe area and content margins leave, the container. Where there are any, each page "
        + "adds their length (FB16486510): on an iPhone on its side, in a feed under bars, between content margins. "
        + "Spacing between pages drifts the other way. What the iphone-duo does is the model's prediction, no measurement.",
      examples: [
        HelpExample(
          "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 3 "
            + "--print offset,misalignment",
          "offset  misalignment\n   844            94\n  1688           188\n  2532           282"),
        HelpExample(
          "snapsim --behavior paging --device iphone-duo --velocity -1200 --repeat 3 --print offset,misalignment",
          "offset  misalignment\n   466            84\n   932           168\n  1398          -130"),
      ]),
    BehaviorHelp(
      name: "view-aligned",
      rule:
        "A model of SwiftUI's .viewAligned, whose code is not public: the item nearest to where the content would rest, "
        + "or the next one where scrolling is limited and a fling would not leave its item. Views longer than 1.1 "
        + "containers are no targets. always, always-by-one, and automatic in a compact size class, decelerate fast; "
        + "always-by-few lets the proposal go one container from the start, and rests on the stop nearest to that. "
        + "Apple documents that always-by-one keeps to one view per interaction: strict=yes does, for each limit that "
        + "decelerates fast.",
      faults:
        "Unless strict, one by one passes narrow items after a hard fling: so found the article that this tool "
        + "reproduces, and others. On macOS it was seen strict. An audit of always-by-one or always asks for one item "
        + "per gesture; as that is disputed, it warns. Without .scrollTargetLayout() it does nothing.",
      examples: [
        HelpExample(
          "snapsim --behavior view-aligned:limit=always-by-one --item-length 80 --velocity -3000 --print item",
          "4"),
        HelpExample(
          "snapsim --behavior view-aligned:limit=always-by-one,strict=yes --item-length 80 --velocity -3000 "
            + "--print item", "1"),
      ]),
  ]

  private static let published = [
    BehaviorHelp(
      name: "velocity-paging",
      rule:
        "As published: a positive context.velocity goes one container forward from the start, a negative one back, and "
        + "zero leaves the proposal alone.",
      faults:
        "Let go at rest it stays between pages; caught in flight it keeps the odd start; the slowest drift turns a "
        + "page; right to left it goes the wrong way. All kept.",
      examples: [
        HelpExample(
          "snapsim --behavior velocity-paging --layout-direction rtl --page 3 --velocity 1200 --print page",
          "2")
      ]),
    BehaviorHelp(
      name: "distance-paging",
      rule:
        "As published: more than a third of the container from start to proposal goes one container that way, anything "
        + "less back to the start.",
      faults:
        "Caught in flight it keeps the odd start; after a partial last page every page on the way back is off by the "
        + "same part. All kept.",
      examples: [
        HelpExample(
          "snapsim --behavior distance-paging --offset 100 --velocity -1200 --print offset,misalignment",
          "offset: 490\nmisalignment: 100")
      ]),
    BehaviorHelp(
      name: "threshold-paging",
      rule:
        "As published, and called robust there: one container past a third of what remains; then 95 % of the content "
        + "counts as its end and 5 % of a page as its beginning.",
      faults:
        "5 % of the content is more than a page from 21 pages on: the last page but one is skipped, and the last is "
        + "never left. With a partial page its stops differ forward and backward. All kept.",
      examples: [
        HelpExample(
          "snapsim --behavior threshold-paging --items 21 --page 18 --velocity -300 --print page", "20"),
        HelpExample(
          "snapsim --behavior threshold-paging --items 21 --page 20 --velocity 1200 --print page", "20"),
      ]),
    BehaviorHelp(
      name: "multiple",
      rule: "What the documentation's sample means: the multiple of a length nearest to the proposal.",
      faults:
        "The length is a number and not an item's: where the two differ it rests between items. Nothing limits how far "
        + "a fling goes.",
      examples: [
        HelpExample(
          "snapsim --behavior multiple --velocity -300 --print offset,misalignment",
          "offset: 156\nmisalignment: 156")
      ]),
    BehaviorHelp(
      name: "nearest-page",
      rule: "The multiple of the container nearest to the proposal, or the one before it.",
      faults:
        "A hard fling passes pages. Rounded down, the slightest swipe back turns a page and a short one forward none.",
      examples: [
        HelpExample("snapsim --behavior nearest-page --velocity -3000 --print page", "4"),
        HelpExample(
          "snapsim --behavior nearest-page:rounding=down --page 3 --velocity 100 --print page", "2"),
      ]),
  ]

  private static let fixes = [
    BehaviorHelp(
      name: "flick-paging",
      rule:
        "A fix. Slower than light it rests on the page nearest to the proposal, at most one from the start; from there on "
        + "it turns one page; from fast on it goes to the page nearest to the proposal, at most so many from the start.",
      faults:
        "Its thresholds are points per second: if context.velocity turns out to have another unit, they are wrong.",
      examples: [
        HelpExample(
          "snapsim --behavior flick-paging --velocity -1000,-3000 --print velocity,page",
          "velocity  page\n   -1000     1\n   -3000     4")
      ]),
    BehaviorHelp(
      name: "container-paging",
      rule:
        "A fix: one page per gesture on the container's own grid, entered by at least the threshold. The last page ends "
        + "with the content. Neither the velocity's unit nor the layout direction matters.",
      faults: "None is known; it knows no spacing between pages, which no behavior is told.",
      examples: [
        HelpExample(
          "snapsim --behavior container-paging --drag -129,-130 --print drag,page",
          "drag  page\n-129     0\n-130     1")
      ]),
    BehaviorHelp(
      name: "single-view",
      rule:
        "A fix: strictly one item per gesture, whatever its length, which it learns by asking .viewAligned.",
      faults: "None is known; without .scrollTargetLayout() it does nothing, as .viewAligned.",
      examples: [
        HelpExample("snapsim --behavior single-view --item-length 80 --velocity -3000 --print item", "1")
      ]),
  ]
}

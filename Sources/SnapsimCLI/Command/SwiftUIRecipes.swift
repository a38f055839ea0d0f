// Views as they are often written.
extension SwiftUIHelp {
  static let recipes: [Recipe] = [
    Recipe(
      name: "A vertical feed, one post to a screen",
      code: """
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(posts) {
              Post($0).containerRelativeFrame([.horizontal, .vertical])
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .ignoresSafeArea()
        """,
      examples: [
        HelpExample(
          "snapsim --axis vertical --device iphone-14 --safe-area 0 --behavior paging --velocity -1200 --repeat 3 "
            + "--print offset,misalignment",
          "offset  misalignment\n   844             0\n  1688             0\n  2532             0"),
        HelpExample(
          "snapsim --axis vertical --device iphone-14 --behavior paging --velocity -1200 --repeat 3 "
            + "--print offset,misalignment",
          "offset  misalignment\n   844            81\n  1688           162\n  2532           243"),
      ],
      note:
        "The second is the same view without .ignoresSafeArea(): a post is as long as what the safe area leaves, 763, "
        + "and paging steps by the whole screen. container-paging rests on every post either way."),
    Recipe(
      name: "A carousel whose neighbours peek in",
      code: """
        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(cards) { Card($0).containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        """,
      examples: [
        HelpExample(
          "snapsim --content-margins 40 --spacing 12 --behavior paging --behavior view-aligned --velocity -400 "
            + "--repeat 2 --print behavior,offset,misalignment",
          """
          behavior      offset  misalignment
          paging           390            68
          paging           780           136
          view-aligned     322             0
          view-aligned     644             0
          """)
      ],
      note:
        "A step is a card and the space after it, 310 + 12; paging knows neither. For one card per gesture, however "
        + "fast, take single-view."),
    Recipe(
      name: "A grid in pages of two columns",
      code: """
        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(columns) {
              Column($0).containerRelativeFrame(.horizontal, count: 2, spacing: 16)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        """,
      examples: [
        HelpExample(
          "snapsim --per-page 2 --spacing 16 --items 12 --behavior paging --velocity -400 --repeat 3 "
            + "--print offset,page,misalignment",
          """
          offset  page  misalignment
             390     1           -16
             780     2           -32
            1170     3           -48
          """)
      ],
      note:
        "The space between two pages is in no page, so that each page begins 16 points later. Give the space to the "
        + "columns, as --spacing 0 with padding inside them, or align views."),
    Recipe(
      name: "A chart that scrolls by days",
      code: """
        Chart(days) {
          BarMark(x: .value("day", $0.date), y: .value("steps", $0.steps))
        }
          .chartScrollableAxes(.horizontal)
          .chartScrollTargetBehavior(.valueAligned(unit: 1))
        """,
      examples: [
        HelpExample(
          "snapsim --content-length 3650 --behavior none --behavior multiple:of=10 --velocity -1250 "
            + "--print behavior,offset",
          """
          behavior        offset
          none            618.76
          multiple:of=10     620
          """)
      ],
      note:
        "A chart is content without views: --content-length, with 365 days of 10 points here. multiple stands for a "
        + "grid of values; how the chart's own behavior chooses is not public."),
    Recipe(
      name: "A header that snaps",
      code: """
        ScrollView {
          VStack(spacing: 0) {
            Header().frame(height: 120)
            Text(article).frame(height: 4000)
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        """,
      examples: [
        HelpExample(
          "snapsim --axis vertical --height 700 --item-lengths 120,4000 --behavior view-aligned --drag -900 "
            + "--print offset", "0"),
        HelpExample(
          "snapsim --axis vertical --height 700 --content-length 4120 --behavior ./SnapHeader.swift --drag -900 "
            + "--print offset", "900"),
        HelpExample(
          "snapsim --axis vertical --height 700 --content-length 4120 --behavior ./SnapHeader.swift --drag -70 "
            + "--print offset", "120"),
      ],
      note:
        "By the model, aligned views throw the reader back to the header: a view longer than 1.1 containers is no target. "
        + "The others are this file, SnapHeader.swift, which acts on the header alone:", source: snapHeader),
  ]

  /// A behavior that acts on a header alone.
  static let snapHeader = """
    import SwiftUI

    struct SnapHeader: ScrollTargetBehavior {
      let height = 120.0

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard target.rect.minY < height else { return }
        target.rect.origin.y = target.rect.minY < height / 2 ? 0 : height
      }
    }
    """
}

extension Help {
  static let swiftUI = #"""
    Your view in flags. What is not said holds by default: a horizontal scroll view
    of 390 by 844 points with 20 items, each as long as the container, all of them
    scroll targets. Lengths are points.

    ScrollView(.horizontal), ScrollView(.vertical)
        nothing, --axis vertical
        $ snapsim --axis vertical --height 700 --behavior paging --velocity -1200 \
          --print offset
        700

    .frame(width: 300, height: 500) on the scroll view
        --width 300 --height 500
        $ snapsim --width 300 --height 500 --behavior paging --velocity -1200 \
          --print offset
        300

    a scroll view that fills a phone on its side
        --device iphone-14 --landscape, which brings size, safe area and size
        classes
        $ snapsim --device iphone-14 --landscape --behavior paging \
          --velocity -1200 --print offset
        844

    LazyHStack(spacing: 8) { ForEach(0..<12) { Card($0).frame(width: 120) } }
        --spacing 8 --items 12 --item-length 120
        $ snapsim --items 12 --spacing 8 --item-length 120 --behavior view-aligned \
          --velocity -300 --print offset
        128

    .containerRelativeFrame(.horizontal)
        nothing: items are as long as the container
        $ snapsim --content-margins 24 --behavior view-aligned --velocity -300 \
          --print offset
        342

    .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15)
        --per-page 3 --span 2 --spacing 15
        (with the stack's spacing the same, as it should be; a page is the items
        that fit, here one)
        $ snapsim --per-page 3 --span 2 --spacing 15 --behavior view-aligned \
          --velocity -300 --print offset
        270

    .contentMargins(.horizontal, 24, for: .scrollContent)
        --content-margins 24
        $ snapsim --content-margins 24 --behavior paging --velocity -300 \
          --print offset,misalignment
        offset: 390
        misalignment: 48

    .safeAreaPadding(.horizontal, 24)
        --safe-area 24
        (in place of a device's own: add the two where there is one)
        $ snapsim --safe-area 24 --behavior container-paging --velocity -300 \
          --print offset,misalignment
        offset: 342
        misalignment: 0

    .padding(.horizontal, 16) on the stack, inside
        --padding 16
        $ snapsim --padding 16 --item-length 200 --behavior view-aligned \
          --velocity -300 --print offset
        216

    .padding(.horizontal, 16) on the scroll view, outside
        --width 358: what is left of 390
        $ snapsim --width 358 --behavior paging --velocity -300 --print offset
        358

    .scrollTargetLayout()
        nothing; --no-scroll-target-layout where it is missing
        (without it view-aligned finds nothing to align, which a warning says)
        $ snapsim --no-scroll-target-layout --item-length 200 \
          --behavior view-aligned --drag -80 --print offset
        80

    .scrollTargetBehavior(.paging)
        --behavior paging
        $ snapsim --behavior paging --velocity -300 --print offset
        390

    .viewAligned(limitBehavior: .alwaysByOne, anchor: .center)
        --behavior view-aligned:limit=always-by-one,anchor=center, or these words as
        they stand, in quotes
        $ snapsim --item-length 100 \
          --behavior view-aligned:limit=always-by-one,anchor=center \
          --velocity -2000 --print item
        3

    .viewAligned(limitBehavior: .never)
        --behavior view-aligned:limit=never
        $ snapsim --item-length 100 --behavior view-aligned:limit=never \
          --velocity -2000 --print item
        10

    .ignoresSafeArea()
        --safe-area 0
        $ snapsim --device iphone-14 --landscape --safe-area 0 --behavior paging \
          --velocity -1200 --print offset,misalignment
        offset: 844
        misalignment: 0

    .environment(\.layoutDirection, .rightToLeft)
        --layout-direction rtl, where a positive velocity or drag moves forward
        $ snapsim --layout-direction rtl --behavior paging --page 3 \
          --velocity 1200 --print page
        4

    NavigationStack and TabView around a vertical scroll view
        --safe-area TOP,BOTTOM: the device's and the bars' together
        (bars are 44 at the top and 49 at the bottom until iOS 18: 47 + 44 and 34 +
        49 on an iPhone 14)
        $ snapsim --axis vertical --device iphone-14 --safe-area 91,83 \
          --behavior paging --velocity -1200 --print offset,misalignment
        offset: 844
        misalignment: 174

    .scrollPosition(id:) that shows item 3, where the gesture begins
        --page 3, or --offset PT for a place between; --keep item as the view turns
        or is resized (help keep)
        $ snapsim --page 3 --behavior paging --velocity 1200 --print page
        2

    .defaultScrollAnchor(.bottom)
        --keep bottom: the end stays in sight as a keyboard opens (help keep)


    A vertical feed, one post to a screen

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

      $ snapsim --axis vertical --device iphone-14 --safe-area 0 --behavior paging \
        --velocity -1200 --repeat 3 --print offset,misalignment
      offset  misalignment
         844             0
        1688             0
        2532             0

      $ snapsim --axis vertical --device iphone-14 --behavior paging \
        --velocity -1200 --repeat 3 --print offset,misalignment
      offset  misalignment
         844            81
        1688           162
        2532           243

    The second is the same view without .ignoresSafeArea(): a post is as long as
    what the safe area leaves, 763, and paging steps by the whole screen.
    container-paging rests on every post either way.


    A carousel whose neighbours peek in

        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(cards) { Card($0).containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)

      $ snapsim --content-margins 40 --spacing 12 --behavior paging \
        --behavior view-aligned --velocity -400 --repeat 2 \
        --print behavior,offset,misalignment
      behavior      offset  misalignment
      paging           390            68
      paging           780           136
      view-aligned     322             0
      view-aligned     644             0

    A step is a card and the space after it, 310 + 12; paging knows neither. For one
    card per gesture, however fast, take single-view.


    A grid in pages of two columns

        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(columns) {
              Column($0).containerRelativeFrame(.horizontal, count: 2, spacing: 16)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)

      $ snapsim --per-page 2 --spacing 16 --items 12 --behavior paging \
        --velocity -400 --repeat 3 --print offset,page,misalignment
      offset  page  misalignment
         390     1           -16
         780     2           -32
        1170     3           -48

    The space between two pages is in no page, so that each page begins 16 points
    later. Give the space to the columns, as --spacing 0 with padding inside them,
    or align views.


    A chart that scrolls by days

        Chart(days) {
          BarMark(x: .value("day", $0.date), y: .value("steps", $0.steps))
        }
          .chartScrollableAxes(.horizontal)
          .chartScrollTargetBehavior(.valueAligned(unit: 1))

      $ snapsim --content-length 3650 --behavior none --behavior multiple:of=10 \
        --velocity -1250 --print behavior,offset
      behavior        offset
      none            618.76
      multiple:of=10     620

    A chart is content without views: --content-length, with 365 days of 10 points
    here. multiple stands for a grid of values; how the chart's own behavior chooses
    is not public.


    A pager that keeps its page as the phone turns

        @State private var page: Int?

        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<20) { Page($0).containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $page)

    Its last line is --keep item: a turn, a window or a fold is then judged by the
    page that is bound, and not by the offset. audit and play know it, and snapsim
    help keep has what else stays.


    A header that snaps

        ScrollView {
          VStack(spacing: 0) {
            Header().frame(height: 120)
            Text(article).frame(height: 4000)
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)

      $ snapsim --axis vertical --height 700 --item-lengths 120,4000 \
        --behavior view-aligned --drag -900 --print offset
      0

      $ snapsim --axis vertical --height 700 --content-length 4120 \
        --behavior ./SnapHeader.swift --drag -900 --print offset
      900

      $ snapsim --axis vertical --height 700 --content-length 4120 \
        --behavior ./SnapHeader.swift --drag -70 --print offset
      120

    By the model, aligned views throw the reader back to the header: a view longer
    than 1.1 containers is no target. The others are this file, SnapHeader.swift,
    which acts on the header alone:

        import SwiftUI

        struct SnapHeader: ScrollTargetBehavior {
          let height = 120.0

          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            guard target.rect.minY < height else { return }
            target.rect.origin.y = target.rect.minY < height / 2 ? 0 : height
          }
        }

    """#
}

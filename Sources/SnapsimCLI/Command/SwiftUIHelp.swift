import SnapsimText

/// A view in flags: each modifier with its options, and views as they are often written.
enum SwiftUIHelp {
  /// A modifier, or what a view is made of.
  struct Word: Sendable {
    let code: String
    let flags: String
    var note: String?
    let example: HelpExample
  }

  /// A view as it is often written.
  struct Recipe: Sendable {
    let name: String
    let code: String
    let examples: [HelpExample]
    let note: String

    /// A file that its examples have, shown below.
    var source: String?
  }

  static var text: String {
    var lines = Paragraph.wrapped(
      Paragraph.words(
        "Your view in flags. What is not said holds by default: a horizontal scroll view of 390 by 844 points with 20 "
          + "items, each as long as the container, all of them scroll targets. Lengths are points."),
      after: "",
      separator: " ")
    for word in words {
      lines += ["", word.code]
      lines += Paragraph.lines(word.flags, indent: 4)
      if let note = word.note { lines += Paragraph.lines("(\(note))", indent: 4) }
      lines += word.example.lines(indent: 4)
    }
    for recipe in recipes {
      lines += ["", "", recipe.name, ""]
      lines += block(recipe.code)
      for example in recipe.examples { lines += [""] + example.lines(indent: 2) }
      lines += [""] + Paragraph.lines(recipe.note, indent: 0)
      if let source = recipe.source { lines += [""] + Self.block(source) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func block(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
  }

  static let words: [Word] = [
    Word(
      code: "ScrollView(.horizontal), ScrollView(.vertical)", flags: "nothing, --axis vertical",
      example: HelpExample(
        "snapsim --axis vertical --height 700 --behavior paging --velocity -1200 --print offset", "700")),
    Word(
      code: ".frame(width: 300, height: 500) on the scroll view", flags: "--width 300 --height 500",
      example: HelpExample(
        "snapsim --width 300 --height 500 --behavior paging --velocity -1200 --print offset", "300")),
    Word(
      code: "a scroll view that fills a phone on its side",
      flags: "--device iphone-14 --landscape, which brings size, safe area and size classes",
      example: HelpExample(
        "snapsim --device iphone-14 --landscape --behavior paging --velocity -1200 --print offset", "844")),
    Word(
      code: "LazyHStack(spacing: 8) { ForEach(0..<12) { Card($0).frame(width: 120) } }",
      flags: "--spacing 8 --items 12 --item-length 120",
      example: HelpExample(
        "snapsim --items 12 --spacing 8 --item-length 120 --behavior view-aligned --velocity -300 --print offset",
        "128")),
    Word(
      code: ".containerRelativeFrame(.horizontal)", flags: "nothing: items are as long as the container",
      example: HelpExample(
        "snapsim --content-margins 24 --behavior view-aligned --velocity -300 --print offset", "342")),
    Word(
      code: ".containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15)",
      flags: "--per-page 3 --span 2 --spacing 15",
      note: "with the stack's spacing the same, as it should be; a page is the items that fit, here one",
      example: HelpExample(
        "snapsim --per-page 3 --span 2 --spacing 15 --behavior view-aligned --velocity -300 --print offset",
        "270")),
    Word(
      code: ".contentMargins(.horizontal, 24, for: .scrollContent)", flags: "--content-margins 24",
      example: HelpExample(
        "snapsim --content-margins 24 --behavior paging --velocity -300 --print offset,misalignment",
        "offset: 390\nmisalignment: 48")),
    Word(
      code: ".safeAreaPadding(.horizontal, 24)", flags: "--safe-area 24",
      note: "in place of a device's own: add the two where there is one",
      example: HelpExample(
        "snapsim --safe-area 24 --behavior container-paging --velocity -300 --print offset,misalignment",
        "offset: 342\nmisalignment: 0")),
    Word(
      code: ".padding(.horizontal, 16) on the stack, inside", flags: "--padding 16",
      example: HelpExample(
        "snapsim --padding 16 --item-length 200 --behavior view-aligned --velocity -300 --print offset", "216"
      )),
    Word(
      code: ".padding(.horizontal, 16) on the scroll view, outside",
      flags: "--width 358: what is left of 390",
      example: HelpExample("snapsim --width 358 --behavior paging --velocity -300 --print offset", "358")),
    Word(
      code: ".scrollTargetLayout()", flags: "nothing; --no-scroll-target-layout where it is missing",
      note: "without it view-aligned finds nothing to align, which a warning says",
      example: HelpExample(
        "snapsim --no-scroll-target-layout --item-length 200 --behavior view-aligned --drag -80 --print offset",
        "80")),
    Word(
      code: ".scrollTargetBehavior(.paging)", flags: "--behavior paging",
      example: HelpExample("snapsim --behavior paging --velocity -300 --print offset", "390")),
    Word(
      code: ".viewAligned(limitBehavior: .alwaysByOne, anchor: .center)",
      flags:
        "--behavior view-aligned:limit=always-by-one,anchor=center, or these words as they stand, in quotes",
      example: HelpExample(
        "snapsim --item-length 100 --behavior view-aligned:limit=always-by-one,anchor=center --velocity -2000 "
          + "--print item", "3")),
    Word(
      code: ".viewAligned(limitBehavior: .never)",
      flags: "--behavior view-aligned:limit=never",
      example: HelpExample(
        "snapsim --item-length 100 --behavior view-aligned:limit=never --velocity -2000 --print item", "10")),
    Word(
      code: ".ignoresSafeArea()", flags: "--safe-area 0",
      example: HelpExample(
        "snapsim --device iphone-14 --landscape --safe-area 0 --behavior paging --velocity -1200 "
          + "--print offset,misalignment", "offset: 844\nmisalignment: 0")),
    Word(
      code: ".environment(\\.layoutDirection, .rightToLeft)",
      flags: "--layout-direction rtl, where a positive velocity or drag moves forward",
      example: HelpExample(
        "snapsim --layout-direction rtl --behavior paging --page 3 --velocity 1200 --print page", "4")),
    Word(
      code: "NavigationStack and TabView around a vertical scroll view",
      flags: "--safe-area TOP,BOTTOM: the device's and the bars' together",
      note: "bars are 44 at the top and 49 at the bottom until iOS 18: 47 + 44 and 34 + 49 on an iPhone 14",
      example: HelpExample(
        "snapsim --axis vertical --device iphone-14 --safe-area 91,83 --behavior paging --velocity -1200 "
          + "--print offset,misalignment", "offset: 844\nmisalignment: 174")),
    Word(
      code: ".scrollPosition(id:) that shows item 3, where the gesture begins",
      flags: "--page 3, or --offset PT for a place between",
      example: HelpExample("snapsim --page 3 --behavior paging --velocity 1200 --print page", "2")),
  ]
}

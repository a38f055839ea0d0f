import Foundation
import Testing

@testable import SnapsimBehaviorFiles

@Suite("What a view says of its scroll view", .readsFiles)
struct ScrollViewReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let expected: String
    var testDescription: String { id }
  }

  @Test("each value is read, held upright on 390 × 844", arguments: cases)
  func values(_ example: Case) throws {
    let views = try ReadFiles.views([example.text])
    #expect(views.map(Self.summary).joined(separator: " | ") == example.expected)
  }

  @Test("of several types or constants of one name the nearest counts")
  func namesakes() throws {
    func home(_ member: String) -> String {
      """
      struct Home: View {
        \(member)
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(cards, id: \\.self) { _ in Color.red.containerRelativeFrame(.horizontal) } }
          }
          .scrollTargetBehavior(.paging)
        }
      }
      """
    }
    let views = try ReadFiles.views(
      [home(""), "let cards = [1, 2, 3, 4]", home("@State private var cards = [1, 2]"), "let cards = [1]"],
      paths: ["./One/View/Home.swift", "./One/Data.swift", "./Two/Home.swift", "./Three/Cards.swift"])
    #expect(
      views.map(Self.summary) == [
        "paging, axis horizontal, items 4, item-length 390, spacing 0, no-scroll-target-layout",
        "paging, axis horizontal, items 2, item-length 390, spacing 0, no-scroll-target-layout",
      ])
  }

  /// A reading in one line: the behavior, its options but for the size of the screen, `?` for what is unread, and findings.
  static func summary(_ view: ScrollViewReading) -> String {
    let usual = ["width 390", "height 844", "safe-area 0,0"]
    let values = view.values.map { value in
      ([value.option] + (value.word.isEmpty ? [] : [value.word]) + numbers(value, of: view)).joined(
        separator: " ")
    }
    return
      ([view.behavior.spec ?? view.behavior.written] + values.filter { !usual.contains($0) }
      + view.unread.map { "?" + $0.option } + view.findings.map { "!" + $0.check.rawValue }).joined(
        separator: ", ")
  }

  private static func numbers(_ value: ScrollViewReading.Value, of view: ScrollViewReading) -> [String] {
    let isHorizontal = view.values.first { $0.option == "axis" }?.word == "horizontal"
    func length(_ option: String) -> Double {
      let lengths = view.values.first { $0.option == option }?.lengths ?? []
      return lengths.compactMap { $0.points(screen) }.reduce(0, +)
    }
    func screen(_ measure: ViewLength.Measure) -> Double {
      switch measure {
      case .screenWidth: 390
      case .screenHeight: 844
      case .container:
        length(isHorizontal ? "width" : "height") - length("safe-area") - length("content-margins")
      default: 0
      }
    }
    let numbers = value.lengths.map { $0.points(screen).map(Self.text) ?? "–" }
    return numbers.isEmpty ? [] : [numbers.joined(separator: ",")]
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// A view with modifiers on its stack and around it, which may hang on a condition.
  private static func conditional(_ end: String, around: String) -> String {
    """
    struct Rail: View {
      @State private var on = true
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(width: 80) } }.scrollTargetLayout()\(end)
        }
        \(around)
      }
    }
    extension View {
      @ViewBuilder func `if`<C: View>(_ on: Bool, _ make: (Self) -> C) -> some View {
        if on { make(self) } else { self }
      }
    }
    """
  }

  /// A target layout of ten rows.
  private static let rows =
    "LazyVStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 300) } }.scrollTargetLayout()"

  /// A horizontal scroll view with rows of a kind.
  private static func row(
    _ item: String, stack: String = "LazyHStack(spacing: 12)", count: String = "0..<9", isTarget: Bool = true,
    end: String = ""
  ) -> String {
    """
    struct Row: View {
      var body: some View {
        ScrollView(.horizontal) {
          \(stack) {
            ForEach(\(count)) { index in
              \(item)
            }
          }
          \(isTarget ? ".scrollTargetLayout()" : "")
        }
        .scrollTargetBehavior(.viewAligned)
        \(end)
      }
    }
    """
  }

  /// A vertical scroll view of a grid with tiles.
  private static func grid(_ grid: String) -> String {
    """
    struct Tiles: View {
      var tile: some View { Color.red.frame(height: 50) }
      var body: some View { ScrollView { \(grid) }.scrollTargetBehavior(.paging) }
    }
    """
  }

  static let cases = [
    Case(
      id: "a fixed frame", text: row("Card().frame(width: 300, height: 200)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 300, spacing 12"),
    Case(
      id: "screens that lead to one another",
      text: row("Card().frame(width: 300)") + """

        struct Screen: View { var body: some View { VStack { Story(); Row(); Topic(); Story() } } }
        struct Story: View { var body: some View { ForEach(0..<3) { _ in Opening(to: Screen()) } } }
        struct Topic: View { var body: some View { Opening(to: Screen()); Opening(to: Topic()) } }
        struct Opening<To: View>: View {
          let to: To
          var body: some View { NavigationLink(destination: to) { EmptyView() } }
        }
        """,
      expected: "view-aligned, axis horizontal, items 9, item-length 300, spacing 12"),
    Case(
      id: "padding around a frame adds", text: row("Card().frame(width: 300).padding(.horizontal, 5)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 310, spacing 12"),
    Case(
      id: "a frame around padding does not", text: row("Card().padding().frame(width: 300)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 300, spacing 12"),
    Case(
      id: "the container",
      text: row("Card().containerRelativeFrame(.horizontal)", end: ".contentMargins(20)"),
      expected: "view-aligned, axis horizontal, content-margins 20,20, items 9, item-length 350, spacing 12"),
    Case(
      id: "parts of the container",
      text: row("Card().containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)"),
      expected: "view-aligned, axis horizontal, items 9, per-page 5, span 2, spacing 12"),
    Case(
      id: "parts of the container with another spacing",
      text: row("Card().containerRelativeFrame(.horizontal, count: 3, spacing: 0)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 130, spacing 12"),
    Case(
      id: "a closure of the container",
      text: row("Card().containerRelativeFrame(.horizontal) { w, _ in w - 48 }"),
      expected: "view-aligned, axis horizontal, items 9, item-length 342, spacing 12"),
    Case(
      id: "a default spacing", text: row("Color.red.frame(width: 80)", stack: "HStack"),
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 8"),
    Case(
      id: "padding on the scroll view",
      text: row("Color.red.frame(width: 80)", end: ".padding(.leading, 30)"),
      expected: "view-aligned, axis horizontal, width 360, items 9, item-length 80, spacing 12"),
    Case(
      id: "a factory with a get of its own",
      text: row("Color.red.frame(width: 80)").replacing(
        ".scrollTargetBehavior(.viewAligned)", with: ".scrollTargetBehavior(.cards)")
        + "\nextension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { static var cards: Self { get { .paging } } }",
      expected: "paging, axis horizontal, items 9, item-length 80, spacing 12"),
    Case(
      id: "aliases that lead to one another",
      text: row("Card().frame(width: Metrics.width)")
        + "\ntypealias Metrics = Sizes\ntypealias Sizes = Metrics",
      expected: "view-aligned, axis horizontal, items 9, spacing 12, ?item-length"),
    Case(
      id: "nothing fixed", text: row("Text(\"x\")"),
      expected: "view-aligned, axis horizontal, items 9, spacing 12, ?item-length"),
    Case(
      id: "no target layout", text: row("Color.red.frame(width: 80).scrollTargetLayout()", isTarget: false),
      expected:
        "view-aligned, axis horizontal, items 9, item-length 80, spacing 12, no-scroll-target-layout, "
        + "!no-target-layout"),
    Case(
      id: "a length of the element",
      text: row("Color.red.frame(width: index == 0 ? 200 : 80)", stack: "HStack(spacing: 0)", count: "0..<3"),
      expected: "view-aligned, axis horizontal, item-lengths 200,80,80, spacing 0"),
    Case(
      id: "a constant of another type, with arithmetic of whole numbers",
      text: row("Color.red.frame(width: Sizes.wide)")
        + "enum Sizes { static let columns = 7; static let wide: CGFloat = CGFloat(columns / 2) * 40 }",
      expected: "view-aligned, axis horizontal, items 9, item-length 120, spacing 12"),
    Case(
      id: "a quotient of whole numbers in a constant without a type",
      text: row("Color.red.frame(width: CGFloat(half) * 10 + 7 / 2)", count: "0..<(7 / 2)")
        + "let half = 7 / 2",
      expected: "view-aligned, axis horizontal, items 3, item-length 33.5, spacing 12"),
    Case(
      id: "members of a number's type behind operators",
      text: row("Color.red.frame(width: .gutter + 8 * .gutter)")
        + "extension CGFloat { static let gutter: CGFloat = 6 }",
      expected: "view-aligned, axis horizontal, items 9, item-length 54, spacing 12"),
    Case(
      id: "the rows of a grid",
      text: grid(
        "Grid(verticalSpacing: 4) { ForEach(0..<5) { _ in GridRow { tile; tile.frame(height: 60) } } }"),
      expected: "paging, axis vertical, items 5, item-length 60, spacing 4, no-scroll-target-layout"),
    Case(
      id: "a grid with as many columns as have room",
      text: grid(
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 4) { "
          + "ForEach(0..<10) { _ in Color.red.aspectRatio(1, contentMode: .fit) } }"),
      // 3 columns of (390 - 2 × 10) / 3.
      expected:
        "paging, axis vertical, items 4, item-length 123.33333333333333, spacing 4, no-scroll-target-layout"),
    Case(
      id: "a grid of flexible columns, in which a square has their width",
      text: grid(
        "LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 2), spacing: 4) { "
          + "ForEach(0..<9) { _ in Color.red.aspectRatio(1, contentMode: .fit) } }"),
      expected: "paging, axis vertical, items 5, item-length 195, spacing 4, no-scroll-target-layout"),
    Case(
      id: "the subviews of a group",
      text: """
        struct Home: View { var body: some View { Pages { Color.red; Color.green; Color.blue } } }
        struct Pages<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Group(subviews: content) { pages in ForEach(pages) { $0.containerRelativeFrame(.horizontal) } }
              }
            }
            .scrollTargetBehavior(.paging)
          }
        }
        """,
      expected: "paging, axis horizontal, items 3, item-length 390, spacing 0, no-scroll-target-layout"),
    Case(
      id: "a function that returns early",
      text: row("Color.red.frame(width: width(2))")
        + "func width(_ n: Int) -> CGFloat { if n > 3 { return 10 }; return 20 }",
      expected: "view-aligned, axis horizontal, items 9, item-length 20, spacing 12"),
    Case(
      id: "a modifier of the file with the name of SwiftUI's, which it calls",
      text: row("Color.red.frame(width: 80).padding(.horizontal, .small).padding(1).padding(.trailing)")
        + """
        enum Gap { case small; var value: CGFloat { switch self { case .small: 8 } } }
        extension View {
          func padding(_ edges: Edge.Set = .all, _ length: Gap) -> some View { padding(edges, length.value) }
        }
        """,
      expected: "view-aligned, axis horizontal, items 9, item-length 114, spacing 12"),
    Case(
      id: "a bar on the stack, which scrolls along",
      text: grid(
        "LazyVStack(spacing: 2) { ForEach(0..<3) { _ in tile } }.padding(10)"
          + ".safeAreaInset(edge: .top, spacing: 0) { Text(\"x\").frame(height: 50) }"),
      expected:
        "paging, axis vertical, items 3, item-length 50, spacing 2, padding 60,10, no-scroll-target-layout"
    ),
    Case(
      id: "a global behind the name of the module",
      text: row("Color.red.frame(width: 80)", count: "Gallery.colors, id: \\.self")
        + "let colors: [Color] = [.red, .green]",
      expected: "view-aligned, axis horizontal, items 2, item-length 80, spacing 12"),
    Case(
      id: "a modifier of the file that calls one of SwiftUI's without self",
      text: row("Color.red.frame(width: 80)", end: ".clipped(true)")
        + "extension View { func clipped(_ on: Bool) -> some View { if on { clipped() } else { self } } }",
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 12"),
    Case(
      id: "an attachment that no view shows",
      text: "let host = Host(root: ScrollView { Text(\"x\") }.scrollTargetBehavior(.paging))",
      expected: "paging, ?axis"),
    Case(
      id: "two behaviors", text: row("Color.red.frame(width: 80)", end: ".scrollTargetBehavior(.paging)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 12, !two-behaviors"),
    Case(
      id: "two behaviors of which conditions choose one",
      text: conditional(
        "",
        around:
          ".if(on) { $0.scrollTargetBehavior(.paging) }\n.if(!on) { $0.scrollTargetBehavior(.viewAligned) }"),
      expected: "paging, axis horizontal, items 9, item-length 80, spacing 0 | "
        + "view-aligned, axis horizontal, items 9, item-length 80, spacing 0"),
    Case(
      id: "a stack whose frame across hangs on a condition",
      text: conditional(".if(on) { $0.frame(height: 90) }", around: ".scrollTargetBehavior(.viewAligned)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 0"),
    Case(
      id: "the screen that a row's link opens",
      text: """
        struct Home: View {
          var body: some View { List { NavigationLink("Pages") { Pages() } } }
        }
        struct Pages: View {
          var body: some View {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.containerRelativeFrame(.horizontal) } }
            }
            .scrollTargetBehavior(.paging)
          }
        }
        """,
      expected: "paging, axis horizontal, items 5, item-length 390, spacing 0, no-scroll-target-layout"),
    Case(
      id: "a target layout among views that a subview shows",
      text: """
        struct Page: View {
          var body: some View { ScrollView { Inner() }.scrollTargetBehavior(.viewAligned) }
        }
        struct Inner: View {
          var body: some View {
            Color.blue.frame(height: 100)
            \(rows)
            Color.blue.frame(height: 50)
          }
        }
        """,
      expected: "view-aligned, axis vertical, items 10, item-length 300, spacing 0, ?padding"),
    Case(
      id: "a target layout among views that are handed to a container, and a modifier on them",
      text: """
        struct Page: View {
          var body: some View { Shell { rows.padding(.horizontal, 20) } }
          @ViewBuilder var rows: some View { Color.blue.frame(height: 100); \(rows) }
        }
        struct Shell<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { ScrollView { content() }.scrollTargetBehavior(.viewAligned) }
        }
        """,
      expected: "view-aligned, axis vertical, items 10, item-length 300, spacing 0, ?padding"),
    Case(
      id: "a range that ends before it begins", text: row("Color.red.frame(width: 80)", count: "0..<(3 - 5)"),
      expected: "view-aligned, axis horizontal, item-length 80, spacing 12, ?items"),
    Case(
      id: "data of the running app", text: row("Color.red.frame(width: 80)", count: "cards"),
      expected: "view-aligned, axis horizontal, item-length 80, spacing 12, ?items"),
    Case(
      id: "a subview with arguments, a geometry, a choice of behaviors",
      text: """
        struct Home: View {
          var body: some View { VStack { Text("x"); Rail(gap: 4).padding(.horizontal, 10) } }
        }
        struct Rail: View {
          @State private var pages = false
          var gap: CGFloat = 20
          var body: some View {
            GeometryReader { proxy in
              let wide = proxy.size.width - gap * 2
              ScrollView(.horizontal) {
                HStack(spacing: gap) { ForEach(["a", "b"], id: \\.self) { _ in Text("x").frame(width: wide) } }
              }
              .scrollTargetBehavior(pages ? .paging : .viewAligned(limitBehavior: .never, anchor: .center))
            }
          }
        }
        """,
      expected: "paging, axis horizontal, width 370, items 2, item-length 362, spacing 4, "
        + "no-scroll-target-layout | view-aligned:limit=never,anchor=center, axis horizontal, width 370, "
        + "items 2, item-length 362, spacing 4, no-scroll-target-layout, !no-target-layout"),
    Case(
      id: "a modifier of the file, a header above the rows, and a bar that covers a part",
      text: """
        struct Rows: View {
          var body: some View {
            ScrollView {
              LazyVStack(spacing: 2) {
                Color.red.frame(height: 100)
                ForEach(0..<2) { _ in Text("x").frame(height: 40).padding(.bottom) }
              }
            }
            .snapping()
            .safeAreaInset(edge: .bottom, spacing: 0) { Text("x").frame(height: 50) }
          }
        }
        extension View { func snapping() -> some View { scrollTargetBehavior(Own(step: 2)) } }
        """,
      expected: "Own(step: 2), axis vertical, safe-area 0,50, item-lengths 100,56,56, spacing 2, "
        + "no-scroll-target-layout"),
    Case(
      id: "an extension of a view under another name for it",
      text: """
        struct Shelf: View { var body: some View { VStack { rail.padding(32) } } }
        typealias ShelfRail = Shelf
        extension ShelfRail {
          var gap: CGFloat { 20 }
          var rail: some View {
            ScrollView(.horizontal) {
              LazyHStack(spacing: gap) { ForEach(0..<4) { _ in Card().containerRelativeFrame(.horizontal) } }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
          }
        }
        """,
      expected: "view-aligned, axis horizontal, width 326, height 780, items 4, item-length 326, spacing 20"),
    Case(
      id: "a sheet whose content is an argument",
      text: """
        struct Home: View {
          @State private var isOpen = false
          var body: some View {
            Text("x").sheet(isPresented: $isOpen, onDismiss: { isOpen = false }, content: {
              ScrollViewReader(content: { proxy in
                ScrollView(.horizontal) {
                  HStack(spacing: 0, content: { page; page }).scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
              })
            })
          }
          var page: some View { Color.red.containerRelativeFrame(.horizontal) }
        }
        """,
      expected: "paging, axis horizontal, items 2, item-length 390, spacing 0"),
    Case(
      id: "an item that stands only where its picture does",
      text: row(
        "if let picture = index.picture { picture.resizable().frame(width: 50) }", count: "album.pictures")
        + "let album = Album.shared",
      expected: "view-aligned, axis horizontal, item-length 50, spacing 12, ?items"),
    Case(
      id: "an item of which it is not known whether it stands",
      text: row("if index.isShown { Color.red.frame(width: 50) }"),
      expected: "view-aligned, axis horizontal, item-length 50, spacing 12, ?items"),
    Case(
      id: "rows of one length, of which some are not counted",
      text: row("Color.red.frame(width: 50) } ; ForEach(pictures) { _ in Color.red.frame(width: 50)"),
      expected: "view-aligned, axis horizontal, item-length 50, spacing 12, ?items"),
    Case(
      id: "a condition that changes nothing",
      text: row("Color.red.frame(width: 50).padding(.trailing, index == cards.last ? 0 : gap)")
        + "private let gap: CGFloat = 0",
      expected: "view-aligned, axis horizontal, items 9, item-length 50, spacing 12"),
    Case(
      id: "a question whether there is a screen at all",
      text: """
        struct Row: View {
          var body: some View {
            GeometryReader { geometry in
              let wide: CGFloat? = geometry.size.width > 0 ? min(geometry.size.width * 0.7, 240) - 40 : nil
              ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<3) { _ in Card().frame(width: wide) } }.scrollTargetLayout()
              }
              .scrollTargetBehavior(.viewAligned)
            }
          }
        }
        """,
      expected: "view-aligned, axis horizontal, items 3, item-length 200, spacing 10"),
    Case(
      id: "a question that screens between the smallest and the largest answer in another way",
      text: row("Color.red.frame(width: abs(UIScreen.main.bounds.height - 844) < 1 ? 111 : 222)"),
      expected: "view-aligned, axis horizontal, items 9, item-length 111, spacing 12"),
    Case(
      id: "a view that a coordinator shows, with another one in it",
      text: """
        struct Loop<Content: View>: View {
          let height: CGFloat
          @ViewBuilder var content: () -> Content
          var body: some View {
            ScrollView { LazyVStack(spacing: 0) { content().frame(height: height) } }
              .scrollTargetBehavior(.paging)
          }
        }
        struct Reels: View {
          var body: some View { Loop(height: 300) { Color.red; Color.green } }
        }
        final class Router { func shown() -> some View { Reels() } }
        """,
      expected: "paging, axis vertical, items 2, item-length 300, spacing 0, no-scroll-target-layout"),
    Case(
      id: "a builder that is given, which may make several views",
      text: """
        struct Loop<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View {
            ScrollView { LazyVStack(spacing: 0) { content().containerRelativeFrame(.vertical) } }
              .scrollTargetBehavior(.paging)
          }
        }
        """,
      expected: "paging, axis vertical, item-length 844, spacing 0, no-scroll-target-layout, ?items"),
    Case(
      id: "no scroll view",
      text: "struct A: View { var body: some View { Text(\"x\").scrollTargetBehavior(.paging) } }",
      expected: "paging, !no-scroll-view"),
    Case(
      id: "a view that shows itself",
      text: "struct A: View { var body: some View { ScrollView { A() }.scrollTargetBehavior(.paging) } }",
      expected: "paging, axis vertical, ?content-length"),
    Case(
      id: "an enum of screens that lead to one another",
      text: row("Color.red.frame(width: 80)", end: ".background { Screen.story.shown; Screen.row.shown }")
        + """

        enum Screen { case row, story
          @ViewBuilder var shown: some View { switch self { case .row: Row(); case .story: Story() } }
        }
        struct Story: View {
          let next: Screen
          var body: some View { next.shown; next.shown; Screen.row.shown; Screen.story.shown; Row() }
        }
        """,
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 12"),
    Case(
      id: "modifiers that lead back to the view that they stand in",
      text: row("Color.red.frame(width: 80).opens().modifier(Opening())") + """

        extension View {
          func opens() -> some View { background { Row(); Row() }.overlay { Row() } }
        }
        struct Opening: ViewModifier {
          func body(content: Content) -> some View { content.background { Row(); Row() }.overlay { Row() } }
        }
        """,
      expected: "view-aligned, axis horizontal, items 9, item-length 80, spacing 12"),
    Case(
      id: "a function of views that calls itself twice",
      text: row("branch(2)")
        + "@ViewBuilder func branch(_ n: Int) -> some View { HStack { branch(n - 1); branch(n + 1) } }",
      expected: "view-aligned, axis horizontal, items 9, spacing 12, ?item-length"),
    Case(
      id: "a number that a function counts down to",
      text: row("Color.red.frame(width: sum(3))")
        + "func sum(_ n: Int) -> CGFloat { n == 0 ? 0 : CGFloat(n) * 10 + sum(n - 1) }",
      expected: "view-aligned, axis horizontal, items 9, item-length 60, spacing 12"),
    Case(
      id: "a grid below a title, which is the stack where none is written",
      text: grid(
        "Text(\"x\").frame(height: 40); LazyVGrid(columns: Array(repeating: GridItem(), count: 2), spacing: 6) { "
          + "ForEach(0..<9) { _ in tile } }"),
      expected:
        "paging, axis vertical, items 5, item-length 50, spacing 6, no-scroll-target-layout, ?padding"),
    Case(
      id: "items that are grids",
      text: grid(
        "LazyVStack(spacing: 0) { ForEach(0..<12) { _ in LazyVGrid(columns: Array(repeating: GridItem(), count: 7), "
          + "spacing: 4) { ForEach(0..<28) { _ in tile } }.padding(.bottom, 20) } }"),
      // Four rows of 50 with three gaps, and the padding.
      expected: "paging, axis vertical, items 12, item-length 232, spacing 0, no-scroll-target-layout"),
    Case(
      id: "a picture of a width above a caption that is no wider",
      text: row("VStack { Color.red.frame(width: 110, height: 90); Text(\"x\").frame(maxWidth: 110) }"),
      expected: "view-aligned, axis horizontal, items 9, item-length 110, spacing 12"),
    Case(
      id: "a picture of a width above a caption that may be wider",
      text: row("VStack { Color.red.frame(width: 110, height: 90); Text(\"x\").frame(maxWidth: 120) }"),
      expected: "view-aligned, axis horizontal, items 9, spacing 12, ?item-length"),
    Case(
      id: "a length by the size of type, which is usually large",
      text: row("Color.red.frame(width: width(typeSize))").replacing(
        "  var body", with: "  @Environment(\\.dynamicTypeSize) private var typeSize\n  var body")
        + "func width(_ size: DynamicTypeSize) -> CGFloat {\n"
        + "  size.isAccessibilitySize ? 200 : size >= .xLarge ? 150 : size == .large ? 100 : 80\n}",
      expected: "view-aligned, axis horizontal, items 9, item-length 100, spacing 12"),
  ]

  @Test("a view within itself is told as that, and looked up nowhere")
  func circle() throws {
    let text = "struct A: View { var body: some View { ScrollView { A() }.scrollTargetBehavior(.paging) } }"
    let view = try #require(try ReadFiles.views([text]).first)
    #expect(view.unread.map(\.reason) == ["`A` stands within itself"])
    #expect(view.lacks == [])
  }

  @Test("views that a phone does not have are listed with their system")
  func systems() throws {
    let list = "LazyVStack(spacing: 4) { ForEach(0..<7) { _ in Color.red.frame(height: height) } }"
    let text = """
      #if os(macOS)
      let height = 90.0
      struct Wide: View { var body: some View { ScrollView { \(list) }.scrollTargetBehavior(.paging) } }
      #endif
      struct Both: View {
        var body: some View {
          #if os(iOS)
          ScrollView { Color.red.frame(height: 500) }.scrollTargetBehavior(.paging)
          #else
          ScrollView { Color.red.frame(height: 600) }.scrollTargetBehavior(.paging)
          #endif
        }
        #if canImport(AppKit) && !os(iOS) || os(visionOS)
        var other: some View { ScrollView { \(list) }.scrollTargetBehavior(.viewAligned) }
        #endif
      }
      #if FLAG && os(watchOS)
      struct Never: View { var body: some View { ScrollView { \(list) }.scrollTargetBehavior(.paging) } }
      #endif
      """
    let views = try ReadFiles.views([text])
    #expect(views.map { "\($0.line) \($0.system ?? "")" } == ["8 ", "3 macOS", "14 macOS"])
    #expect(
      Self.summary(views[1])
        == "paging, axis vertical, items 7, item-length 90, spacing 4, no-scroll-target-layout")
  }

  @Test("a modifier that a single file does not have is looked up in the project around it")
  func project() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapsim-views-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Package.swift": "",
      "Row.swift": Self.row("Color.red.frame(width: 80)").replacing(
        ".scrollTargetBehavior(.viewAligned)", with: ".frame(height: 90).myPaging()"),
      "Paging.swift": "extension View { func myPaging() -> some View { scrollTargetBehavior(.paging) } }",
      "Other.swift": Self.row("Color.red.frame(width: 70)"),
    ]
    for (name, text) in texts {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let file = folder.appending(path: "Row.swift").path
    let views = try ViewFiles.read([file], in: ProjectScope(), usesCache: false).views
    #expect(
      views.map(Self.summary) == ["paging, axis horizontal, height 90, items 9, item-length 80, spacing 12"])
    #expect(views.first?.found.count == 1)
  }
}

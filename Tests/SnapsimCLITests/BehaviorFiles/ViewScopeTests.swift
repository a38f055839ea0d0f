import Testing

@testable import SnapsimBehaviorFiles

@Suite("The files that scroll views of a folder have to do with")
struct ViewScopeTests {
  private static let files = [
    "struct Feed: View { @Environment(\\.gap) var gap\n"
      + "var body: some View { ScrollView {}.scrollTargetBehavior(.paging).card() } }",
    "struct Home: View { var body: some View { Feed().padding(Margin.wide) } }",
    "struct App: View { var body: some View { Home().modifier(Inset()) } }",
    "extension View { func card() -> some View { padding(Spacing.large) } }",
    "enum Spacing { static let large = Unit.one * 3 }", "enum Unit { static let one = 8.0 }",
    "struct Other: View { var body: some View { Text(\"Feed\") } }", "enum Margin { static let wide = 20.0 }",
    "extension EnvironmentValues { @Entry var gap = 8.0 }",
    "struct Inset: ViewModifier { func body(content: Content) -> some View { content.padding() } }",
  ]

  private static let others = (0..<40).map { "struct Unrelated\($0) { let value = \($0) }" }

  @Test("are those that attach a behavior, show that view, or declare what both name, two steps far")
  func needed() {
    let contents = (Self.others + Self.files).map { Array($0.utf8) }
    #expect(ViewFiles.places(in: contents) == [40, 41, 42, 43, 44, 47, 48, 49])
  }

  @Test("are those, too, that attach one by a modifier of another file")
  func modifiers() {
    let files = [
      "extension View { func plain() -> some View { padding() }\n"
        + "func aligned() -> some View { if #available(iOS 17, *) { return scrollTargetBehavior(.viewAligned) } else { return self } } }",
      "struct Row: View { var body: some View { ScrollView {}.aligned() } }",
      "struct Plain: View { var body: some View { Text(\"\").plain() } }",
      "struct Gutter: ViewModifier { func body(content: Content) -> some View { content.scrollTargetBehavior(.paging) } }\n"
        + "struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }\n"
        + "extension View { func card() -> some View { modifier(Card()) } }",
      "extension View { func gutter() -> some View { modifier(Gutter()) } }",
      "struct Rail: View { var body: some View { ScrollView {}.gutter() } }",
      "struct Tile: View { var body: some View { Text(\"\").card() } }",
      "struct Edge: ViewModifier { func body(content: Content) -> some View { content.scrollTargetBehavior(.paging) } }\n"
        + "extension View { func edge() -> some View { modifier(Edge()) } }",
      "struct Shelf: View { var body: some View { ScrollView {}.edge() } }",
    ]
    #expect(
      ViewFiles.places(in: (Self.others + files).map { Array($0.utf8) }) == [40, 41, 43, 44, 45, 47, 48])
  }

  @Test("are all of a few")
  func few() { #expect(ViewFiles.places(in: Self.files.map { Array($0.utf8) }) == Array(0..<10)) }

  @Test("are none where nothing is attached")
  func none() { #expect(ViewFiles.places(in: (0..<50).map { Array("struct T\($0): View {}".utf8) }).isEmpty) }
}

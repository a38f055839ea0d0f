import Foundation
import Testing

@testable import SnapsimBehaviorFiles

@Suite("What a view says of its scroll view", .readsFiles)
struct ScrollViewReadingTests {
  @Test("each value is read", arguments: Table.sections("readings"))
  func values(_ id: String, _ text: String, _ expected: String) throws {
    let views = try ReadFiles.views([text])
    #expect(views.map(Self.summary).joined(separator: " | ") == expected, "\(id)")
  }

  @Test func `of a view that is shown more often than it is read each place is one, and none a fault`() throws
  {
    let home = """
      struct Shelf: View {
        let space: CGFloat
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: space) { ForEach(0..<4) { _ in Color.red.containerRelativeFrame(.horizontal) } }
          }
        }
      }
      struct Home: View {
        var body: some View {
          VStack {
            \((1...12).map { "Shelf(space: \($0)).scrollTargetBehavior(.paging)" }.joined(separator: "\n"))
          }
        }
      }
      """
    let views = try ReadFiles.views([home])
    #expect(views.count == 12 && views.allSatisfy(\.findings.isEmpty), "\(views.map(Self.summary))")
    #expect(Set(views.map(Self.summary)).count == 12)
  }

  @Test(arguments: [
    ("struct Row: View { var body: some View { SCROLL } }", true),
    ("struct Row: View { var body: some View { SCROLL.navigationTitle(\"Cards\") } }", false),
    ("struct RowScreen: View { var body: some View { SCROLL } }", false),
    ("struct Row: View { var body: some View { ScrollView { VStack { SCROLL } } } }", false),
    ("struct Row: View { var body: some View { SCROLL } }; #Preview { VStack { Row() } }", true),
    ("struct Row: View { var body: some View { SCROLL } }; #Preview { NavigationStack { Row() } }", false),
    (
      "struct Main: View { var body: some View { Row() } }; struct Row: View { var body: some View { SCROLL } }",
      true
    ),
    (
      "struct Main: View { var body: some View { RowScreen() } }; struct RowScreen: View { var body: some View { SCROLL } }",
      false
    ),
    (
      "struct Row: View { var body: some View { SCROLL } }; struct Rows: App { var body: some Scene { WindowGroup { Row() } } }",
      false
    ),
  ])
  func `a view that none shows may lie anywhere, unless it is known as a screen`(
    _ text: String, _ isUnplaced: Bool
  )
    throws
  {
    let scroll = """
      ScrollView(.horizontal) { HStack { ForEach(0..<4) { _ in Color.red.frame(width: 80) } } }.scrollTargetBehavior(.paging)
      """
    let views = try ReadFiles.views([text.replacing("SCROLL", with: scroll).replacing("; ", with: "\n")])
    #expect(views.map(\.isUnplaced) == [isUnplaced])
  }

  @Test(arguments: [(30, "?item-length"), (6, "item-length 100")])
  func `a length that too many branches decide is not read, and what stands beside it is`(
    _ count: Int, _ length: String
  ) throws {
    let view = """
      struct Cards: View {
        @Environment(\\.horizontalSizeClass) var size
        var step: CGFloat {
          var step: CGFloat = 100
          \((1...count).map { "if size == .regular { step += \($0) }" }.joined(separator: "\n"))
          return step
        }
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 8) { ForEach(0..<4) { _ in Color.red.frame(width: step) } }
          }
          .scrollTargetBehavior(.paging)
        }
      }
      """
    let read = try #require(try ReadFiles.views([view]).first.map(Self.summary)).split(separator: ", ")
    #expect(
      read.contains("items 4") && read.contains("spacing 8") && read.contains { $0 == length }, "\(read)")
  }

  @Test(
    "a modifier's calls are found in a property that no body shows",
    arguments: ["scrollTargetBehavior(.paging)", "self.scrollTargetBehavior(.paging)"])
  func modified(_ attached: String) throws {
    let views = try ReadFiles.views([
      """
      extension Home {
        private var shelf: some View { ScrollView(.horizontal) { Color.red.frame(width: 900) }.paged() }
        private func scrollTargetBehavior() -> Int { 1 }
      }
      private extension View {
        func paged() -> some View { \(attached) }
      }
      """
    ])
    #expect(views.count == 1 && Self.summary(views[0]).contains("horizontal"), "\(views.map(Self.summary))")
  }

  @Test(
    "a view has the files that give it what its behavior is made of",
    arguments: [
      ("Snap(step: step + 8)", ["./1.swift"]), ("Snap(step: own)", ["./1.swift"]), ("Snap(step: 8)", []),
    ])
  func givers(_ behavior: String, _ files: [String]) throws {
    let rail = """
      struct Snap: ScrollTargetBehavior { let step: CGFloat }
      struct Rail: View {
        let step: CGFloat
        private var own: CGFloat { step }
        var body: some View { ScrollView(.horizontal) { Color.red }.scrollTargetBehavior(\(behavior)) }
      }
      """
    let views = try ReadFiles.views([rail, "struct Home: View { var body: some View { Rail(step: 40) } }"])
    #expect(views.map(\.givers) == [files])
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

  /// A reading in one line, as in the file of cases.
  static func summary(_ view: ScrollViewReading) -> String {
    let usual = ["width 390", "height 844", "safe-area 0,0"]
    let values = view.values.map { value in
      ([value.option] + (value.lengths.contains { $0 != $0.changing(Self.present) } ? ["kept"] : [])
        + (value.word.isEmpty ? [] : [value.word]) + numbers(value, of: view)).joined(
          separator: " ")
    }
    return
      ([view.behavior.spec ?? view.behavior.written] + values.filter { !usual.contains($0) }
      + view.samples + (view.guessedRoom == nil ? [] : ["in a guessed room"])
      + (view.presence == nil ? [] : ["on some screens"])
      + (view.shownPosition.map { ["shown by \($0)"] } ?? []) + view.unread.map { "?" + $0.option }
      + view.findings.map { "!" + $0.check.rawValue })
      .joined(separator: ", ")
  }

  private static func present(_ length: ViewLength) -> ViewLength {
    if case .appeared(let measure) = length { .measure(measure) } else { length }
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
      case .isRegularHeight: 1
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

  @Test("a view within itself is told as that, and looked up nowhere")
  func circle() throws {
    let text = "struct A: View { var body: some View { ScrollView { A() }.scrollTargetBehavior(.paging) } }"
    let view = try #require(try ReadFiles.views([text]).first)
    #expect(view.unread.map(\.reason) == ["`A` stands within itself"])
    #expect(view.lacks == [])
  }

  @Test("views that no finger scrolls on a phone are listed with the reason")
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
      struct Still: View { var body: some View { Both().scrollDisabled(true) } }
      """
    let views = try ReadFiles.views([text])
    let system = "compiled on macOS alone, so that no iPhone has it"
    let still = "`.scrollDisabled(true)` (./0.swift:20) keeps fingers from scrolling it"
    #expect(views.map(\.line) == [8, 3, 14] && views.map(\.unscrolled) == [still, system, system])
    #expect(
      Self.summary(views[1])
        == "paging, axis vertical, items 7, item-length 90, spacing 4, no-scroll-target-layout")
  }

  @Test("a modifier that a single file does not have is looked up in the project around it")
  func project() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": "",
      "Row.swift": """
      struct Row: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 12) { ForEach(0..<9) { _ in Color.red.frame(width: 80) } }.scrollTargetLayout()
          }
          .frame(height: 90).myPaging()
        }
      }
      """,
      "Paging.swift": "extension View { func myPaging() -> some View { scrollTargetBehavior(.paging) } }",
      "Other.swift":
        "struct Other: View { var body: some View { ScrollView {}.scrollTargetBehavior(.viewAligned) } }",
    ])
    let views = try ViewFiles.read([folder.path + "/Row.swift"], in: ProjectScope(), usesCache: false).views
    #expect(
      views.map(Self.summary) == ["paging, axis horizontal, height 90, items 9, item-length 80, spacing 12"])
    #expect(views.first?.found.count == 1)
  }
}

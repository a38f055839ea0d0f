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

  /// A reading in one line: the behavior, its options but for the size of the screen, `?` for what is unread, and findings.
  static func summary(_ view: ScrollViewReading) -> String {
    let usual = ["width 390", "height 844", "safe-area 0,0"]
    let values = view.values.map { value in
      ([value.option] + (value.word.isEmpty ? [] : [value.word]) + numbers(value, of: view)).joined(
        separator: " ")
    }
    return
      ([view.behavior.spec ?? view.behavior.written] + values.filter { !usual.contains($0) }
      + view.unread.map { "?" + $0.option } + view.findings.map { "!" + $0.check }).joined(separator: ", ")
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
      case .crossContainer: length(isHorizontal ? "height" : "width")
      default: 0
      }
    }
    let numbers = value.lengths.map { $0.points(screen).map(Self.text) ?? "–" }
    return numbers.isEmpty ? [] : [numbers.joined(separator: ",")]
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// A horizontal scroll view with rows of a kind.
  private static func row(_ item: String, stack: String = "LazyHStack(spacing: 12)", end: String = "")
    -> String
  {
    """
    struct Row: View {
      var body: some View {
        ScrollView(.horizontal) {
          \(stack) {
            ForEach(0..<9) { index in
              \(item)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        \(end)
      }
    }
    """
  }

  static let cases = [
    Case(
      id: "a fixed frame", text: row("Card().frame(width: 300, height: 200)"),
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
      id: "nothing fixed", text: row("Text(\"x\")"),
      expected: "view-aligned, axis horizontal, items 9, spacing 12, ?item-length"),
  ]
}

import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI
@testable import SnapsimRuns

@Suite("What a view says of its layout", .readsFiles)
struct ViewReadingTests {
  /// What is read, as `3: --axis horizontal`.
  private static func read(_ source: String) throws -> [String] {
    let behavior = "\nstruct Snap: ScrollTargetBehavior {}"
    let answer = try ReadFiles.answer([source + behavior], expression: "Snap()")
    return ViewReading.all(answer.layout.map { ($0.option, $0.text, $0.line) }).map { reading in
      "\(reading.line): \(([reading.option.flag] + (reading.text.isEmpty ? [] : [reading.text])).joined(separator: " "))"
    }
  }

  /// A file whose scroll view has items of some kind, in a stack and with modifiers.
  private static func cards(
    _ axes: String = ".horizontal", stack: String = "LazyHStack(spacing: 8)", item: String = "",
    stackEnd: String = "",
    end: String = ""
  ) -> String {
    """
    struct Cards: View {
      var body: some View {
        ScrollView(\(axes)) {
          \(stack) {
            ForEach(0..<9) { index in
              Text("x")
                \(item)
            }
          }\(stackEnd)
        }
        \(end)
        .scrollTargetBehavior(Snap(step: 40))
      }
    }
    """
  }

  @Test("a whole view is read, each part with its line")
  func whole() throws {
    let source = """
      import SwiftUI

      private let gap: CGFloat = 16

      struct Cards: View {
        static let cardWidth = 300.0

        var body: some View {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: gap) {
              ForEach(items) { item in
                CardView(item: item)
                  .frame(width: Self.cardWidth, height: 200)
                  .background(Color.red)
              }
            }
            .scrollTargetLayout()
            .padding(.horizontal, 20)
          }
          .contentMargins(.horizontal, 12.5, for: .scrollContent)
          .safeAreaPadding(.leading, 4)
          .scrollTargetBehavior(Snap(step: Self.cardWidth + gap))
        }
      }

      struct Snap: ScrollTargetBehavior {
        let step: CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) throws {}
      }
      """
    #expect(
      try Self.read(source) == [
        "9: --axis horizontal", "21: --safe-area 4,0", "20: --content-margins 12.5", "10: --spacing 16",
        "18: --padding 20", "13: --item-length 300",
      ])
  }

  @Test(
    "the axis is the one that is named, the vertical one where none is, and none where it is computed",
    arguments: [
      ("(.horizontal)", "horizontal"), ("(.vertical)", "vertical"), ("", "vertical"),
      ("([.horizontal])", "horizontal"),
      ("(Axis.Set.horizontal)", "horizontal"), ("(showsIndicators: false)", "vertical"), ("(axis)", nil),
      ("([.horizontal, .vertical])", nil), ("(isWide ? .horizontal : .vertical)", nil), ("([])", nil),
    ])
  func axes(written: String, expected: String?) throws {
    let source = "let v = ScrollView\(written) { Text(\"x\") }\n.scrollTargetBehavior(Snap())"
    #expect(try Self.read(source) == (expected.map { ["1: --axis \($0)"] } ?? []))
  }

  @Test(
    "the length of items is what surrounds them last, if it is a literal",
    arguments: [
      (".frame(width: 300)", ["7: --item-length 300"]), (".frame(height: 300)", []), (".frame(width: w)", []),
      (".frame(width: 40).frame(width: 1_000)", ["7: --item-length 1000"]),
      (".frame(width: 40).frame(maxWidth: .infinity)", []), (".frame(width: 300).padding(8)", []),
      (".frame(width: 300).padding(.vertical, 8)", ["7: --item-length 300"]),
      (".padding().frame(width: 300)", ["7: --item-length 300"]),
      (".frame(width: 200 + 100)", []), (".frame(width: -300)", []), (".frame(width: 300).fixedSize()", []),
      (".frame(width: 300)\n.onTapGesture { select(index) }", ["7: --item-length 300"]),
      (".containerRelativeFrame(.horizontal)", ["7: --per-page 1"]),
      (".containerRelativeFrame(.vertical)", []),
      (".containerRelativeFrame([.horizontal, .vertical])", ["7: --per-page 1"]),
      (
        ".containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)",
        ["7: --per-page 3", "7: --span 2"]
      ),
      (".containerRelativeFrame(.horizontal, count: 3, spacing: 9)", []),
      (".containerRelativeFrame(.horizontal, count: columns, spacing: 8)", []),
      (".containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }", []),
    ])
  func items(modifiers: String, expected: [String]) throws {
    let all = try Self.read(Self.cards(item: modifiers))
    #expect(all.filter { !$0.contains("axis") && !$0.contains("spacing") } == expected)
    #expect(all.contains("4: --spacing 8"))
  }

  @Test(
    "spacing and padding are those of the stack, if they are literals and nothing else changes it",
    arguments: [
      ("LazyHStack(spacing: 8)", "", ["4: --spacing 8"]),
      ("HStack(alignment: .top, spacing: -4.5)", "", ["4: --spacing -4.5"]),
      ("LazyHStack", "", []), ("LazyHStack(spacing: nil)", "", []), ("LazyVStack(spacing: 8)", "", []),
      ("LazyHStack(spacing: 8)", ".padding(16)", ["4: --spacing 8", "9: --padding 16"]),
      (
        "LazyHStack(spacing: 8)", ".padding(.leading, 16).padding(.trailing, 4)",
        ["4: --spacing 8", "9: --padding 16,4"]
      ),
      ("LazyHStack(spacing: 8)", ".padding()", []),
      ("LazyHStack(spacing: 8)", ".padding(.vertical)", ["4: --spacing 8"]),
      ("LazyHStack(spacing: 8)", ".padding(.horizontal, margin)", []),
      ("LazyHStack(spacing: 8)", ".frame(width: 2000)", []),
      ("LazyHStack(spacing: 8)", ".scrollTargetLayout()", ["4: --spacing 8"]),
      (
        "LazyHStack(spacing: 8)", ".scrollTargetLayout(isEnabled: false)",
        ["4: --spacing 8", "9: --no-scroll-target-layout"]
      ),
    ])
  func stacks(stack: String, modifiers: String, expected: [String]) throws {
    #expect(try Self.read(Self.cards(stack: stack, stackEnd: modifiers)).dropFirst() == expected[...])
  }

  @Test(
    "insets are those of the scroll view on its axis",
    arguments: [
      (".contentMargins(20)", ["11: --content-margins 20"]), (".contentMargins(.vertical, 20)", []),
      (".contentMargins(.horizontal, 20, for: .scrollIndicators)", []),
      (".contentMargins(.horizontal, margin)", []), (".contentMargins(.horizontal, -5)", []),
      (".contentMargins([.leading, .top], 20)", ["11: --content-margins 20,0"]),
      (".contentMargins(.leading, 20).contentMargins(.leading, 10)", []),
      (".safeAreaPadding(.horizontal, 20)", ["11: --safe-area 20"]), (".safeAreaPadding()", []),
      (".safeAreaPadding(.horizontal)", []), (".frame(height: 200)", ["11: --height 200"]),
      (".frame(width: 320, height: 200)", ["11: --width 320", "11: --height 200"]),
      (".frame(maxWidth: 320)", []),
    ])
  func insets(modifiers: String, expected: [String]) throws {
    let all = try Self.read(Self.cards(end: modifiers))
    #expect(all.filter { !$0.contains("axis") && !$0.contains("spacing") } == expected)
  }

  @Test(
    "a constant is the one that the compiler would take",
    arguments: [
      ("let w = 300", "", "300"), ("let w: CGFloat = 300 // points", "", "300"), ("var w = 300.0", "", nil),
      ("let w = 300.0 * 2", "", nil), ("let w = 300", "let w = 200", "200"),
      ("let w = 300", "var w: CGFloat", nil),
      ("let w = 300", "let w: CGFloat", nil), ("let other = 300", "", nil),
      ("enum K { static let w = 300 }", "", nil),
      ("let w = Double(300)", "", nil), ("let w = 0x10", "", "16"), ("let w = \"300\"", "", nil),
      ("#if DEBUG\nlet w = 300\n#else\nlet w = 200\n#endif", "", nil),
    ])
  func constants(outer: String, inner: String, expected: String?) throws {
    let source =
      "\(outer)\n"
      + Self.cards(item: ".frame(width: w)").replacing("  var body", with: "  \(inner)\n  var body")
    let lengths = try Self.read(source).filter { $0.contains("--item-length") }.map {
      $0.split(separator: " ").last.map(String.init)
    }
    #expect(lengths == (expected.map { [$0] } ?? []))
  }

  @Test("constants of types are found by the type's name, also in its extensions; parameters have no value")
  func members() throws {
    func read(_ item: String, _ rest: String) throws -> [String] {
      try Self.read(Self.cards(item: item) + "\n" + rest).filter { $0.contains("--item-length") }
    }
    #expect(
      try read(".frame(width: Metrics.card)", "enum Metrics {\n  static let card: CGFloat = 250\n}") == [
        "7: --item-length 250"
      ])
    #expect(
      try read(".frame(width: Self.card)", "extension Cards { static let card = 250 }") == [
        "7: --item-length 250"
      ])
    #expect(try read(".frame(width: card)", "extension Cards { private var card: Int { 250 } }").isEmpty)
    #expect(try read(".frame(width: index)", "let index = 250").isEmpty)
    let function = """
      let width = 250.0
      func list(width: CGFloat) -> some View {
        ScrollView(.horizontal) { HStack(spacing: width) { Text("x") } }.scrollTargetBehavior(Snap())
      }
      """
    #expect(try Self.read(function) == ["3: --axis horizontal"])
  }

  @Test(
    "a scroll view counts if it uses the behavior, by its type, a static member, a constant or a view around it",
    arguments: [
      (".scrollTargetBehavior(Snap())", "", true), (".scrollTargetBehavior(Other())", "", false),
      (
        ".scrollTargetBehavior(.snap)",
        "extension ScrollTargetBehavior where Self == Snap {\n  static var snap: Snap { Snap() }\n}", true
      ),
      (
        ".scrollTargetBehavior(.snap(step: 4))",
        "extension ScrollTargetBehavior where Self == Snap { static func snap(step: Int) -> Self { Snap() } }",
        true
      ),
      (
        ".scrollTargetBehavior(.paging)",
        "extension ScrollTargetBehavior where Self == Snap { static var snap: Snap { Snap() } }", false
      ),
      (".scrollTargetBehavior(behavior)", "private let behavior = Snap()", true),
      ("", "// .scrollTargetBehavior(Snap())", false),
      ("", "let s = \".scrollTargetBehavior(Snap())\"", false),
      ("", "let b = VStack { Cards() }.scrollTargetBehavior(Snap())", true),
    ])
  func uses(modifier: String, rest: String, counts: Bool) throws {
    let source = "let cards = ScrollView(.horizontal) { Text(\"x\") }\n  \(modifier)\n\(rest)"
    #expect(try Self.read(source) == (counts ? ["1: --axis horizontal"] : []))
  }

  @Test("of several scroll views that use it, only what all say is read")
  func several() throws {
    let one = Self.cards(item: ".frame(width: 300)")
    let other = Self.cards(item: ".frame(width: 200)")
    #expect(try Self.read(one + "\n" + other) == ["3: --axis horizontal", "4: --spacing 8"])
    #expect(try Self.read(one + "\n" + Self.cards(".vertical", item: ".frame(width: 300)")).isEmpty)
    let plain = other.replacing("Snap", with: "Other")
    #expect(try Self.read(one + "\n" + plain) == Self.read(one))
  }

  @Test("views beside the items, conditions and computed content are not guessed at")
  func notGuessed() throws {
    let header = Self.cards(item: ".frame(width: 300)").replacing("ForEach", with: "Text(\"h\")\nForEach")
    #expect(try Self.read(header) == ["3: --axis horizontal", "4: --spacing 8"])
    let condition = Self.cards(item: ".frame(width: 300)").replacing(
      "Text(\"x\")", with: "if a { Text(\"x\") }")
    #expect(try Self.read(condition) == ["3: --axis horizontal", "4: --spacing 8"])
  }

  @Test(
    "source that does not end is read as far as it goes",
    arguments: [
      "", "ScrollView", "ScrollView(", "ScrollView(.horizontal", "ScrollView {",
      "ScrollView { LazyHStack(spacing:",
      "ScrollView(.horizontal) { } .scrollTargetBehavior(Snap(", "}}}", "let", "let x", "let x: ", "let x =",
      "let x = -",
      "struct", "extension A.", "func f(", "{ a in", ".frame(",
      "ScrollView(.) throws { }.scrollTargetBehavior(Snap())",
      "ScrollView(,) {}.scrollTargetBehavior(Snap()).contentMargins(.,)", "where Self == Snap", "Snap",
      "= Snap", "== Snap {",
    ])
  func broken(source: String) throws {
    #expect(try Self.read(source).count <= 1)
  }

  @Test("no beginning of a file is too odd to be read")
  func beginnings() throws {
    let bytes = Array(
      Self.cards(item: ".frame(width: 300)", stackEnd: ".padding(.leading, 3)", end: ".contentMargins(2)")
        .utf8)
    let parts = stride(from: 0, to: bytes.count, by: 17).flatMap { [bytes[..<$0], bytes[$0...]] }
    _ = try ReadFiles.answer(parts.map { String(decoding: $0, as: UTF8.self) }, expression: "Snap()")
  }
}

import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite(
  "The arguments that a file gives its behavior",
  .readsFiles)
struct SourceUsesTests {
  private static let behavior = "struct Rows: ScrollTargetBehavior { let step: CGFloat }\n"

  /// A view that uses the behavior, with members of its own and statements before.
  private static func view(_ use: String, members: String = "", statements: String = "") -> String {
    """
    \(behavior)struct Feed: View {
      \(members)
      var body: some View {
        \(statements)
        ScrollView {}.scrollTargetBehavior(\(use))
      }
    }
    """
  }

  /// A horizontal view in a geometry reader.
  private static func sized(_ use: String, around: String = "") -> String {
    """
    \(behavior)struct Feed: View {
      var body: some View {
        GeometryReader { room in
          ScrollView(.horizontal) {}.scrollTargetBehavior(\(use))\(around)
        }
      }
    }
    """
  }

  @Test(
    "are taken with what constants are for their names",
    arguments: [
      ("a literal", view("Rows(step: 52)"), "Rows(step: 52)"),
      (
        "a constant of the view", view("Rows(step: height)", members: "private let height: CGFloat = 52"),
        "Rows(step: 52)"
      ),
      (
        "constants of constants",
        view("Rows(step: all)", members: "let a = 1.0; var all: CGFloat { a + Self.b }; static let b = 2.0"),
        "Rows(step: 3)"
      ),
      ("a constant of the body", view("Rows(step: half)", statements: "let half = 26.5"), "Rows(step: 26.5)"),
      (
        "what is added to every view",
        "extension View { var gap: CGFloat { 7 } }\n" + view("Rows(step: gap)"),
        "Rows(step: 7)"
      ),
      ("a global", "let height = 52.0\n" + view("Rows(step: height)"), "Rows(step: 52)"),
      (
        "a static of another type, which the compiler knows", view("Rows(step: Sizes.row)"),
        "Rows(step: Sizes.row)"
      ),
      ("self before a name", view("Rows(step: self.h)", members: "let h = 9.0"), "Rows(step: 9)"),
      (
        "a local with a property's name",
        view("Rows(step: pitch)", members: "let pitch = 8.0", statements: "let pitch = self.pitch"),
        "Rows(step: 8)"
      ),
      (
        "a nested type, and an alias",
        view("Rows(step: M.row + N.row)", members: "enum M { static let row = 1.0 }; typealias N = M"),
        "Rows(step: 2)"
      ),
      (
        "a method", view("Rows(step: height(3))", members: "func height(_ n: Int) -> CGFloat { 7 / 2 }"),
        "Rows(step: 3.5)"
      ),
      ("whole numbers", view("Rows(step: CGFloat(half))", statements: "let half = 7 / 2"), "Rows(step: 3)"),
      (
        "what is not computed, with constants in it",
        view(
          "Rows(step: [gap, 2].map {\n    // told\n    let a = $0\n    return a\n  }\n  .reduce(0, +))",
          members: "let gap = -4.5"),
        "Rows(step: [(-4.5), 2].map { let a = $0; return a }.reduce(0, +))"
      ),
      (
        "an object of the view", view("Rows(step: model.steps().last)", members: "let model = Model(3)"),
        "Rows(step: (Model(3)).steps().last)"
      ),
      (
        "the type's own generic parameter",
        view("Rows<Data>(step: 3)").replacing("struct Feed", with: "struct Feed<Data>"), "Rows(step: 3)"
      ),
      ("a call", view("Rows(step: max(2, 3))"), "Rows(step: 3)"),
      ("in a wrapper", view("AnyScrollTargetBehavior(Rows(step: 4))"), "Rows(step: 4)"),
      (
        "a part of the room, computed for each screen", sized("Rows(step: room.size.width * 0.9 + 16)"),
        "Rows(step: ((((UIScreen.main.bounds.width - UIScreen.main.leadingSafeArea)"
          + " - UIScreen.main.trailingSafeArea) * (0.9)) + (16)))"
      ),
      (
        "what the view is given where it is shown",
        view("Rows(step: pitch)", members: "let pitch: CGFloat")
          + "\nstruct Home: View { var body: some View { Feed(pitch: 40) } }", "Rows(step: 40)"
      ),
    ] as [(String, String, String)])
  func taken(_ name: String, text: String, expression: String) throws {
    let answer = try ReadFiles.answer([text])
    #expect(answer.expression == expression)
    #expect(answer.isFound)
  }

  @Test(
    "are not taken where only the running app knows them",
    arguments: [
      ("a property that is set", view("Rows(step: height)", members: "let height: CGFloat")),
      (
        "a part of the room of a scroll view that is narrower",
        sized("Rows(step: room.size.width)", around: ".padding(.leading, 20)")
      ),
      ("what lies across", sized("Rows(step: room.size.height)", around: ".frame(height: 90)")),
      (
        "a geometry",
        view("Rows(step: geometry.size.width)", statements: "let geometry = proxy(1) as Proxy; let x = 1")
          .replacing("proxy(1) as Proxy", with: "self.proxy")
      ),
      (
        "a method",
        view("Rows(step: height(3))", members: "func height(_ n: Int) -> CGFloat { store.height }")
      ),
      (
        "one that protocols in a circle lack",
        "protocol View: P {}\nprotocol P: View {}\n" + view("Rows(step: a)")
      ),
      ("one that needs itself", view("Rows(step: a)", members: "var a: CGFloat { b }; var b: CGFloat { a }")),
      ("an environment value", view("Rows(step: step)", members: "@Environment(\\.step) var step")),
    ])
  func unknown(_ name: String, text: String) throws {
    guard case .needsArguments("Rows", _, _, _, _, _)? = try ReadFiles.answer([text]).fault else {
      Issue.record("something is taken")
      return
    }
  }

  @Test
  func `of several are the first, and the others are offered`() throws {
    let text = Self.view("Rows(step: 10)") + Self.view("Rows(step: 20)").dropFirst(Self.behavior.count)
    let answer = try ReadFiles.answer([text])
    #expect(answer.expression == "Rows(step: 10)")
    #expect(answer.notes.first?.hasSuffix("; others are './0.swift:12'") == true)
  }

  @Test(
    "do nothing where they reach for the view's state",
    arguments: [
      ("let page: Binding<Int>", "page: $page", "@State var page = 3", "Rows(page: .constant(3))"),
      ("@Binding var page: Int?", "page: $page", "@State var page: Int?", "Rows(page: .constant(nil))"),
      ("let done: (Int) -> Void", "done: { page = $0 }", "@State var page = 3", "Rows(done: { _ in })"),
      ("let done: (Int) -> Void", "done: { self.store($0) }", "", "Rows(done: { _ in })"),
      ("let done: () -> ()", "done: { self.page = 3 }", "", "Rows(done: {})"),
      (
        "let done: (Int, Int) -> Void", "done: store", "func store(_ page: Int, _: Int) {}",
        "Rows(done: { _, _ in })"
      ),
      ("let snap: (Double) -> Double", "snap: { $0 / 2 }", "", "Rows(snap: { $0 / 2 })"),
      (
        "let snap: (Double) -> Double", "snap: { ($0 / h).rounded() * h }", "let h = 50.0",
        "Rows(snap: { ($0 / 50.0).rounded() * 50.0 })"
      ),
    ])
  func idle(parameter: String, argument: String, members: String, expression: String) throws {
    let view = Self.view("Rows(\(argument))", members: members).dropFirst(Self.behavior.count)
    let answer = try ReadFiles.answer(["struct Rows: ScrollTargetBehavior { \(parameter) }\n" + view])
    #expect(answer.expression == expression)
    let isIdle = ["page", "self", "store"].contains(where: argument.contains)
    #expect(answer.notes.first?.contains(" does nothing") == isIdle)
  }

  @Test
  func `may be those of a static member`() throws {
    let text = """
      struct Rows: ScrollTargetBehavior { let step: CGFloat }
      extension ScrollTargetBehavior where Self == Rows { static var wide: Rows { Rows(step: 90) } }
      struct Feed: View { var body: some View { ScrollView {}.scrollTargetBehavior(.wide) } }
      """
    #expect(try ReadFiles.answer([text]).expression == ".wide")
  }

  @Test
  func `stand within a condition that does not hold here`() throws {
    let text = "#if DEBUG\n#elseif os(macOS)\nstruct A: ScrollTargetBehavior {}\n#endif\n"
    let answer = try ReadFiles.answer([text])
    #expect(
      answer.notes == ["./0.swift:2: #elseif os(macOS) is taken as true, as the behavior stands within"])
    #expect(answer.texts == [text.replacing("DEBUG", with: "false").replacing("os(macOS)", with: "true")])
  }
}

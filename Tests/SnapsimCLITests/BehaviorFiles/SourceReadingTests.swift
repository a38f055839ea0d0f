import SeededNumbers
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite(
  "Finding the behaviors of a file", .readsFiles)
struct SourceReadingTests {
  /// What makes the behavior of a text by itself, if something does.
  private func expression(_ text: String) throws -> String? {
    let answer = try ReadFiles.answer([text])
    return answer.fault == nil ? answer.expression : nil
  }

  /// The expressions that are proposed for the behavior of a text, and what it needs.
  private func needs(_ text: String) throws -> (parameters: [String], expression: String)? {
    guard
      case .needsArguments("A", _, _, let parameters, _, let commands)? = try ReadFiles.answer([text]).fault
    else { return nil }
    return (
      parameters,
      commands.map { String($0.dropFirst("'./0.swift:".count).dropLast()) }.joined(separator: " or ")
    )
  }

  @Test(arguments: [
    "struct A: ScrollTargetBehavior {}",
    "struct A: SwiftUI.ScrollTargetBehavior {}",
    "struct A: Sendable, @MainActor ScrollTargetBehavior {}",
    "struct A: ScrollTargetBehavior & Sendable {}",
    "struct A {}\nextension A: @preconcurrency ScrollTargetBehavior {}",
    "protocol P: ScrollTargetBehavior {}\nstruct A: P {}",
    "typealias P = ScrollTargetBehavior & Sendable\nstruct A: P {}",
    "@available(iOS 17, *)\nprivate final class A: ScrollTargetBehavior { init() {} }",
    "/* struct B: ScrollTargetBehavior {} */ struct A: ScrollTargetBehavior {}",
    "let text = \"struct B: ScrollTargetBehavior { \\(\"}\")\"\nstruct A: ScrollTargetBehavior {}",
    "let text = #\"\" { \"#\nlet long = \"\"\"\n  \" {\n  \"\"\"\nstruct A: ScrollTargetBehavior {}",
    "#if os(iOS)\nstruct A: ScrollTargetBehavior {}\n#else\nstruct A: ScrollTargetBehavior {}\n#endif",
    "struct A: ScrollTargetBehavior {\n  let a = 1\n  var b: Int?\n  lazy var c = 2\n  var d: Int { 3 }\n  static let e: Int = f()\n}",
    "struct A: ScrollTargetBehavior {\n  private let log = Logger(subsystem: \"a\", category: \"b\")\n}",
  ])
  func `finds the one that is there, made of nothing`(text: String) throws {
    #expect(try expression(text) == "A()")
  }

  @Test func `asks for a value of a type whose alias leads back to its own name`() throws {
    let asked = try needs(
      "typealias Element = Data.Element\nstruct A: ScrollTargetBehavior {\n  let selected: Element\n}")
    #expect(asked?.expression == "A(selected: ‹Data.Element›)", "\(String(describing: asked))")
    for aliases in ["typealias Step = Step", "typealias Step = Pace\ntypealias Pace = Step"] {
      let text = aliases + "\nstruct A: ScrollTargetBehavior {\n  let step: Step\n}"
      #expect(try needs(text)?.expression.hasPrefix("A(step: ‹") == true)
    }
  }

  @Test(
    arguments: [
      ("let step: CGFloat", ["step: CGFloat"], "A(step: ‹number›)"),
      ("var step: CGFloat\n  var limit = 3", ["step: CGFloat"], "A(step: ‹number›)"),
      ("@Binding var page: Int", ["page: Binding<Int>"], "A(page: .constant(‹whole number›))"),
      ("let a, b: Double", ["a: Double", "b: Double"], "A(a: ‹number›, b: ‹number›)"),
      (
        "init(_ stops: [CGFloat], at anchor: UnitPoint = .center) {}", ["stops: [CGFloat]"],
        "A(‹[CGFloat]›)"
      ),
      ("let stops: [String: Int]", ["stops: [String: Int]"], "A(stops: ‹[String: Int]›)"),
      ("let isOn: Bool", ["isOn: Bool"], "A(isOn: true) or A(isOn: false)"),
      (
        "enum Side { case left, right }; let side: A.Side?", ["side: A.Side?"],
        "A(side: A.Side.left) or A(side: A.Side.right)"
      ),
      (
        "let isOn: Bool, step: CGFloat", ["isOn: Bool", "step: CGFloat"],
        "A(isOn: ‹true or false›, step: ‹number›)"
      ),
    ] as [(String, [String], String)])
  func `shows what one needs`(members: String, parameters: [String], example: String) throws {
    let text = "struct A: ScrollTargetBehavior {\n  \(members)\n}"
    let found = try #require(try needs(text))
    #expect(found.parameters == parameters)
    #expect(found.expression == example)
  }

  @Test
  func `names nested ones by their way, and knows what is hidden`() throws {
    let answer = try ReadFiles.answer([
      "struct V: View {\n  var body: some View { Text(\"a\") }\n  private struct S: ScrollTargetBehavior {}\n}"
    ])
    #expect(answer.expression == "V.S()")
    #expect(answer.texts[0].contains("fileprivate struct S:"))
  }

  @Test(arguments: [
    "", "struct A {}", "protocol P: ScrollTargetBehavior {}", "// struct A: ScrollTargetBehavior {}",
    "{{{ \"", "#if",
  ])
  func `finds none where there is none`(text: String) throws {
    guard case .noBehavior? = try ReadFiles.answer([text]).fault else {
      Issue.record("one is found")
      return
    }
  }

  @Test
  func `ends on any text`() throws {
    let pieces = [
      "struct A", ": ", "ScrollTargetBehavior", "{", "}", "(", ")", "\"", "\\(", "/*", "*/", "#\"", "@",
      "init", "\n", "<", ">", ",", "let x", "case", "#if", "`",
    ]
    var random = SplitMix64(seed: 6)
    let texts = (0..<500).map { _ in
      (0..<Int.random(in: 0...20, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    #expect(try ReadFiles.answer(texts).hasErrors.count == texts.count)
  }

  @Test(
    arguments: [
      ("enum M { case some(Int), none }\n", "let mode: M", "A(mode: ‹M›)"),
      ("enum M { case one, two }\n", "let mode: M", "A(mode: M.one) or A(mode: M.two)"),
      ("struct M { var a = 1 }\n", "let m: M", "A(m: M())"),
      ("struct M { let a: Int }\n", "let m: M", "A(m: M(a: ‹whole number›))"),
      (
        "", "let onSnap: @MainActor @Sendable (Int) throws -> Bool",
        "A(onSnap: ‹@MainActor @Sendable (Int) throws -> Bool›)"
      ),
      (
        "", "let range: ClosedRange<Int>, axis: Axis",
        "A(range: ‹ClosedRange<Int>›, axis: ‹.horizontal or .vertical›)"
      ),
    ] as [(String, String, String)])
  func `shows values of the file's own types`(types: String, members: String, example: String) throws {
    let text = "\(types)struct A: ScrollTargetBehavior {\n  \(members)\n}"
    #expect(try needs(text)?.expression == example)
  }

  @Test(
    arguments: [
      ("() -> Void", "{}"), ("() -> ()", "{}"), ("(() -> Void)?", "{}"), ("@escaping () -> Void", "{}"),
      ("(Int) -> Void", "{ _ in }"), ("(Int) -> ()", "{ _ in }"), ("((Int) -> ())", "{ _ in }"),
      ("@MainActor @Sendable (Int) async throws -> Void", "{ _ in }"), ("Report", "{ _ in }"),
      ("(inout ScrollTarget, Bool) -> Void", "{ _, _ in }"), ("(_ page: Int, Bool) -> ()", "{ _, _ in }"),
    ])
  func `takes closures that do nothing where nothing is returned`(type: String, closure: String) throws {
    let text = """
      struct A: ScrollTargetBehavior {
        typealias Report = (Int) -> Void
        let done: \(type)
        let step: Int
      }
      """
    #expect(try needs(text)?.expression == "A(done: \(closure), step: ‹whole number›)")
  }

  @Test(
    "tells how the code uses what it needs",
    arguments: [
      ("if target.rect.minY < step {}", "compared with `target.rect.minY`: points"),
      (
        "if abs(context.velocity.dy) > step {}", "compared with `abs(context.velocity.dy)`: points per second"
      ),
      ("let y = target.rect.minY; _ = (y / step).rounded()", "what `y` is divided by: points"),
      ("target.rect.origin.y = CGFloat(page) * step", "multiplied with `CGFloat(page)`: points"),
      ("_ = context.containerSize.height * step", "multiplied with `context.containerSize.height`: factor"),
      ("_ = min(step, target.rect.maxY)", "compared with `target.rect.maxY`: points"),
      ("target.rect.origin.y -= self.step", "subtracted from `target.rect.origin.y`: points"),
      ("if page > 3, 2 * step == other {}", "compared with `other`"), ("", nil),
    ])
  func uses(body: String, words: String?) throws {
    let text = """
      struct A: ScrollTargetBehavior {
        let kept: CGFloat
        init(
          every step: CGFloat
        ) { self.step = step }
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { \(body) }
      }
      """
    guard case .needsArguments(_, _, _, _, let lines, _)? = try ReadFiles.answer([text]).fault else {
      Issue.record("nothing is needed")
      return
    }
    #expect(lines == ["./0.swift:4: every: CGFloat" + (words.map { ", " + $0 } ?? "")])
  }

  @Test(
    arguments: [
      ("struct V<C: View, T>: View { struct S: ScrollTargetBehavior {} }", "V<Int, Int>.S()"),
      (
        "struct V<C: View>: View where C: Equatable {}\nextension V { struct S: ScrollTargetBehavior {} }",
        "V<Int>.S()"
      ),
      ("enum N<each T> { struct S: ScrollTargetBehavior {} }", "N<Int>.S()"),
      ("enum N<T: Collection> { struct S: ScrollTargetBehavior {} }", "N<[Int]>.S()"),
      (
        "struct S<T>: ScrollTargetBehavior { let t: T }\nextension S where T == Int { init() { t = 1 } }",
        "S()"
      ),
    ])
  func `finds types for generic parameters`(text: String, expression: String) throws {
    #expect(try self.expression(text) == expression)
  }
}

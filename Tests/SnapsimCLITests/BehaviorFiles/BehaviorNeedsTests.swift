import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("What a behavior needs of its files")
struct BehaviorNeedsTests {
  /// The names of what is left out of a source, members as `Outer.member`.
  private static func unneeded(
    _ text: String, behavior: [String] = ["A"], expression: String = "A()"
  ) -> [String] {
    let bytes = Array(text.utf8)
    let file = BehaviorNeeds.File(
      declarations: SwiftParser.declarations(in: bytes), tokens: SwiftLexer(bytes).tokens)
    return BehaviorNeeds([file], behavior, expression: expression, isShown: BehaviorDiscovery.isShown)
      .unneeded.map { ($0.outer.map { $0.name + "." } ?? "") + $0.declaration.name }
  }

  @Test(
    "is what it names, and what that names",
    arguments: [
      ("struct A { let b = step }\nlet step = base\nlet base = 1\nlet other = 2", ["other"]),
      ("struct A { let b = B.step }\nenum B { static let step = 1 }\nenum C {}", ["C"]),
      (#"struct A { let b = "\(step) \(B().c)" }"# + "\nlet step = 1\nstruct B {}", []),
      ("struct A { let `default` = kind.`in` }\nlet kind = Kind()\nstruct Kind {}\nfunc f() {}", ["f"]),
      ("struct A {}\nlet one = two\nlet two = one", ["one", "two"]),
    ] as [(String, [String])])
  func named(text: String, expected: [String]) {
    #expect(Self.unneeded(text) == expected)
  }

  @Test(
    "and what no name tells",
    arguments: [
      ("struct A {}\ninfix operator ≈\nfunc ≈ (a: Int, b: Int) -> Bool { a == b }", []),
      (
        "struct A { let b = B() }\nstruct B { let c: Int }\nextension B: Equatable { static func == () {} }",
        []
      ),
      ("struct A { let b: Int }\nextension Int: Step { var step: Int { 1 } }\nprotocol Step {}", []),
      ("import Foundation\nstruct A {}\nextension A { func f() {} }", []),
    ] as [(String, [String])])
  func unnamed(text: String, expected: [String]) {
    #expect(Self.unneeded(text) == expected)
  }

  @Test("of a view only what is named, of other types everything")
  func views() {
    let text = """
      struct V: View { static let w = 1; let title: String; init() {}; var body: some View { x }
        struct Inner { let d = V.deep }
        static let deep = 2 }
      struct M { let name: String; func f() {} }
      struct A { let w = V.w; let m: M }
      """
    #expect(Self.unneeded(text) == ["V.title", "V.", "V.body", "V.Inner", "V.deep"])
  }

  @Test("of somebody else's type only what is named")
  func extensions() {
    let text = """
      extension CGFloat { var used: CGFloat { self }; var unused: CGFloat { self } }
      extension UIColor { var hex: Int { 1 } }
      struct A { let a = 1.used }
      """
    #expect(Self.unneeded(text) == ["CGFloat.unused", "UIColor"])
  }

  @Test("where no type is meant, the expression tells")
  func expression() {
    let text = "let shared = make(1)\nfunc make(_ n: Int) -> A { A() }\nstruct A {}\nstruct B {}\n"
    #expect(Self.unneeded(text, behavior: [], expression: "shared") == ["B"])
  }
}

import Testing

@testable import SnapsimBehaviorFiles

@Suite(
  "What a behavior needs of its files", .readsFiles
)
struct BehaviorNeedsTests {
  /// Whether some pieces of a source are left out of it, and nothing else.
  private static func isWithout(
    _ pieces: [String], _ text: String, expression: String? = nil
  ) throws -> Bool {
    var rest = text.replacing(": View", with: ": Any")
    for piece in pieces { rest = rest.replacing(piece, with: String(repeating: " ", count: piece.count)) }
    return try ReadFiles.answer([text], expression: expression ?? "A(0)", leavesOut: true).texts == [rest]
  }

  @Test(
    "is what it names, and what that names",
    arguments: [
      (
        "struct A: ScrollTargetBehavior { let b = step }\nlet step = base\nlet base = 1\nlet other = 2",
        ["let other = 2"]
      ),
      (
        "struct A: ScrollTargetBehavior { let b = B.step }\nenum B { static let step = 1 }\nenum C {}",
        ["enum C {}"]
      ),
      (#"struct A: ScrollTargetBehavior { let b = "\(step) \(B().c)" }"# + "\nlet step = 1\nstruct B {}", []),
      (
        "struct A: ScrollTargetBehavior { let `default` = kind.`in` }\nlet kind = Kind()\nstruct Kind {}\nfunc f() {}",
        ["func f() {}"]
      ),
      (
        "struct A: ScrollTargetBehavior {}\nlet one = two\nlet two = one", ["let one = two", "let two = one"]
      ),
    ] as [(String, [String])])
  func named(text: String, expected: [String]) throws {
    #expect(try Self.isWithout(expected, text))
  }

  @Test(
    "and what no name tells",
    arguments: [
      ("struct A: ScrollTargetBehavior {}\ninfix operator ≈\nfunc ≈ (a: Int, b: Int) -> Bool { a == b }", []),
      (
        "struct A: ScrollTargetBehavior { let b = B() }\nstruct B { let c: Int }\nextension B: Equatable { static func == () {} }",
        []
      ),
      (
        "struct A: ScrollTargetBehavior { let b: Int }\nextension Int: Step { var step: Int { 1 } }\nprotocol Step {}",
        []
      ),
      ("import Foundation\nstruct A: ScrollTargetBehavior {}\nextension A { func f() {} }", []),
    ] as [(String, [String])])
  func unnamed(text: String, expected: [String]) throws {
    #expect(try Self.isWithout(expected, text))
  }

  @Test("of a view only what is named, of other types everything")
  func views() throws {
    let text = """
      struct V: View { static let w = 1; let title: String; init() {}; var body: some View { x }
        struct Inner { let d = V.deep }
        static let deep = 2 }
      struct M { let name: String; func f() {} }
      struct A: ScrollTargetBehavior { let w = V.w; let m: M }
      """
    let left = [
      "let title: String;", "init() {};", "var body: some View { x }", "struct Inner { let d = V.deep }",
      "static let deep = 2",
    ]
    #expect(try Self.isWithout(left, text))
  }

  @Test("of somebody else's type only what is named")
  func extensions() throws {
    let text = """
      extension CGFloat { var used: CGFloat { self }; var unused: CGFloat { self } }
      extension UIColor { var hex: Int { 1 } }
      struct A: ScrollTargetBehavior { let a = 1.used }
      """
    #expect(
      try Self.isWithout(
        ["var unused: CGFloat { self }", "extension UIColor { var hex: Int { 1 } }"], text))
  }

  @Test("where no type is meant, the expression tells")
  func expression() throws {
    let text = "let shared = make(1)\nfunc make(_ n: Int) -> A { A() }\nstruct A {}\nstruct B {}\n"
    #expect(try Self.isWithout(["struct B {}"], text, expression: "shared"))
  }
}

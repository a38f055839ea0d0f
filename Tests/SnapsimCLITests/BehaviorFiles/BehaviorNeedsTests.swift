import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite(
  "What a behavior needs of its files", .readsFiles
)
struct BehaviorNeedsTests {
  /// The beginnings of what is left out of a source that are not as expected, or what is missing.
  private static func flaws(
    _ text: String, _ expected: [String], expression: String? = nil
  ) throws -> [String] {
    let reading = try ReadFiles.reading([text], expression: expression)
    let bytes = Array(text.utf8)
    let found = reading.files[0].unneeded.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    guard found.count == expected.count else { return found }
    return zip(found, expected).compactMap { $0.hasPrefix($1) ? nil : $0 }
  }

  @Test(
    "is what it names, and what that names",
    arguments: [
      (
        "struct A: ScrollTargetBehavior { let b = step }\nlet step = base\nlet base = 1\nlet other = 2",
        ["let other"]
      ),
      (
        "struct A: ScrollTargetBehavior { let b = B.step }\nenum B { static let step = 1 }\nenum C {}",
        ["enum C"]
      ),
      (#"struct A: ScrollTargetBehavior { let b = "\(step) \(B().c)" }"# + "\nlet step = 1\nstruct B {}", []),
      (
        "struct A: ScrollTargetBehavior { let `default` = kind.`in` }\nlet kind = Kind()\nstruct Kind {}\nfunc f() {}",
        ["func f"]
      ),
      ("struct A: ScrollTargetBehavior {}\nlet one = two\nlet two = one", ["let one", "let two"]),
    ] as [(String, [String])])
  func named(text: String, expected: [String]) throws {
    #expect(try Self.flaws(text, expected).isEmpty)
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
    #expect(try Self.flaws(text, expected).isEmpty)
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
    let left = ["let title", "init() {}", "var body", "struct Inner", "static let deep"]
    #expect(try Self.flaws(text, left).isEmpty)
  }

  @Test("of somebody else's type only what is named")
  func extensions() throws {
    let text = """
      extension CGFloat { var used: CGFloat { self }; var unused: CGFloat { self } }
      extension UIColor { var hex: Int { 1 } }
      struct A: ScrollTargetBehavior { let a = 1.used }
      """
    #expect(try Self.flaws(text, ["var unused", "extension UIColor"]).isEmpty)
  }

  @Test("where no type is meant, the expression tells")
  func expression() throws {
    let text = "let shared = make(1)\nfunc make(_ n: Int) -> A { A() }\nstruct A {}\nstruct B {}\n"
    #expect(try Self.flaws(text, ["struct B"], expression: "shared").isEmpty)
  }
}

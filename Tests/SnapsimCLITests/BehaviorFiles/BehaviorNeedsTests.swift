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

  @Test("is what it names, what that names, and what no name tells", arguments: Table.rows("needed-sources"))
  func named(_ row: [String]) throws {
    #expect(try Self.isWithout(Array(row.dropFirst()), row[0]))
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

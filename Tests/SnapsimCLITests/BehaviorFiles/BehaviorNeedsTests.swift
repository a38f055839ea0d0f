import Testing

@testable import SnapsimBehaviorFiles

@Suite("What a behavior needs of its files", .readsFiles)
struct BehaviorNeedsTests {
  /// Whether some pieces of a source are left out of it, and nothing else.
  private static func isWithout(_ pieces: [String], _ text: String, expression: String? = nil) throws -> Bool
  {
    var rest = text.replacing(": View", with: ": Any")
    for piece in pieces { rest = rest.replacing(piece, with: String(repeating: " ", count: piece.count)) }
    return try ReadFiles.answer([text], expression: expression ?? "A(0)", leavesOut: true).texts == [rest]
  }

  @Test("is what it names, what that names, and what no name tells", arguments: Table.rows("needed-sources"))
  func named(_ row: [String]) throws { #expect(try Self.isWithout(Array(row.dropFirst()), row[0])) }

  @Test("where no type is meant, the expression tells")
  func expression() throws {
    let text = "let shared = make(1)\nfunc make(_ n: Int) -> A { A() }\nstruct A {}\nstruct B {}\n"
    #expect(try Self.isWithout(["struct B {}"], text, expression: "shared"))
  }
}

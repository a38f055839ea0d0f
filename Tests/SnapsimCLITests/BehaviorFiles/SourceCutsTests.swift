import Testing

@testable import SnapsimBehaviorFiles

@Suite("What is cut of a file that does not compile", .readsFiles)
struct SourceCutsTests {
  private static let behavior = "struct A: ScrollTargetBehavior { private let a = 1; let b = c }\n"

  private static func error(_ line: Int, _ column: Int, _ text: String = "wrong") -> CompilerDiagnostic {
    CompilerDiagnostic(file: "./0.swift", line: line, column: column, severity: .error, text: text)
  }

  /// What is answered once a behavior, with its file around it, had some errors.
  private static func answer(
    _ text: String, _ rounds: [[CompilerDiagnostic]]
  ) throws -> SourceAnswer { try ReadFiles.answer([text], expression: "A()", diagnostics: rounds) }

  @Test(
    "is the innermost member, or the type once its members are as they should be, but never the behavior",
    arguments: [
      ("extension B {\n  func f() { x }\n}", 3, 14, "wrong", "extension B {\n                \n}"),
      ("extension B { }", 2, 11, "wrong", "               "),
      ("extension B: C { }", 2, 14, "wrong", "extension B: Any { }"),
      ("extension B: C { }", 2, 11, "type 'B' does not conform to protocol 'C'", "extension B: Any { }"),
      ("@D extension B { }", 2, 2, "wrong", "   extension B { }"),
    ])
  func cut(_ text: String, line: Int, column: Int, reason: String, expected: String) throws {
    let all = "struct A: ScrollTargetBehavior { let b: B }; struct B {}; protocol C {}\n"
    let answer = try Self.answer(all + text, [[Self.error(line, column, reason)]])
    #expect(answer.failure == nil)
    #expect(answer.texts == [all + expected])
    #expect(answer.cuts.map(\.reason) == [reason])
  }

  @Test func `is found where the compiler means the edited text`() throws {
    // `private` is widened where the file is private to the behavior, which moves what is behind it by four columns.
    let answer = try Self.answer(Self.behavior, [[Self.error(1, 65)]])
    #expect(
      answer.texts == [
        Self.behavior.replacing("private", with: "fileprivate").replacing("let b = c", with: "         ")
      ])
  }

  @Test
  func `is no more than the behavior can do without, and what is wrong with it is told as it was at first`()
    throws
  {
    let text = "struct A: ScrollTargetBehavior { func g() { x }; func updateTarget() { y } }\n"
    let first = [Self.error(1, 45)]
    let cut = try Self.answer(text, [first])
    #expect(cut.texts == [text.replacing("func g() { x };", with: String(repeating: " ", count: 15))])
    let answer = try Self.answer(text, [first, [Self.error(1, 72)]])
    let told = "./0.swift:1:45: error: wrong\n\(text)\(String(repeating: " ", count: 44))^"
    #expect(answer.failure?.lines.prefix(3).joined(separator: "\n") == told)
  }

  @Test func `ends after some rounds`() throws {
    let members = (0..<20).map { "  func f\($0)() {}\n" }.joined()
    let text = "struct A: ScrollTargetBehavior { let b: B }\nstruct B {\n\(members)}\n"
    let rounds = (0..<SourceQuestion.rounds).map { [Self.error(3 + $0, 4)] }
    #expect(try Self.answer(text, rounds.dropLast()).failure == nil)
    #expect(try Self.answer(text, rounds).failure != nil)
  }
}

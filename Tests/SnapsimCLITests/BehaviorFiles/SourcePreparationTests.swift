import Testing

@testable import SnapsimBehaviorFiles

@Suite("The source of a behavior on its way to the compiler", .readsFiles)
struct SourcePreparationTests {
  @Test(arguments: [
    (#"print("from \(goal.x.rounded()) to \(max)", CGPoint(x: 1, y: 2)); g()"#, "g()"),
    ("if goal.x > 3 { debugPrint(goal) }; NSLog(line)", "if goal.x > 3 {  };"),
    ("print(goal, to: &text)", "print(goal, to: &text)"), ("dump(goal)", "dump(goal)"),
    ("func print(_ x: Int) { y = x }; print(1)", "func print(_ x: Int) { y = x }; print(1)"),
    ("print(next())", "print(next())"), ("all.forEach { print($0) }", "all.forEach { print($0) }"),
    ("let line: () = print(1)", "let line: () = print(1)"),
    ("switch goal { case .a: print(1)\ndefault: g() }", "switch goal { case .a: print(1)\ndefault: g() }"),
    ("switch goal { default: if x { print(1) } }", "switch goal { default: if x {  } }"),
    ("log.print(goal)", "log.print(goal)"),
  ])
  func `has no messages in an audit, but where they do more than that`(_ body: String, _ left: String) throws
  {
    func text(_ body: String) -> String { "struct A: ScrollTargetBehavior {\nfunc f() { \(body) }\n}" }
    func squeezed(_ text: String) -> String { text.replacing(#/[ \n]+/#) { _ in " " } }
    let audited = try ReadFiles.answer([text(body)], counts: true).texts[0]
    #expect(squeezed(audited) == squeezed(text(left)))
    #expect(try ReadFiles.answer([text(body)]).texts[0] == text(body), "elsewhere they are told")
  }
}

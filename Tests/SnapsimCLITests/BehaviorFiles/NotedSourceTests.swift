import Testing

@testable import SnapsimBehaviorFiles

@Suite("The source of a behavior with notes of what is reached", .readsFiles)
struct NotedSourceTests {
  private func noted(_ body: String) throws -> SourceAnswer {
    try ReadFiles.answer(
      ["struct A: ScrollTargetBehavior {\n\(body)\n}\nfunc free() { if x { y() } }"], counts: true)
  }

  @Test(arguments: Table.pairs("noted-sources"))
  func `stand in its branches and around the parts of its conditions`(_ body: String, _ expected: String)
    throws
  {
    var text = try noted("func f(_ goal: inout Goal) { \(body) }").countedTexts[0]
    text = text.replacing(#/__reach\(__reached(\d+)\); /#) { "\($0.1)·" }
      .replacing(#/__decide\(__reached(\d+), __reached(\d+), /#) { "\($0.1)|\($0.2)(" }
    let start = "struct A: ScrollTargetBehavior {\nfunc f(_ goal: inout Goal) { "
    #expect(text == start + expected + " }\n}\nfunc free() { if x { y() } }")
  }

  @Test(arguments: ["func f() -> Int { 1 }", "func f() -> Int { if a { 1 } else { 2 } }", "var a: Int { 3 }"])
  func `leave what stands for a value without return`(_ member: String) throws {
    #expect(try !noted(member).countedTexts[0].contains("__reach("))
  }

  @Test func `know lines, conditions as they are written, and comparisons with a velocity`() throws {
    let counted = try noted(
      """
      func f(context: C) {
        let speed = abs(context.velocity.dx)
        let x = target.rect.minX + speed
        if speed >  3 || x > 4 { g() }
        if max(speed, context.velocity.dy) > 5 || context.velocity.dy < 0 { g() }
      }
      """
    ).counted
    #expect(counted.map(\.line) == [3, 5, 5, 5, 6, 6, 6])
    #expect(
      counted.map(\.condition) == [nil, "speed > 3", "x > 4", nil] + [
        "max(speed, context.velocity.dy) > 5", "context.velocity.dy < 0", nil,
      ])
    #expect(counted.map(\.velocity) == [nil, "dx", nil, nil, "", "dy", nil])
  }

  @Test func `weigh ways that are taken more than targets that are set, but not those of a loop`() throws {
    let counted = try noted(
      """
      func f(target: inout Target) {
        guard a > 0 else { return }
        for b in c { if b > a { d = b } }
        let e = a > 2 ? 1 : 2
        target.rect.origin.x = e
      }
      """
    ).counted
    #expect(counted.map(\.line) == [3, 3, 3, 4, 4, 4, 5, 6])
    #expect(counted.map(\.weight) == [0, 0, 2, 0, 0, 0, 2, 1])
  }

  @Test func `are made only where they are asked for`() throws {
    #expect(
      try ReadFiles.answer(["struct A: ScrollTargetBehavior { func f() { a = 1 } }"]).countedTexts.isEmpty)
  }
}

import Testing

@testable import SnapsimBehaviorFiles

@Suite("What ends a process in a behavior file", .readsFiles)
struct BehaviorHarnessTests {
  @Test(arguments: [
    ("exit(0)", "exit(0)"), ("Foundation.exit(0)", "           exit(0)"),
    ("if x { Darwin . _exit(1) }", "if x {          _exit(1) }"),
    ("a.Foundation.exit(0)", "a.Foundation.exit(0)"),
    ("door.exit(0)", "door.exit(0)"), ("Foundation.sin(0)", "Foundation.sin(0)"),
    ("let s = \"Foundation.exit(0)\"", "let s = \"Foundation.exit(0)\""),
  ])
  func `is called without the name of a system's module`(_ source: String, _ expected: String) throws {
    let body = { (text: String) in "struct A: ScrollTargetBehavior { func f() { \(text) } }" }
    #expect(try ReadFiles.answer([body(source)]).texts == [body(expected)])
  }

  @Test(
    "asks for the screen by its name and not by words in a comment",
    arguments: [("UIScreen.main.bounds.width", true), ("70 /* UIScreen less its SafeArea */", false)])
  func screen(step: String, isOfScreen: Bool) throws {
    let source = "struct A: ScrollTargetBehavior { let step: CGFloat }"
    let answer = try ReadFiles.answer([source], expression: "A(step: \(step))")
    #expect(answer.isOfScreen == isOfScreen)
  }
}

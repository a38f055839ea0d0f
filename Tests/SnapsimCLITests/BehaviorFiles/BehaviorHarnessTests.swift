import Testing

@testable import SnapsimBehaviorFiles

@Suite("What ends a process in a behavior file", .readsFiles)
struct BehaviorHarnessTests {
  private static let behavior = "struct A: ScrollTargetBehavior {}\n"

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

  @Test
  func `is not what the file has itself under such a name`() throws {
    let source = Self.behavior + "func exit(_ page: Int) {}\nstruct B { func _exit() {} }\n"
    let harness = BehaviorHarness(index: 0, specs: [("./0.swift", [])], modules: "")
    let compiled = harness.sources(of: try ReadFiles.answer([source]), paths: ["./0.swift"])[0]
    #expect(!compiled.contains("func exit(_: Swift.Int32)"))
    for name in ["_exit", "_Exit", "quick_exit"] {
      #expect(compiled.contains("func \(name)(_: Swift.Int32)"))
    }
  }
}

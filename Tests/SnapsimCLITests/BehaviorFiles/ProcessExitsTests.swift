import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite(
  "What ends a process in a behavior file",
  .readsFiles)
struct ProcessExitsTests {
  @Test(arguments: [
    ("exit(0)", "exit(0)"), ("Foundation.exit(0)", "           exit(0)"),
    ("if x { Darwin . _exit(1) }", "if x {          _exit(1) }"),
    ("a.Foundation.exit(0)", "a.Foundation.exit(0)"),
    ("door.exit(0)", "door.exit(0)"), ("Foundation.sin(0)", "Foundation.sin(0)"),
    ("let s = \"Foundation.exit(0)\"", "let s = \"Foundation.exit(0)\""),
  ])
  func `is called without the name of a system's module`(_ source: String, _ expected: String) throws {
    var edits = TextEdits(Array(source.utf8))
    for change in try ReadFiles.reading([source]).files[0].changes { edits.blank(change.range) }
    #expect(String(decoding: edits.result, as: UTF8.self) == expected)
  }

  @Test
  func `is not what the file has itself under such a name`() throws {
    let source = "func exit(_ page: Int) {}\nstruct A { func _exit() {} }\n"
    let functions = ProcessExits.functions(beside: try ReadFiles.reading([source]).files[0].declarations)
    #expect(!functions.contains("func exit("))
    for name in ["_exit", "_Exit", "quick_exit"] {
      #expect(functions.contains("func \(name)(_: Swift.Int32)"))
    }
  }
}

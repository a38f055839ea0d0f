import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("What a compiler says")
struct CompilerDiagnosticTests {
  @Test
  func `is read line by line, with its place`() {
    let output =
      "./a:b.swift:3:14: error: no: really\n  let x\n      ^\nerror: link failed\n<unknown>:0: error: none\n"
    let found = CompilerDiagnostic.all(in: output)
    #expect(found.map(\.file) == ["./a:b.swift", nil, nil])
    #expect(found.map(\.line) == [3, 0, 0])
    #expect(found.first?.column == 14)
    #expect(found.map(\.text) == ["no: really", "link failed", "none"])
  }
}

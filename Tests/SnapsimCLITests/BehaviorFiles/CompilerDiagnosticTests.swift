import Testing

@testable import SnapsimBehaviorFiles

@Suite("What a compiler says")
struct CompilerDiagnosticTests {
  @Test(
    "names the member that is missing",
    arguments: [
      ("type 'CGFloat' has no member 'gap'", "CGFloat.gap"),
      ("type 'Spec' (aka 'CardSpec') has no member 'gap'", "CardSpec.gap"),
      (
        "reference to member 'card' cannot be resolved without a contextual type",
        "ScrollTargetBehavior.card"
      ),
      ("type 'ChartScrollTargetBehavior' has no member 'card'", "ScrollTargetBehavior.card"),
      (
        "value of type 'Snap.TargetContext' (aka 'ScrollTargetBehaviorContext') has no dynamic member 'card' using key path "
          + "from root type 'EnvironmentValues'", "EnvironmentValues.card"
      ),
      ("cannot find 'gap' in scope", nil),
    ] as [(String, String?)])
  func member(text: String, member: String?) {
    #expect(CompilerDiagnostic(severity: .error, text: text).missingMember == member)
  }

  @Test func `is read line by line, with its place`() {
    let output =
      "./a:b.swift:3:14: error: no: really\n  let x\n      ^\nerror: link failed\n<unknown>:0: error: none\n"
    let found = CompilerDiagnostic.all(in: output)
    #expect(found.map(\.file) == ["./a:b.swift", nil, nil])
    #expect(found.map(\.line) == [3, 0, 0])
    #expect(found.first?.column == 14)
    #expect(found.map(\.text) == ["no: really", "link failed", "none"])
  }
}

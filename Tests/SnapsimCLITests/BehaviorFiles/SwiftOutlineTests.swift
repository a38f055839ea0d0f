import Testing

@testable import SnapsimBehaviorFiles

@Suite("The outline of a Swift file")
struct SwiftOutlineTests {
  /// What a text declares, with the type around each and its line.
  private func declared(_ text: String) -> [String] {
    SwiftOutline(Array(text.utf8)).declarations.map {
      "\($0.outer.map { $0 + "." } ?? "")\($0.name):\($0.line)"
    }
  }

  @Test("has what other files see", arguments: Table.sections("outlines"))
  func declarations(_ name: String, text: String, declared: String) {
    #expect(self.declared(text).joined(separator: " ") == declared, "\(name)")
  }

  @Test(
    "knows where something is called",
    arguments: [
      ("x\nRows(step: 1)", "Rows", 2), ("Rows<Int>()", "Rows", 1),
      (".scrollTargetBehavior(.rows)", "rows", 1),
      ("struct Rows<T> {}", "Rows", nil), ("let a: Rows", "Rows", nil), ("// Rows()", "Rows", nil),
    ] as [(String, String, Int?)])
  func calls(text: String, name: String, line: Int?) {
    #expect(SwiftOutline(Array(text.utf8)).call(of: name) == line)
  }
}

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

  @Test(
    "has what other files see",
    arguments: [
      (
        "types", "struct A {}\nfinal class B {}\nenum C { case d }\nprotocol E {}\nactor F {}",
        ["A:1", "B:2", "C:3", "E:4", "F:5"]
      ),
      (
        "globals",
        "let a = 1\npublic var b: Int { let c = 2; return c }\nfunc d() {\n  func e() {}\n}\ntypealias f = Int",
        ["a:1", "b:2", "d:3", "f:6"]
      ),
      (
        "members", "enum A {\n  static let b = 1\n  struct C { let d: Int }\n}",
        ["A:1", "A.b:2", "A.C:3", "C.d:3"]
      ),
      ("extensions", "extension A.B where C: D {\n  class func e() {}\n}", ["B.e:2"]),
      (
        "private",
        "private enum A { static let b = 1 }\nfileprivate let c = 1\nprivate(set) var d = 1\nstruct E { private let f = 1; let g = 2 }",
        ["d:3", "E:4", "E.g:4"]
      ),
      ("comments", "// struct A {}\n/* enum B { */ struct C {}", ["C:2"]),
      (
        "texts", "let a = \"struct { \\\" {\"\nlet b = \"\"\"\n  { \"x\" {\n  \"\"\"\nlet c = 1",
        ["a:1", "b:2", "c:5"]
      ),
      ("an import", "import struct A.B\nlet `default` = 1", ["default:2"]),
      ("nothing whole", "struct", [":1"]),
    ])
  func declarations(_ name: String, text: String, declared: [String]) {
    #expect(self.declared(text) == declared)
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

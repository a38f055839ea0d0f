import Foundation
import Testing

@testable import SnapsimCLI

@Suite("Arguments that are tried")
struct TriedArgumentTests {
  @Test(
    "each number that is written out becomes none, one of the other sign and a huge one",
    .readsFiles,
    arguments: [
      ("./S.swift:S(step: 40)", ["S(step: 0)", "S(step: -40)", "S(step: 1000000000)"]),
      (
        "./S.swift:S(step: -2.5)",
        ["S(step: 0)", "S(step: -2.5)", "S(step: 1000000000)"].filter { $0 != "S(step: -2.5)" }
      ),
      ("./S.swift:S(0)", ["S(-1)", "S(1000000000)"]),
      (
        "./S.swift:S(1, x - 2)",
        [
          "S(0, x - 2)", "S(-1, x - 2)", "S(1000000000, x - 2)", "S(1, x - 0)", "S(1, x - -2)",
          "S(1, x - 1000000000)",
        ]
      ),
      (
        "./S.swift:S(name: \"40\", É: 7)",
        ["S(name: \"40\", É: 0)", "S(name: \"40\", É: -7)", "S(name: \"40\", É: 1000000000)"]
      ),
      ("./S.swift:S.v2", []), ("./S.swift", []), ("./S2.swift:S()", []),
    ])
  func files(spec: String, expressions: [String]) throws {
    try expect(spec, "struct S: ScrollTargetBehavior {}", expressions)
  }

  @Test(
    "the numbers that the file itself makes the behavior of are tried too, constants in their place",
    .readsFiles,
    arguments: [
      ("S(step: 52)", ["S(step: 0)", "S(step: -52)", "S(step: 1000000000)"]),
      ("S(step: row)", ["S(step: 0)", "S(step: -44.5)", "S(step: 1000000000)"]),
      ("S(step: Self.height)", ["S(step: 0)", "S(step: -30)", "S(step: 1000000000)"]),
      ("S(step: width)", []),
    ])
  func attached(use: String, expressions: [String]) throws {
    try expect(
      "./S.swift",
      """
      let row: CGFloat = 44.5
      struct S: ScrollTargetBehavior { let step: CGFloat }
      struct Rows: View {
        static let height = 30
        let width: CGFloat
        var body: some View { ScrollView {}.scrollTargetBehavior(\(use)) }
      }
      """, expressions)
  }

  private func expect(_ spec: String, _ source: String, _ expressions: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = String(spec.split(separator: ":")[0].dropFirst(2))
    let file = folder.appendingPathComponent(name)
    try Data(source.utf8).write(to: file)
    let tried = TriedArgument.all(of: file.path + spec.dropFirst(2 + name.count)).map(\.spec)
    #expect(tried == expressions.map { "\(file.path):\($0)" })
  }

  @Test(
    "a parameter of one of our behaviors is tried if it is a number",
    arguments: [
      ("container-paging:threshold=0.3", ["0", "-0.3", "1000000000"]),
      ("view-aligned:limit=never,anchor=center", []),
      ("paging", []), ("multiple:of=", []), ("flick-paging:light=1", ["0", "-1", "1000000000"]),
    ])
  func ours(spec: String, values: [String]) {
    let tried = TriedArgument.all(of: spec)
    #expect(tried.map(\.value) == values)
    let name = spec.split(separator: "=")[0]
    #expect(tried.map(\.spec) == values.map { "\(name)=\($0)" })
  }
}

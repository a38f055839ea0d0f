import ScrollSimulation
import Testing

@testable import SnapsimCLI

@Suite("A file of printed tests")
struct PrintedTestTests {
  private struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.origin.x / 100).rounded() * 100
    }
  }

  private static func text(
    _ layout: ScrollLayout, checks: [String] = ["misaligned-rest"], intent: ScrollIntent? = nil,
    module: String? = "Feed"
  ) -> String {
    let audit = Audit(
      Halves(), on: layout, intent: intent, effort: .quick,
      checks: AuditCheck.all.filter { checks.contains($0.id) })
    var printed = PrintedTest()
    printed.add(
      audit.findings, made: (expression: "Halves(at: 100)", module: module),
      named: "./Halves.swift:Halves(at: 100)", intent: intent)
    return printed.isEmpty ? "" : printed.text
  }

  @Test func `has the layout, the gesture and the range of a finding in the library's words`() throws {
    let stack = ItemStack(count: 9, length: .points(240), spacing: 15)
    let text = Self.text(
      try ScrollLayout(.named("iphone-14"), .landscape, content: .stack(stack)), intent: ScrollIntent(.items))
    #expect(
      text.hasPrefix("import ScrollSimulation\nimport Testing\n\n@testable import Feed\n\n@Suite("), "\(text)"
    )
    for part in [
      #"@Suite("What snapsim found in ./Halves.swift:Halves(at: 100)")"#, "struct HalvesFindings {",
      #"@Test("misaligned-rest: it rests on "#, "as [Double])",
      "ScrollLayout(", "content: .stack(ItemStack(count: ", "length: .points(240), spacing: 15))",
      #"of: Halves(at: 100), by: "misaligned-rest", on: layout"#, "Gesture(drag: drag",
      "intent: ScrollIntent(.items)",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test func `is empty where nothing was found, and imports nothing for what is the library's`() throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 9, length: .points(100))))
    #expect(Self.text(layout).isEmpty)
    let other = try ScrollLayout(content: .stack(ItemStack(count: 9, length: .points(130))))
    #expect(!Self.text(other, intent: ScrollIntent(.items), module: nil).contains("@testable"))
  }

  @Test(arguments: [
    (["Rotation2", "Rotation"], ["Rotation2", "Rotation"]),
    (["Own", "Own", "Own"], ["Own", "Own2", "Own3"]), (["Own2", "Own", "Own"], ["Own2", "Own", "Own3"]),
    (["Own", "Own2", "Own2"], ["Own", "Own2", "Own22"]),
  ])
  func `has no name twice`(_ names: [String], _ expected: [String]) {
    var printed = PrintedTest()
    for name in names { printed.add(["  // A test"], named: name, title: name, importing: []) }
    #expect(printed.text.matches(of: #/struct (\w+) \{/#).map { String($0.1) } == expected)
    #expect(PrintedTest.distinct(names) == expected)
  }

  @Test(arguments: [
    (ScrollIntent(.multiples(of: 56), atMost: 2), "ScrollIntent(.multiples(of: 56), atMost: 2)"),
    (ScrollIntent(.offsets([1, 80.5])), "ScrollIntent(.offsets([1, 80.5]))"),
    (
      ScrollIntent(.items, anchor: .center, freeZones: [0...9]),
      "ScrollIntent(.items, anchor: UnitPoint(x: 0.5, y: 0.5), freeZones: [0...9])"
    ),
  ])
  func `says what the behavior is meant to do`(_ intent: ScrollIntent, _ expected: String) throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 9, length: .points(130))))
    let text = Self.text(layout, intent: intent)
    #expect(text.contains(expected), "\(text)")
  }
}

import Foundation
import Testing

@Suite(
  "The screen that a behavior file asks for", .timeLimit(.minutes(30)),
  .enabled(if: BehaviorFolder.compiler != nil))
struct ScreenTests {
  let folder: BehaviorFolder

  init() throws {
    folder = try BehaviorFolder()
    // Asked for with the gesture, and as the behavior is made.
    try folder.write(
      "Asked.swift", behavior: "Asked", body: "target.rect.origin.x = UIScreen.main.bounds.width")
    try folder.copy("Made")
  }

  @Test("is as large as the scroll view of each width of a sweep", arguments: ["Asked", "Made"])
  func sweep(_ name: String) async throws {
    let run = try await folder.shell.run(
      "snapsim --behavior ./\(name).swift --width 390,844,300 --velocity -1200 --print target")
    #expect(run.output == "390\n844\n300\n", "\(run.errors)")
  }

  @Test func `is told as the behavior states its properties too`() async throws {
    let run = try await folder.shell.run(
      "snapsim --behavior ./Made.swift --width 390,844 --velocity -1200 --print proposed")
    // The normal rate on the narrow one, the fast one on the wide one.
    #expect(run.lines == ["594.4048", "118.404"], "\(run)")
  }

  @Test func `is as large as the scroll view of each row of a batch, whichever thread asks`() async throws {
    let count = 40_000
    let widths = (0..<count).map { 300 + $0 % 7 * 90 }
    try folder.write("rows.csv", "width,velocity\n" + widths.map { "\($0),-1200\n" }.joined())
    let run = try await folder.shell.run(
      "snapsim batch --behavior ./Asked.swift rows.csv --print target --no-header")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines == widths.map(String.init))
  }

  @Test func `turns with the device, and grows with the scroll view`() async throws {
    try folder.write(
      "turn.json",
      """
      {
        "layout": {"device": "iphone-14", "items": 20},
        "behavior": "./Asked.swift",
        "steps": [
          {"swipe": {"velocity": -1200}, "expect": {"offset": 390}},
          {"rotate": "landscape"},
          {"swipe": {"velocity": -1200}, "expect": {"offset": 844}},
          {"rotate": "portrait"},
          {"resize": {"device": null, "width": 500}},
          {"swipe": {"velocity": -1200}, "expect": {"offset": 500}}
        ]
      }
      """)
    let run = try await folder.shell.run("snapsim play turn.json")
    #expect(run.code == 0, "\(run)")
  }

  @Test func `is the same in an audit as in the command that shows a fault`() async throws {
    try folder.write(
      "Round.swift", behavior: "Round",
      body:
        "let width = UIScreen.main.bounds.width\n    target.rect.origin.x = (target.rect.minX / width).rounded() * width"
    )
    let audit = try await folder.shell.run(
      "snapsim audit --behavior ./Round.swift --effort quick --intent pages --only misaligned-rest")
    #expect(audit.code == 1, "\(audit)")
    let command = try #require(audit.lines.first { $0.contains("$ snapsim ") }?.split(separator: "$ ").last)
    let shown = try await folder.shell.run(String(command))
    #expect(shown.code == 1, "\(shown)")
  }
}

import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import ScrollSimulation
@testable import SnapsimCLI

@Suite("Playing a scenario", .timeLimit(.minutes(30)))
struct ScenarioPlayerTests {
  static let contents = [
    "", #", "items": 5, "spacing": 8"#, #", "items": 30, "item-length": 100"#, #", "content-length": 4000"#,
  ]

  @Test(.enabled(if: isOptimized, "tested in release code alone"), arguments: Device.all)
  func `a turn that the audit judges is the turn that play shows`(_ device: Device) throws {
    var judged = 0
    for behavior in BehaviorCatalog.ours {
      for axis in ["horizontal", "vertical"] {
        for isLandscape in [false, true] {
          for content in Self.contents {
            judged += try compare(
              "\"device\": \"\(device.name)\", \"landscape\": \(isLandscape), \"axis\": \"\(axis)\"\(content)",
              turningTo: isLandscape ? "portrait" : "landscape", behavior.name)
          }
        }
      }
    }
    #expect(judged > 500)
  }

  /// Compares each stop's turn; how many there were.
  private func compare(_ layout: String, turningTo pose: String, _ spec: String) throws -> Int {
    let text = #"{"layout": {\#(layout)}, "behavior": "\#(spec)", "steps": [{"rotate": "\#(pose)"}]}"#
    let scenario = try Scenario(Array(text.utf8), behaviors: BehaviorCatalog())
    let named = try BehaviorCatalog.behavior(spec)
    let subject = AuditSubject(AskedBehavior(make: named.make), intent: .stated(by: named.make()))
    let begun = try ScenarioPlayer(scenario, behavior: named)
    let scene = AuditScene(begun.view.layout, subject, Questions())
    guard let steps = scene.grid.steps else { return 0 }
    for index in 0..<steps.count {
      let start = steps[index]
      let audited = try #require(AuditCheck.rotation(scene, start))
      var settings = scenario
      settings.settings = settings.settings.changed(
        by: [Scenario.Setting(option: .offset, text: start.shortest)])
      var player = try ScenarioPlayer(settings, behavior: named)
      let played = try player.play(scenario.steps[0], index: 0)
      #expect(audited.layout == player.view.layout, "\(text)")
      #expect(audited.relocation.offset == played.offset, "\(text) from \(start)")
      #expect(audited.relocation.proposed == min(start, player.view.layout.reach), "\(text) from \(start)")
    }
    return steps.count
  }
}

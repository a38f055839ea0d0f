import Foundation
import Testing

@Suite("The recorder", .timeLimit(.minutes(30)))
struct RecorderTests {
  let folder: BehaviorFolder

  init() throws {
    folder = try BehaviorFolder()
    try folder.write("Recorded.swift", try Shell.text("Examples/Recorder/Recorded.swift"))
  }

  @Test func `records what a simulated scroll view asks and answers, and changes nothing`() async throws {
    let gestures = "--device iphone-14 --landscape --velocity -3000:3000:750 --drag -100:100:100 --page 9"
    let plain = try await folder.shell.run("snapsim --behavior paging \(gestures) --print offset")
    let recorded = try await folder.shell.run(
      "snapsim --behavior './Recorded.swift:Recorded(.paging)' \(gestures) --print offset 2> log; "
        + "snapsim match log --behavior paging --device iphone-14 --landscape >&2; echo $?; grep -c '\"snapsim\":\"call\"' log"
    )
    #expect(recorded.lines == plain.lines + ["0", "27"], "\(recorded.errors)")
    #expect(recorded.errors.hasPrefix("paging matches all 27 rows\n"), "\(recorded.errors)")
    let rule = try await folder.shell.run("snapsim match log")
    #expect(rule.output.hasPrefix("your device follows paging (27 of 27)"), "\(rule.output)")
  }
}

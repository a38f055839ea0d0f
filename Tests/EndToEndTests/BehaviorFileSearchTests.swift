import Foundation
import Testing

/// Audits and comparisons of behavior files, which all cores share where the behaviors share nothing.
@Suite("A search through a behavior file", .timeLimit(.minutes(30)))
struct BehaviorFileSearchTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset")),
    arguments: ["Plain", "Crashing"] + BehaviorFileBatchTests.shared)
  func `comes to the same on one core and on all`(name: String) async throws {
    try folder.copy(name)
    for command in ["audit", "diff --behavior container-paging"] {
      let search = "snapsim \(command) --behavior ./\(name).swift --effort quick"
      let alone = try await folder.shell.run("taskset -c 0 \(search)")
      #expect([0, 1].contains(alone.code) && !alone.output.isEmpty, "\(alone.errors)")
      #expect(try await folder.shell.run(search) == alone)
    }
  }
}

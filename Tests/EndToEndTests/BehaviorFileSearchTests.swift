import Foundation
import Testing

/// Audits and comparisons of behavior files, which all cores share where the behaviors share nothing.
@Suite("A search through a behavior file", .timeLimit(.minutes(30)))
struct BehaviorFileSearchTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  /// What shares nothing: one that is right, one that crashes at times, one that keeps a state of its own.
  static let apart: [(name: String, text: String)] = [
    (
      "Plain",
      """
      struct Plain: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          let page = (target.rect.minX / context.containerSize.width).rounded()
          target.rect.origin.x = page * context.containerSize.width
        }
      }
      """
    ),
    (
      "Crashing",
      """
      struct Crashing: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          let none: [CGFloat] = []
          if abs(context.velocity.dx) == 2000, target.rect.minX > 1000 { target.rect.origin.x = none[1] }
        }
      }
      """
    ),
  ]

  @Test(
    "comes to the same on one core and on all",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset")),
    arguments: apart + BehaviorFileBatchTests.shared)
  func sameOnAllCores(name: String, text: String) async throws {
    try folder.write("\(name).swift", "import SwiftUI\n\n" + text + "\n")
    for command in ["audit", "diff --behavior container-paging"] {
      let search = "snapsim \(command) --behavior ./\(name).swift --effort quick"
      let alone = try await folder.shell.run("taskset -c 0 \(search)")
      #expect([0, 1].contains(alone.code) && !alone.output.isEmpty, "\(alone.errors)")
      for _ in 0..<3 {
        let all = try await folder.shell.run(search)
        #expect(all.output == alone.output)
        #expect(all.code == alone.code)
      }
    }
  }
}

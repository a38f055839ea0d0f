import Foundation
import Testing

@Suite("Scenario files", .timeLimit(.minutes(30)))
struct ScenariosTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Examples/scenarios")

  static let files = folder.files(".json")

  @Test(arguments: ["landscape-paging-drifts", "end-is-a-trap", "insertion-shifts-the-page"])
  func `an example's expectations can fail: none holds without a behavior`(file: String) async throws {
    let result = try await Shell().run(
      "snapsim play Examples/scenarios/\(file).json --behavior none --drag 1 2>/dev/null; echo $?; "
        + "snapsim play Examples/scenarios/\(file).json --behavior none --format csv --print failed")
    #expect(result.lines.first == "64")
    #expect(result.code == 1)
    #expect(result.errorLines.allSatisfy { $0.hasPrefix("snapsim: Examples/scenarios/\(file).json:") })
    #expect(!result.errorLines.isEmpty)
  }

  @Test func `a folder is played file by file, with the behaviors that its files name`() async throws {
    let result = try await Shell().run(
      """
      snapsim play Examples/scenarios | tail -n 1; cd "$TMPDIR"; mkdir -p a/b
      cat > a/Third.swift <<'SWIFT'
      import SwiftUI
      struct Third: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 130 }
      }
      SWIFT
      echo '{"behavior": "../Third.swift", "steps": [{"swipe": {"drag": -9}, "expect": {"offset": 130}}]}' > a/b/s.json
      snapsim play a/b --format csv --print file,behavior,offset
      (cd a/b; snapsim play s.json --print offset)
      snapsim --behavior a/Third.swift --drag -9 --print-scenario --output a/b/t.json; snapsim play a/b/t.json --print offset
      """)
    #expect(
      result.output == """
        \(Self.files.count) scenarios: \(Self.files.count) as expected
        file,behavior,offset
        a/b/s.json,a/b/../Third.swift,130
        130
        130

        """)
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
  }
}

import Foundation
import Testing

@Suite("Scenario files", .timeLimit(.minutes(30)))
struct ScenariosTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Examples/scenarios")

  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test
  func
    `every example names the thread or post that it is from, or says that it is ours, and README counts them`()
    throws
  {
    var named = 0
    for file in Self.files {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let about = try #require(object["about"] as? String)
      #expect(object["name"] is String && "\(object)".contains("expect"), "\(file)")
      let isNamed = about.contains(#/ #\d+|\.com\)/#)
      #expect(isNamed != about.contains("(ours"), "\(file): \(about)")
      if isNamed { named += 1 }
    }
    let readme = try String(
      contentsOf: Shell.packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("tells \(named) complaints from public threads and posts in this form"))
    #expect(words.contains("each with its source, and \(Self.files.count - named) of our own"))
  }

  @Test(
    "an example's expectations can fail: none of them holds without a behavior",
    arguments: ["landscape-paging-drifts", "end-is-a-trap", "insertion-shifts-the-page"])
  func canFail(file: String) async throws {
    let result = try await Shell().run(
      "snapsim play Examples/scenarios/\(file).json --behavior none --drag 1 2>/dev/null; echo $?; "
        + "snapsim play Examples/scenarios/\(file).json --behavior none --format csv --print failed")
    #expect(result.lines.first == "64")
    #expect(result.code == 1)
    #expect(result.errorLines.allSatisfy { $0.hasPrefix("snapsim: Examples/scenarios/\(file).json:") })
    #expect(!result.errorLines.isEmpty)
  }

  @Test("every way to read and to write a scenario")
  func pipes() async throws {
    let settled = try await Shell().run(
      "snapsim --device iphone-14 --landscape --behavior paging --velocity -1200 --repeat 3 --print offset")
    let played = try await Shell().run(
      """
      snapsim --device iphone-14 --landscape --behavior paging --velocity -1200 --repeat 3 --print-scenario \
        | snapsim play - --print offset
      """)
    #expect(played == settled && settled.output == "844\n1688\n2532\n")
  }

  @Test("a folder is played file by file, with the behaviors that its files name from there")
  func folder() async throws {
    let result = try await Shell().run(
      """
      snapsim play Examples/scenarios | tail -n 1; d=$(mktemp -d); cd "$d"; mkdir -p a/b
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
      cd /; rm -r "$d"
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

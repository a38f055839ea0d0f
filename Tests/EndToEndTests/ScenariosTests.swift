import Foundation
import Testing

@Suite("Scenario files", .timeLimit(.minutes(30)))
struct ScenariosTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Examples/scenarios")

  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("there are examples, with a rotation and an insertion among them")
  func exist() {
    #expect(Self.files.count >= 20)
    #expect(Self.files.contains("rotation-loses-the-page.json"))
    #expect(Self.files.contains("insertion-shifts-the-page.json"))
  }

  @Test("every example is as it expects, and says what it is about", arguments: files)
  func holds(file: String) async throws {
    let result = try await Shell().run("snapsim play 'Examples/scenarios/\(file)'")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(!result.output.isEmpty)
    let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    #expect(text.contains("\"name\": ") && text.contains("\"about\": ") && text.contains("\"expect\": "))
  }

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
    arguments: [
      "landscape-paging-drifts", "end-is-a-trap", "insertion-shifts-the-page",
    ])
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

  @Test("--check makes expectations, and they fail where it finds something")
  func checks() async throws {
    let result = try await Shell().run(
      """
      snapsim --device iphone-14 --landscape --behavior paging --velocity -1200 --check --print-scenario \
        | snapsim play - --print offset
      """)
    #expect(result.output == "844\n" && result.code == 1)
    #expect(result.errors == "snapsim: stdin:8: step 0 (swipe, paging): expected aligned true, got false\n")
  }

  @Test("rows are written in any format, and into a file that is whole")
  func formats() async throws {
    let result = try await Shell().run(
      """
      d=$(mktemp -d); f=Examples/scenarios/rotation-loses-the-page.json
      snapsim play $f --format json --print step,action,page; snapsim play $f --format tsv --no-header --print page
      snapsim play --output "$d/rows.csv" --format csv $f; head -1 "$d/rows.csv"; ls -A "$d"; rm -r "$d"
      """)
    #expect(
      result.output == """
        {"step":0,"action":"rotate","page":3}
        {"step":1,"action":"rotate","page":6}
        {"step":2,"action":"resize","page":2}
        3
        6
        2
        behavior,step,action,start,released,proposed,target,offset,page,item,misalignment,duration,failed
        rows.csv

        """)
    #expect(result.code == 0 && result.errors.isEmpty)
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

  @Test("an explanation stands under each swipe")
  func explains() async throws {
    let result = try await Shell().run(
      "snapsim play Examples/scenarios/caught-in-flight-rests-between-pages.json --explain")
    #expect(result.lines.filter { $0.hasPrefix("  released") }.count == 2)
  }

  static let mistakes: [(String, Int32, String)] = [
    ("play", 64, "snapsim: snapsim play needs a file; name one, or - for standard input\n"),
    ("play --velocity 3 x.json", 64, "snapsim: snapsim play takes no --velocity; leave it out\n"),
    (
      "play --print gesture Examples/scenarios/flick-snaps-back.json", 64,
      "snapsim: --print 'gesture' is no column; "
        + "expected some of behavior,step,action,start,released,proposed,target,offset,page,item,misalignment,duration,"
        + "failed\n"
    ),
    ("play nowhere.json", 66, "snapsim: nowhere.json could not be read: No such file or directory\n"),
    ("play Examples", 66, "snapsim: Examples could not be read: it is a folder without .json files\n"),
    ("play - </dev/null", 65, "snapsim: stdin:1: this is not valid JSON; expected a value\n"),
    ("play Package.swift", 65, "snapsim: Package.swift:1: this is not valid JSON; expected a value\n"),
    ("play /dev/zero", 66, "snapsim: /dev/zero could not be read: it is longer than 16777216 bytes\n"),
  ]

  @Test("a mistake is told", arguments: mistakes)
  func mistake(arguments: String, code: Int32, message: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.errors == message)
    #expect(result.output.isEmpty && result.code == code)
  }
}

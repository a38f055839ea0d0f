import Foundation
import SeededNumbers
import Testing

@testable import SnapsimCLI
@testable import SnapsimRuns
@testable import ScrollSimulation

/// One finding as `--format json` writes it.
private struct Found: Decodable {
  let id: String
  let behavior: String
  let severity: String
  let sentence: String
  let rule: String
  let explanation: String
  let cases: Int
  let failures: Int
  let command: String

  /// The arguments of the command, which needs no quotes for what is audited here.
  var arguments: [String] { command.split(separator: " ").dropFirst().map(String.init) }
}

@Suite("snapsim audit", .timeLimit(.minutes(30)))
struct AuditCommandTests {
  private func audited(_ line: String) throws -> (run: CapturedRun, found: [Found]) {
    let run = try CapturedRun("audit \(line) --format json")
    return (run, try run.lines.map { try JSONDecoder().decode(Found.self, from: Data($0.utf8)) })
  }

  static let behaviors = [
    "paging", "view-aligned:limit=always-by-one,anchor=center", "velocity-paging", "distance-paging",
    "threshold-paging", "multiple", "multiple:of=40", "nearest-page", "nearest-page:rounding=down",
  ]

  @Test(.enabled(if: isOptimized, "tested in release code alone"), arguments: behaviors)
  func `each printed command shows what is claimed`(_ behavior: String) throws {
    let (run, found) = try audited("--behavior \(behavior) --effort quick")
    #expect(run.code == (found.contains { $0.severity == "error" } ? .found : .settled))
    #expect(!found.isEmpty)
    for finding in found { try check(finding) }
  }

  @Test(
    arguments: [
      ("limit=always-by-one", "note"), ("limit=always", "note"),
      ("limit=always-by-one --intent items,at-most=1", "error"), ("limit=always-by-one,strict=yes", nil),
      ("limit=always-by-few", nil), ("limit=never", nil),
    ] as [(String, String?)])
  func `a limit is judged by what it promises, with a note`(parameters: String, severity: String?) throws {
    let (run, found) = try audited(
      "--item-length 80 --only skipped-page --effort quick --behavior view-aligned:\(parameters)")
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    #expect(run.code == (severity == "error" ? .found : .settled))
  }

  private func check(_ finding: Found) throws {
    #expect(finding.failures > 0 && finding.failures <= finding.cases)
    let run = try CapturedRun(finding.arguments)
    #expect(run.code == .found, "\(finding.command)")
    #expect(run.errors.contains("\(finding.id): \(finding.explanation)"), "\(finding.command)\n\(run.errors)")
  }

  @Test func `lists its checks as text and as json`() throws {
    let text = try CapturedRun("audit --list")
    #expect(text.code == .settled)
    #expect(NamedCheck.all.allSatisfy { ("\n" + text.output).contains("\n\($0.id) (") })
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.hasPrefix(" ") })
    let json = try CapturedRun("audit --list --format json")
    #expect(json.output.split(separator: "\n").count == NamedCheck.all.count)
    for line in json.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["id"] is String && object?["rule"] is String && object?["severity"] is String)
    }
    let some = try CapturedRun("audit --list --only trap,crash")
    #expect(some.output.contains("trap (error)") && !some.output.contains("hang"))
  }

  @Test(arguments: Device.all)
  func `paging is misaligned where a device has insets on the axis, and nowhere else`(_ device: Device) throws
  {
    for pose in ["", " --landscape"] {
      let layout = try RunOptions("--device \(device.name)\(pose)").layout.layout()
      let run = try CapturedRun(
        "audit --behavior paging --device \(device.name)\(pose) --effort quick --only misaligned-rest")
      #expect(run.code == (layout.bounds == layout.container ? .settled : .found), "\(run.output)")
    }
  }

  @Test func `judges by a stated intent, and writes it into commands that need it`() throws {
    let (run, found) = try audited(
      "--behavior container-paging --intent items,at-most=1 --items 12 --item-length 100")
    #expect(run.code == .found)
    for finding in found where finding.arguments.first == "audit" {
      #expect(finding.command.contains("--intent items,at-most=1"))
      let code = try CapturedRun(finding.arguments + ["--strict"]).code
      #expect(code == (finding.severity == "note" ? .settled : .found))
    }
    #expect(
      try audited("--behavior velocity-paging --intent free --items 5 --only misaligned-rest").found.isEmpty)
  }

  @Test(arguments: [
    "--items 1000000", "--items 1000000000", "--content-length 1e12", "--content-length 9007199254740992",
    "--width 0.001 --items 50", "--width 1e-9 --content-length 1000", "--item-lengths 1,1e15,1",
    "--width 1e15 --items 3", "--items 100000 --item-length 0.001",
  ])
  func `the longest content and the smallest container take no more gestures`(_ layout: String) throws {
    for behavior in ["container-paging", "threshold-paging", "single-view", "multiple:of=0.001"] {
      let run = try CapturedRun("audit --behavior \(behavior) --effort quick \(layout)")
      #expect(run.code == .found || run.code == .settled, "\(run.errors)")
      #expect(!run.output.contains("crash:") && !run.output.contains("hang:"), "\(run.output)")
      let gestures = try #require(run.output.firstMatch(of: #/in ([0-9]+) gestures/#), "\(run.output)").1
      #expect(try #require(Int(gestures)) < 10_000)
    }
  }
}

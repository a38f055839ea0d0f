import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("Behaviors by name")
struct BehaviorCatalogTests {
  @Test func `every name in the registry makes a behavior under that name`() throws {
    for descriptor in BehaviorCatalog.ours {
      let named = try BehaviorCatalog.behavior(descriptor.name)
      #expect(named.spec == descriptor.name)
      #expect((named.make() == nil) == (descriptor.name == "none"))
      #expect(named.needsItems == descriptor.needsItems)
      #expect(!descriptor.summary.isEmpty)
    }
    #expect(Set(BehaviorCatalog.ours.map(\.name)).count == BehaviorCatalog.ours.count)
  }

  @Test(
    "every parameter is taken, in any order, and the spec is kept as typed",
    arguments: Table.texts("parameters"))
  func parameters(spec: String) throws {
    let named = try BehaviorCatalog.behavior(spec)
    #expect(named.spec == spec)
    #expect(named.make() != nil)
  }

  @Test func `a default that is a value can be written out, and changes nothing`() throws {
    for descriptor in BehaviorCatalog.ours {
      for parameter in descriptor.parameters where parameter.fallback.allSatisfy({ !$0.isWhitespace }) {
        let spec = "\(descriptor.name):\(parameter.name)=\(parameter.fallback)"
        #expect(throws: Never.self) { _ = try BehaviorCatalog.behavior(spec) }
        let command = "--items 9 --per-page 3 --velocity -800 --repeat 3 --print offset --behavior "
        #expect(try CapturedRun(command + spec).output == CapturedRun(command + descriptor.name).output)
      }
    }
  }

  @Test(arguments: Table.pairs("swift-words"))
  func `SwiftUI's own words name a behavior, wherever it is named`(typed: String, spec: String) throws {
    let gestures = ["--item-length", "78", "--velocity", "-900", "--repeat", "4", "--print", "offset"]
    let expected = try CapturedRun(["--behavior", spec] + gestures).output
    #expect(try CapturedRun(["--behavior", typed] + gestures).output == expected)
    #expect(try CapturedRun(["--name", "it=" + typed] + gestures).output == expected)
    #expect(try BehaviorCatalog.behavior(typed).spec == typed)
    let row = "item-length,velocity,behavior\n78,-900,\"\(typed)\"\n"
    #expect(try BatchRun(row, "--print offset").output.hasSuffix("\n\(expected.prefix { $0 != "\n" })\n"))
    #expect(
      try CapturedRun(["diff", "--behavior", typed, "--behavior", spec, "--items", "4"]).code == .settled)
  }

  @Test func `SwiftUI's anchors are points: leading is the middle of a vertical scroll view`() throws {
    func offset(_ anchor: String) throws -> String {
      try CapturedRun([
        "--axis", "vertical", "--item-length", "100", "--velocity", "-300", "--print", "offset", "--behavior",
        ".viewAligned(limitBehavior: .never, anchor: \(anchor))",
      ]).output
    }
    #expect(try offset(".leading") == offset("UnitPoint.center"))
    #expect(try offset(".top") == offset("0") && offset(".top") != offset(".leading"))
  }

  static let mistakes = Table.pairs("spec-mistakes")

  @Test("a mistake in a spec exits 64 with what is valid", arguments: mistakes)
  func mistake(spec: String, message: String) throws {
    let run = try CapturedRun(["--behavior", spec])
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  private final class Memory {}

  private struct Remembering: ScrollTargetBehavior {
    let memory = Memory()

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  @Test func `several threads may ask what shares nothing and holds no object`() {
    func answersAnyThread(
      isForeign: Bool, sharesState: Bool = false,
      _ make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
    ) -> Bool {
      BehaviorCatalog(adding: [
        NamedBehavior(
          spec: "own", make: make, needsItems: false, isForeign: isForeign, sharesState: sharesState)
      ]).answersAnyThread
    }
    #expect(BehaviorCatalog().answersAnyThread)
    #expect(answersAnyThread(isForeign: true) { .paging })
    #expect(answersAnyThread(isForeign: true) { nil })
    #expect(!answersAnyThread(isForeign: true, sharesState: true) { .paging })
    #expect(!answersAnyThread(isForeign: true) { Remembering() })
    #expect(answersAnyThread(isForeign: false) { Remembering() })
  }

  @Test(
    "files may say something of a run where the line names one",
    arguments: [
      ("--behavior paging --output rows.csv", false), ("--behavior ./Snap.swift", true),
      ("--name a=Snap.swift:Snap(step:40)", true), ("--view Feed.swift", true), ("batch rows.csv", true),
      ("audit --list", false),
    ])
  func namesFiles(line: String, expected: Bool) throws {
    #expect(try Invocation(ErrorMessagesTests.words(line)).namesFiles == expected)
  }
}

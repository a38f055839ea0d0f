import Testing

@testable import SnapsimRuns

@Suite("The list of behaviors")
struct BehaviorsCommandTests {
  @Test func `every behavior has a line with its name and what it does, its parameters below`() throws {
    let run = try CapturedRun("behaviors")
    #expect(run.code == .settled)
    #expect(run.errors.isEmpty)
    var lines = run.output.split(separator: "\n").map(String.init)[...]
    for descriptor in BehaviorCatalog.ours {
      let line = lines.popFirst() ?? ""
      #expect(line.hasPrefix(descriptor.name + "  "))
      #expect(line.hasSuffix("  " + descriptor.summary))
      for parameter in descriptor.parameters {
        let line = lines.popFirst() ?? ""
        #expect(line.hasPrefix("  "))
        #expect(line.contains(" :\(parameter.name)=\(parameter.placeholder) (\(parameter.fallback))"))
      }
    }
    #expect(lines.isEmpty)
  }
}

import Testing

@testable import SnapsimCLI

@Suite("Behaviors by name")
struct BehaviorRegistryTests {
  @Test("every name in the registry makes a behavior under that name")
  func names() throws {
    for descriptor in BehaviorRegistry.all {
      let named = try BehaviorRegistry.behavior(descriptor.name)
      #expect(named.spec == descriptor.name)
      #expect((named.behavior == nil) == (descriptor.name == "none"))
      #expect(!descriptor.summary.isEmpty)
    }
    #expect(Set(BehaviorRegistry.all.map(\.name)).count == BehaviorRegistry.all.count)
  }

  @Test("a name that is not there is told with the nearest")
  func unknown() {
    #expect(throws: SnapsimError.unknownBehavior("pagin", nearest: "paging")) {
      try BehaviorRegistry.behavior("pagin")
    }
    #expect(throws: SnapsimError.unknownBehavior("Paging", nearest: "paging")) {
      try BehaviorRegistry.behavior("Paging")
    }
    #expect(throws: SnapsimError.unknownBehavior("", nearest: nil)) { try BehaviorRegistry.behavior("") }
  }

  @Test("a parameter that a behavior does not have is a mistake")
  func parameters() {
    #expect(
      throws: SnapsimError.unknownParameter(behavior: "paging", "of", valid: [], nearest: nil)
    ) { try BehaviorRegistry.behavior("paging:of=3") }
  }
}

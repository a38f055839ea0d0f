import Testing

@testable import SnapsimBehaviorFiles

@Suite("The library that behavior files are linked with")
struct BehaviorLibraryTests {
  @Test func `has an object of each module, in the modules' order, that for layouts only with one`() {
    let library = BehaviorLibrary(modules: "/library")
    let objects = library.objects(withLayouts: true)
    #expect(objects == BehaviorLibrary.names.map { "/library/\($0).o" })
    #expect(library.objects(withLayouts: false) == objects.filter { $0 != "/library/UIKitStandIn.o" })
  }
}

import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("The library that behavior files are linked with")
struct BehaviorLibraryTests {
  @Test
  func `has the objects of each module, in the modules' order, those for layouts only with one, and no more`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["SnapsimCLI", "ScrollBehavior", "UIKitStandIn", "Gone"] {
      let objects = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
      for file in ["Out.o", "In.o", "In.d"] { try Data().write(to: objects.appendingPathComponent(file)) }
    }
    let found = ["ScrollBehavior/In.o", "ScrollBehavior/Out.o", "SnapsimCLI/In.o", "SnapsimCLI/Out.o"]
    let library = BehaviorLibrary(modules: folder.path)
    #expect(library.objects(withLayouts: false) == found.map { folder.path + "/" + $0 })
    #expect(library.objects(withLayouts: true).count == found.count + 2)
  }
}

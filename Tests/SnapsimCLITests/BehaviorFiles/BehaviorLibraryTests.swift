import Foundation
import Testing

@testable import SnapsimCLI

@Suite("The library that behavior files are linked with")
struct BehaviorLibraryTests {
  @Test(
    arguments: [
      ("as SwiftPM lists them", "/a/Sources/M/In.swift\n/a/Sources/M/Folder/Out.swift\n", ["In", "Out"]),
      ("in quotes, where a path has a space", "'/a b/M/In.swift'\n\"/a b/M/Out.swift\"\n", ["In", "Out"]),
      ("without the last line end", "/a/In.swift", ["In"]),
      ("as installed, without a list", nil, ["Gone", "In", "Out"]),
    ] as [(String, String?, [String])])
  func `holds the objects of the sources that there are`(_ name: String, list: String?, found: [String])
    throws
  {
    let build = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: build) }
    if let list { try Data(list.utf8).write(to: build.appendingPathComponent("sources")) }
    let entries = ["Out.swift.o", "Gone.swift.o", "In.swift.o", "sources", "In.swiftdeps"]
    #expect(
      BehaviorLibrary.objects(among: entries, in: build.path) == found.map { $0 + ".swift.o" }, "\(name)")
  }
}

import Foundation
import Testing

@testable import SnapsimBehaviorFiles

@Suite("Behavior files named in a file of a folder")
struct BehaviorFileSpecFolderTests {
  static let specs: [(spec: String, folder: String, onCommandLine: String)] = [
    ("./A.swift", "sub", "sub/A.swift"), ("A.swift", "sub/", "sub/A.swift"),
    ("../A.swift", "sub", "sub/../A.swift"), ("/x/A.swift:P(a: 1)", "sub", "/x/A.swift:P(a: 1)"),
    ("./A.swift:42", "sub", "sub/A.swift:42"), ("./A.swift+./B.swift:P()", "/s", "/s/A.swift+/s/B.swift:P()"),
    ("./A.swift", ".", "./A.swift"), ("view-aligned:anchor=center", "sub", "view-aligned:anchor=center"),
  ]

  @Test("begin in that folder", arguments: specs)
  func moved(spec: String, folder: String, onCommandLine: String) {
    #expect(BehaviorFileSpec.spec(spec, in: folder) == onCommandLine)
  }

  @Test("are written so that they lead back")
  func back() {
    #expect(BehaviorFileSpec.spec("./A.swift", seenFrom: ".") == "./A.swift")
    #expect(BehaviorFileSpec.spec("./A.swift:P()", seenFrom: "a/./b") == "../../A.swift:P()")
    #expect(BehaviorFileSpec.spec("paging", seenFrom: "a") == "paging")
    for folder in ["/", "/tmp/x", "../y"] {
      let spec = BehaviorFileSpec.spec("A.swift", seenFrom: folder)
      #expect(folder == "/" || spec.hasPrefix("/") && spec.hasSuffix("/A.swift"), "\(spec)")
    }
  }

  @Test("are written whole where a link leads elsewhere")
  func linked() throws {
    let elsewhere = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/deep")
    let link = ".build/linked-\(UUID().uuidString)"
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path)
    defer {
      try? FileManager.default.removeItem(atPath: link)
      try? FileManager.default.removeItem(at: elsewhere.deletingLastPathComponent())
    }
    let spec = BehaviorFileSpec.spec("./A.swift", seenFrom: link)
    #expect(spec == FileManager.default.currentDirectoryPath + "/A.swift")
  }
}

import Testing

@testable import SnapsimBehaviorFiles

@Suite("Behavior files named in a file of a folder")
struct BehaviorFileSpecFolderTests {
  static let specs: [(spec: String, folder: String, onCommandLine: String)] = [
    ("./A.swift", "sub", "sub/A.swift"),
    ("A.swift", "sub/", "sub/A.swift"),
    ("../A.swift", "sub", "sub/../A.swift"),
    ("/x/A.swift:P(a: 1)", "sub", "/x/A.swift:P(a: 1)"),
    ("./A.swift+./B.swift:P()", "/s", "/s/A.swift+/s/B.swift:P()"),
    ("./A.swift", ".", "./A.swift"),
    ("view-aligned:anchor=center", "sub", "view-aligned:anchor=center"),
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
}

import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

@Suite("The project around a file")
struct ProjectTests {
  /// A folder with some files, gone behind the test.
  private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write(files)
    try withExtendedLifetime(folder) { try body(try #require(Platform.resolved(folder.path))) }
  }

  /// The files that declare a name or member, seen from one of them; whether several might be meant.
  private func found(_ name: String, from origin: String, in files: [String: String]) throws -> (
    [String], Bool
  ) {
    var result: ([String], Bool) = ([], false)
    try withFiles(files) { root in
      var project = Project(around: "\(root)/\(origin)")
      let places = project.declarations(of: [name], besides: ["\(root)/\(origin)"])
      result = (places.map { String($0.file.dropFirst(root.count + 1)) }, !project.ambiguous.isEmpty)
    }
    return result
  }

  private static let gap = "enum Gap { static let md = 8.0 }"

  // A Mac's disk has one file of the two names, and tells its true one as if the other were a link.
  @Test func `has a file once, by whatever name it is reached, and files whose names differ in case`() throws
  {
    let files = ["Package.swift": "", "A/S.swift": Self.gap, "A/s.swift": ""]
    try withFiles(files) { root in
      try FileManager.default.createSymbolicLink(atPath: root + "/alias", withDestinationPath: root + "/A")
      #expect(Project.files(below: root + "/alias") == ["S", "s"].map { "\(root)/alias/\($0).swift" })
      var project = Project(around: root + "/alias/S.swift")
      #expect(project.declarations(of: ["Gap"], besides: [root + "/alias/S.swift"]).isEmpty)
    }
  }

  @Test(
    arguments: [
      ("App.xcodeproj/project.pbxproj", "", true), ("Package.swift", ".iOSApplication(name: \"App\")", true),
      ("Package.swift", ".library(name: \"Kit\")", false),
    ])
  func `is of an app by its Xcode project or by its package`(_ file: String, _ text: String, _ isApp: Bool)
    throws
  {
    try withFiles([file: text, "Sources/A.swift": ""]) { root in
      #expect(Project.app(around: root + "/Sources") == (isApp ? root : nil))
    }
  }

  @Test func `has a file once that is named twice, by itself and in its folder`() throws {
    try withFiles(["A/S.swift": "", "A/T.swift": ""]) { root in
      let paths = [root + "/A/T.swift", root + "/A", root + "/./A/S.swift"]
      let files = try ViewFiles.all(in: paths)
      #expect(files == ["T", "S"].map { "\(root)/A/\($0).swift" })
    }
  }

  @Test func `is the folder that was named, where none is around`() throws {
    let files = ["A/S.swift": Self.gap, "B/V.swift": ""]
    try withFiles(files) { root in
      var scope = ProjectScope()
      scope.folders = [root]
      #expect(scope.isWhole)
      var project = Project(around: root + "/B/V.swift", in: scope)
      #expect(project.declarations(of: ["Gap"], besides: []).map(\.line) == [1])
      // A folder beside the file is none of its own.
      scope.folders = [root + "/A"]
      var apart = Project(around: root + "/B/V.swift", in: scope)
      #expect(apart.declarations(of: ["Gap"], besides: []).isEmpty)
      try Data().write(to: URL(fileURLWithPath: root + "/Package.swift"))
      scope.folders = [root + "/B"]
      #expect(!scope.isWhole)
      var around = Project(around: root + "/B", in: scope)
      #expect(around.declarations(of: ["Gap"], besides: []).map(\.line) == [1])
    }
  }

  @Test func `is kept by names that differ in more than case`() {
    let names = ["Card.swift", "card.swift", "CARD.swift"].map { [$0].digest }
    #expect(Set(names).count == 3 && names.allSatisfy { $0.allSatisfy("0123456789abcdef".contains) })
  }

  @Test("has the nearest declaration of a name", arguments: Table.rows("nearest-files"))
  func nearest(_ row: [String]) throws {
    let files = row[1].split(separator: " ").map { word in
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 1 ? "" : "\(parts[1]) \(Self.gap)")
    }
    let expected = row[2].split(separator: " ").map(String.init)
    let found = try found("Gap", from: "Sources/A/S.swift", in: Dictionary(uniqueKeysWithValues: files))
    #expect(found == (expected, false), "\(row[0])")
  }

  @Test func `has members of types, in their extensions too`() throws {
    let files = ["S.swift": "", "A.swift": Self.gap, "B.swift": "extension CGFloat { static let md = 3.0 }"]
    #expect(try found("CGFloat.md", from: "S.swift", in: files) == (["B.swift"], false))
    #expect(try found("md", from: "S.swift", in: files) == ([], false))
  }

  @Test func `takes none of several that are as near`() throws {
    let files = ["Package.swift": "", "S.swift": "", "A/A.swift": Self.gap, "B/B.swift": Self.gap]
    #expect(try found("Gap", from: "S.swift", in: files) == ([], true))
  }

  @Test func `has the files that call something, the nearest first`() throws {
    let files = [
      "Package.swift": "", "Sources/A/S.swift": "struct Snap {}", "Sources/B/V.swift": "x(Snap(step: 1))",
      "Sources/A/W.swift": "\nx(Snap(step: 2))", "Sources/A/X.swift": "// Snap(step: 3)",
    ]
    try withFiles(files) { root in
      var project = Project(around: root + "/Sources/A/S.swift")
      #expect(
        project.calls(of: ["Snap"], besides: [root + "/Sources/A/S.swift"]) == [
          .init(name: "Snap", file: root + "/Sources/A/W.swift", line: 2),
          .init(name: "Snap", file: root + "/Sources/B/V.swift", line: 1),
        ])
    }
  }
}

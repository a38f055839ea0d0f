import Foundation
import Testing

@testable import SnapsimSystem
@testable import SnapsimText

@Suite("A file that takes the place of another")
struct FileReplacementTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws { temporary = try TemporaryFolder() }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// A replacement that holds a text, and is not committed yet.
  private func replacement(of path: String, with text: String) throws -> FileReplacement {
    let replacement = try FileReplacement(of: path)
    try Platform.writeAll(Array(text.utf8), to: replacement.descriptor)
    return replacement
  }

  /// Writes a file that is there before.
  private func old(_ name: String, mode: Int? = nil) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data("old".utf8).write(to: url)
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
    return url
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `until it is committed the old file stays, and then the new one has its permissions`() throws {
    let url = try old("out.csv", mode: 0o640)
    let replacement = try replacement(of: url.path, with: "new")
    #expect(try text(url) == "old")
    try replacement.commit()
    #expect(try text(url) == "new")
    #expect(try mode(url) == 0o640)
    #expect(try names(folder) == ["out.csv"])
  }

  @Test func `a file that was not there appears whole, and not at all when it is given up`() throws {
    let url = folder.appendingPathComponent("out.csv")
    let first = try replacement(of: url.path, with: "new")
    #expect(!FileManager.default.fileExists(atPath: url.path))
    first.discard()
    #expect(try names(folder).isEmpty)
    try FileReplacement(of: url.path).commit()
    #expect(try names(folder) == ["out.csv"])
    // What any new file has.
    let plain = folder.appendingPathComponent("plain")
    #expect(FileManager.default.createFile(atPath: plain.path, contents: nil))
    #expect(try mode(url) == mode(plain))
  }

  @Test func `a link stays a link, and what it leads to is replaced`() throws {
    let url = try old("out.csv")
    let link = folder.appendingPathComponent("link.csv")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    try replacement(of: link.path, with: "new").commit()
    #expect(try text(url) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("out.csv"))
  }

  @Test func `a link to a file that is not there yet stays a link, however many links lead on`() throws {
    let files = FileManager.default
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try files.createDirectory(atPath: path("sub"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: path("first"), withDestinationPath: "sub/second")
    try files.createSymbolicLink(atPath: path("sub/second"), withDestinationPath: "../sub/out.csv")
    try files.createSymbolicLink(atPath: path("folder"), withDestinationPath: path("sub"))
    for (name, text) in [("first", "one"), ("folder/second", "two")] {
      try replacement(of: path(name), with: text).commit()
      #expect(try String(contentsOfFile: path("sub/out.csv"), encoding: .utf8) == text)
      #expect(try files.destinationOfSymbolicLink(atPath: path("first")) == "sub/second")
      #expect(try files.destinationOfSymbolicLink(atPath: path("sub/second")) == "../sub/out.csv")
      #expect(try names(folder).sorted() == ["first", "folder", "sub"])
      #expect(try names(folder.appendingPathComponent("sub")).sorted() == ["out.csv", "second"])
    }
  }

  @Test func `links that lead in a circle are refused and stay`() throws {
    let one = folder.appendingPathComponent("one")
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createSymbolicLink(atPath: one.path, withDestinationPath: "other")
    try FileManager.default.createSymbolicLink(atPath: other.path, withDestinationPath: "one")
    let error = #expect(throws: Platform.FileError.self) { try FileReplacement(of: one.path) }
    #expect(error?.reason.isEmpty == false)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: one.path) == "other")
  }

  @Test func `a file that nobody may write stays, whoever asks`() throws {
    let url = try old("out.csv", mode: 0o444)
    let error = #expect(throws: Platform.FileError.self) { try FileReplacement(of: url.path) }
    #expect(error?.reason == "nobody may write it (mode 444); chmod u+w lets you")
    #expect(try text(url) == "old")
  }

  @Test(arguments: ["a", "much longer"])
  func `a file with several links stays one, be the new content longer or shorter`(text: String) throws {
    let url = try old("out.csv")
    let other = folder.appendingPathComponent("other.csv")
    try FileManager.default.linkItem(at: url, to: other)
    for isKept in [false, true] {
      let replacement = try replacement(of: url.path, with: text)
      #expect(try self.text(other) == "old")
      if isKept { try replacement.commit() } else { replacement.discard() }
      #expect(try names(folder) == ["other.csv", "out.csv"])
    }
    #expect(try self.text(other) == text)
    #expect(Platform.linkCount(of: url.path) == 2)
  }

  @Test func `what is no regular file is written directly`() throws {
    try replacement(of: "/dev/null", with: "new").commit()
    #expect(Platform.kind(of: "/dev/null") == .special)
  }

  @Test func `a folder, and a place that is not there, are refused with a reason`() throws {
    for path in [folder.path, folder.appendingPathComponent("none/out.csv").path] {
      let error = #expect(throws: Platform.FileError.self) { try FileReplacement(of: path) }
      #expect(error?.reason.isEmpty == false)
    }
    #expect(try names(folder).isEmpty)
  }
}

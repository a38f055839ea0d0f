import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Files that are watched")
struct WatchedFilesTests {
  @Test
  func `a file that is written, removed or new has changed, and no other`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (folder.path + "/a", folder.path + "/b")
    try Data("1".utf8).write(to: URL(fileURLWithPath: one))
    var before = WatchedFiles([one, other, one])
    #expect(before.paths == [one, other] && !before.isComplete)
    #expect(WatchedFiles([one, other]).change(from: before) == nil)

    try Data("22".utf8).write(to: URL(fileURLWithPath: other))
    #expect(WatchedFiles([one, other]).change(from: before) == other)
    before = WatchedFiles([one, other])
    #expect(before.isComplete)
    try FileManager.default.removeItem(atPath: one)
    #expect(WatchedFiles([one, other]).change(from: before) == one)
    // What is watched from now on is as it is now.
    before.watch([other])
    #expect(before == WatchedFiles([other]))
  }

  @Test("the library starts no programs", arguments: ["--watch", "--open"])
  func library(flag: String) throws {
    let run = try CapturedRun(["--velocity", "-300", "--format", "svg", flag])
    #expect(run.code == .usage && run.errors.contains("\(flag) starts programs"))
  }
}

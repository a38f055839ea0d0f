import Foundation
import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Files that are watched")
struct WatchedFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test
  func `a file that is written, removed or new has changed, and no other`() throws {
    let (one, other) = (folder.path + "/a", folder.path + "/b")
    try folder.write(["a": "1"])
    var before = WatchedFiles([one, other, one])
    #expect(before.paths == [one, other] && !before.isComplete)
    #expect(WatchedFiles([one, other]).change(from: before) == nil)

    try folder.write(["b": "22"])
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

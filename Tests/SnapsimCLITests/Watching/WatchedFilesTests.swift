import Foundation
import Testing

@testable import SnapsimCLI

@Suite("Files that are watched")
struct WatchedFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file that is written, removed or new has changed, and no other`() throws {
    let (one, other) = (folder.path + "/a", folder.path + "/b")
    try folder.write(["a": "1"])
    var before = Command.stamps(of: [one, other, one])
    #expect(before.map(\.path) == [one, other] && before[1].stamp == nil)
    #expect(changed(from: before).isEmpty)

    try folder.write(["b": "22"])
    #expect(changed(from: before) == [other])
    before = Command.stamps(of: [one, other])
    #expect(before.allSatisfy { $0.stamp != nil })
    try FileManager.default.removeItem(atPath: one)
    #expect(changed(from: before) == [one])
    // What is watched from now on is as it is now, and what was watched before as it was.
    try folder.write(["b": "333", "c": ""])
    let later = Command.stamps(of: [folder.path + "/c", other], known: before)
    #expect(later.map(\.path) == [other, folder.path + "/c"] && changed(from: later) == [other])
  }

  private func changed(from before: [(path: String, stamp: String?)]) -> [String] {
    zip(Command.stamps(of: before.map(\.path)), before).filter { $0 != $1 }.map(\.0.path)
  }

  @Test("the library starts no programs", arguments: ["--watch", "--open"])
  func library(flag: String) throws {
    let run = try CapturedRun(["--velocity", "-300", "--format", "svg", flag])
    #expect(run.code == .usage && run.errors.contains("\(flag) starts programs"))
  }
}

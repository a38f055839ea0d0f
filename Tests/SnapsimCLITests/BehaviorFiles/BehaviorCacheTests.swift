import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

@Suite("The cache of compiled behaviors")
struct BehaviorCacheTests {
  let root: TemporaryFolder

  init() throws { root = try TemporaryFolder() }

  /// Keeps an executable of 1000 bytes.
  private func keep(_ key: String, in cache: BehaviorCache) throws -> String {
    let folder = try cache.workFolder()
    try Platform.store(Array(repeating: 7, count: 1000), in: folder + "/snapsim")
    chmod(folder + "/snapsim", 0o700)
    return try #require(cache.keep(folder, as: key))
  }

  @Test func `keeps within its limit, and lets go what was not used for longest`() throws {
    let cache = BehaviorCache(root: root.path)
    for key in ["old", "older", "new"] { _ = try keep(key, in: cache) }
    let folder = try #require(cache.folder(.behaviors))
    for (key, age) in [("older", 300.0), ("old", 200)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder + "/" + key)
    }
    cache.bound(folder, keeping: "new", limit: 2000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["new", "old"])
    #expect(cache.executable("old") != nil)
    #expect(cache.executable("older") == nil)
  }

  @Test(
    "an executable that is no longer what was kept is made anew",
    arguments: ["grows", "changes", "is missing"])
  func change(what: String) throws {
    let cache = BehaviorCache(root: root.path)
    let executable = try keep("key", in: cache)
    #expect(cache.executable("key") == executable)
    let changed = Array(repeating: UInt8(8), count: what == "grows" ? 1001 : 1000)
    try FileManager.default.removeItem(atPath: executable)
    if what != "is missing" { try Platform.store(changed, in: executable) }
    chmod(executable, 0o700)
    #expect(cache.executable("key") == nil)
  }
}

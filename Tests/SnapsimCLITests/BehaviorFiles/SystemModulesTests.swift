import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

@Suite("The system's modules", .timeLimit(.minutes(30)))
struct SystemModulesTests {
  /// A compiler that is a shell script, and a folder for a cache; `$modules` is where it is told to keep modules.
  private func with(_ script: String, _ body: (SwiftToolchain, String) throws -> Void) throws {
    let all = "for modules; do :; done\nmkdir -p \"$modules\"; echo run >> \"$0.runs\"\n" + script
    try SwiftToolchainTests.withCompiler(all) { toolchain in
      let cache = (toolchain.compiler as NSString).deletingLastPathComponent + "/cache"
      try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
      try body(toolchain, cache)
    }
  }

  private func runs(_ toolchain: SwiftToolchain) -> Int {
    Platform.contents(of: toolchain.compiler + ".runs")?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }

  @Test func `are kept in the cache, under the path that it has`() throws {
    try with("echo $modules") { toolchain, cache in
      func shop(_ root: String?) throws -> Workshop { try Workshop(toolchain, BehaviorCache(root: root)) }
      var first = try shop(cache)
      let real = try #require(Platform.resolved(cache))
      #expect(first.modules.hasPrefix(real + "/modules/"))
      #expect(try first.run([]).output == first.modules + "\n")
      #expect(try shop(cache).modules == first.modules)
      // By another way to the same cache it is the same path.
      try FileManager.default.createSymbolicLink(atPath: cache + "-link", withDestinationPath: real)
      #expect(try shop(cache + "-link").modules == first.modules)
      // Moved, it is another one.
      try FileManager.default.moveItem(atPath: real, toPath: real + "-moved")
      #expect(try shop(real + "-moved").modules != real + "-moved" + first.modules.dropFirst(real.count))
      let own = try shop(nil)
      defer { Platform.removeFolder(own.folder) }
      #expect(own.modules == own.folder + "/modules")
    }
  }

  @Test func `of a path that was not used for a week are let go`() throws {
    try with("") { toolchain, cache in
      let own = try Workshop(toolchain, BehaviorCache(root: cache)).modules
      let parent = (own as NSString).deletingLastPathComponent
      for (name, age) in [("old", 8.0), ("young", 6)] {
        let folder = parent + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age * 86_400)], ofItemAtPath: folder)
      }
      #expect(try Workshop(toolchain, BehaviorCache(root: cache)).modules == own)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: parent).sorted()
          == [(own as NSString).lastPathComponent, "young"].sorted())
    }
  }

  /// Fails where the modules hold what is broken, in words as the compiler's.
  private static let brokenWhereKept = """
    if [ -e "$modules/broken" ]; then echo '<unknown>:0: error: precompiled file is of another path' >&2; exit 1; fi
    """

  @Test func `that are broken are made anew, once`() throws {
    try with(Self.brokenWhereKept) { toolchain, cache in
      var shop = try Workshop(toolchain, BehaviorCache(root: cache))
      let kept = shop.modules
      try Platform.store([], in: kept + "/broken")
      #expect(try shop.run([]).succeeded)
      #expect(runs(toolchain) == 2)
      #expect(shop.modules == shop.folder + "/modules")
      #expect(Platform.kind(of: kept) == .none)
      #expect(try shop.run([]).succeeded)
      #expect(runs(toolchain) == 3)
      // The next run begins anew in the cache.
      #expect(try Workshop(toolchain, BehaviorCache(root: cache)).modules == kept)
    }
  }

  @Test(arguments: [
    ("a.swift:1:2: error: wrong", 1), ("error: no room", 2), ("", 2),
    ("a.swift:1:2: error: wrong\n<unknown>:0: error: odd", 2),
  ])
  func `are left alone where fresh ones do not help, and not suspected of mistakes in a source`(
    _ words: String, _ runs: Int
  ) throws {
    try with("printf '%s\\n' '\(words)' >&2; exit 1") { toolchain, cache in
      var shop = try Workshop(toolchain, BehaviorCache(root: cache))
      let kept = shop.modules
      let run = try shop.run([])
      #expect(!run.succeeded)
      #expect(run.output == words + "\n")
      #expect(self.runs(toolchain) == runs)
      #expect(shop.modules == kept && Platform.kind(of: kept) == .directory)
    }
  }

  @Test func `that are broken do not hide a mistake in a source`() throws {
    try with(Self.brokenWhereKept + "\necho 'a.swift:1:2: error: wrong' >&2; exit 1") { toolchain, cache in
      var shop = try Workshop(toolchain, BehaviorCache(root: cache))
      try Platform.store([], in: shop.modules + "/broken")
      #expect(try shop.run([]).output == "a.swift:1:2: error: wrong\n")
      #expect(shop.modules == shop.folder + "/modules")
    }
  }
}

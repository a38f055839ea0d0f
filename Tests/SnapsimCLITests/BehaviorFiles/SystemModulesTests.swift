import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The system's modules", .timeLimit(.minutes(30)))
struct SystemModulesTests {
  /// A folder for a cache, a work folder and a compiler that is a shell script; `$modules` is where it is told to keep
  /// modules.
  private func with(
    _ script: String, _ body: (SwiftToolchain, BehaviorCache, String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
    for name in ["cache", "work"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = folder.appendingPathComponent("swiftc")
    try Data(
      "#!/bin/sh\nfor modules; do :; done\nmkdir -p \"$modules\"; echo run >> \"$0.runs\"\n\(script)\n".utf8
    ).write(to: compiler)
    chmod(compiler.path, 0o755)
    try body(
      try SwiftToolchain { ["SNAPSIM_SWIFTC": compiler.path][$0] },
      BehaviorCache(root: folder.appendingPathComponent("cache").path),
      folder.appendingPathComponent("work").path)
  }

  private func runs(_ toolchain: SwiftToolchain) -> Int {
    Platform.contents(of: toolchain.compiler + ".runs")?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }

  @Test
  func `are kept in the cache, under the path that it has`() throws {
    try with("echo $modules") { toolchain, cache, work in
      var modules = SystemModules(cache, workFolder: work)
      let real = try #require(Platform.resolved(cache.root ?? ""))
      #expect(modules.folder.hasPrefix(real + "/modules/"))
      #expect(try modules.run(toolchain, []).output == modules.folder + "\n")
      #expect(SystemModules(cache, workFolder: work).folder == modules.folder)
      // By another way to the same cache it is the same path.
      try FileManager.default.createSymbolicLink(atPath: work + "/link", withDestinationPath: real)
      #expect(SystemModules(BehaviorCache(root: work + "/link"), workFolder: work).folder == modules.folder)
      // Moved, it is another one.
      try FileManager.default.moveItem(atPath: real, toPath: real + "-moved")
      let moved = SystemModules(BehaviorCache(root: real + "-moved"), workFolder: work)
      #expect(moved.folder != real + "-moved" + modules.folder.dropFirst(real.count))
      #expect(SystemModules(BehaviorCache(root: nil), workFolder: work).folder == work + "/modules")
    }
  }

  @Test
  func `of a path that was not used for a week are let go`() throws {
    try with("") { _, cache, work in
      let own = SystemModules(cache, workFolder: work).folder
      let parent = (own as NSString).deletingLastPathComponent
      for (name, age) in [("old", 8.0), ("young", 6)] {
        let folder = parent + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age * 86_400)], ofItemAtPath: folder)
      }
      #expect(SystemModules(cache, workFolder: work).folder == own)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: parent).sorted()
          == [(own as NSString).lastPathComponent, "young"].sorted())
    }
  }

  /// Fails where the modules hold what is broken, in words as the compiler's.
  private static let brokenWhereKept = """
    if [ -e "$modules/broken" ]; then echo '<unknown>:0: error: precompiled file is of another path' >&2; exit 1; fi
    """

  @Test
  func `that are broken are made anew, once`() throws {
    try with(Self.brokenWhereKept) { toolchain, cache, work in
      var modules = SystemModules(cache, workFolder: work)
      let kept = modules.folder
      try Platform.store([], in: kept + "/broken")
      #expect(try modules.run(toolchain, []).succeeded)
      #expect(runs(toolchain) == 2)
      #expect(modules.folder == work + "/modules")
      #expect(Platform.kind(of: kept) == .none)
      #expect(try modules.run(toolchain, []).succeeded)
      #expect(runs(toolchain) == 3)
      // The next run begins anew in the cache.
      #expect(SystemModules(cache, workFolder: work).folder == kept)
    }
  }

  @Test(arguments: [
    ("a.swift:1:2: error: wrong", 1), ("error: no room", 2), ("", 2),
    ("a.swift:1:2: error: wrong\n<unknown>:0: error: odd", 2),
  ])
  func `are left alone where fresh ones do not help, and not suspected of mistakes in a source`(
    _ words: String, _ runs: Int
  ) throws {
    try with("printf '%s\\n' '\(words)' >&2; exit 1") { toolchain, cache, work in
      var modules = SystemModules(cache, workFolder: work)
      let kept = modules.folder
      let run = try modules.run(toolchain, [])
      #expect(!run.succeeded)
      #expect(run.output == words + "\n")
      #expect(self.runs(toolchain) == runs)
      #expect(modules.folder == kept && Platform.kind(of: kept) == .directory)
    }
  }

  @Test
  func `that are broken do not hide a mistake in a source`() throws {
    try with(Self.brokenWhereKept + "\necho 'a.swift:1:2: error: wrong' >&2; exit 1") {
      toolchain, cache, work in
      var modules = SystemModules(cache, workFolder: work)
      try Platform.store([], in: modules.folder + "/broken")
      #expect(try modules.run(toolchain, []).output == "a.swift:1:2: error: wrong\n")
      #expect(modules.folder == work + "/modules")
    }
  }
}

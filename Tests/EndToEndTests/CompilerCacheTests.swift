import Foundation
import Testing

/// Behavior files in every state that the cache can be found in, as they stand in apps that compile in Swift 5 mode.
@Suite("Behavior files, whatever became of the cache,", .timeLimit(.minutes(30)))
struct CompilerCacheTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Tests/EndToEndTests/Fixtures/Ordinary")

  static let files = folder.files(".swift")

  enum Past: String, CaseIterable {
    /// There is none yet, and nothing says where it is but the home.
    case fresh = "a fresh home"

    /// It holds modules of the system that were compiled for another folder, as an old installation put them there.
    case poisoned = "a poisoned cache"

    /// It was moved, as where a CI restores it.
    case moved = "a moved cache"
  }

  private struct Cache {
    let past: Past
    private let folder: BehaviorFolder

    /// A cache that was used at its place.
    private var used: String { folder.url.path + "/used" }
    private var own: String { folder.url.path + "/own's" }

    init(_ past: Past) async throws {
      self.past = past
      folder = try BehaviorFolder(hasOwnCache: true)
      try folder.write("First.swift", behavior: "First", body: "")
      if past != .fresh { try await use(used) }
      if past == .poisoned { try await use(own) }
    }

    private func use(_ cache: String) async throws {
      var shell = folder.shell
      shell.environment["XDG_CACHE_HOME"] = cache
      let run = try await shell.run("snapsim --behavior ./First.swift --velocity -1200")
      try #require(run.code == 0, "\(run.errors)")
    }

    /// Puts the cache into its state.
    ///
    /// - Returns: a shell that uses it, in a folder of behavior files.
    func shell(in directory: URL) async throws -> Shell {
      var shell = Shell(environment: folder.environment, directory: directory)
      shell.environment["XDG_CACHE_HOME"] = own
      switch past {
      case .fresh:
        shell.environment["XDG_CACHE_HOME"] = nil
        shell.environment["HOME"] = own
        try await #require(folder.shell.run("rm -rf \"own's\"; mkdir \"own's\"").code == 0)
      case .poisoned:
        // Once under the name that they had, and once where they are looked for now.
        let result = try await folder.shell.run(
          """
          cd used/snapsim/modules/* && modules=$PWD && cd "\(own)/snapsim" && rm -rf behaviors system-modules &&
          cp -R "$modules" system-modules &&
          for folder in modules/*; do rm -rf "$folder" && cp -R "$modules" "$folder" || exit; done
          """)
        try #require(result.code == 0, "\(result.errors)")
      case .moved:
        let result = try await folder.shell.run(
          "rm -rf \"own's\" && cp -R used \"own's\" && rm -rf \"own's/snapsim/behaviors\"")
        try #require(result.code == 0, "\(result.errors)")
      }
      return shell
    }
  }

  @Test(arguments: Past.allCases)
  func `rest where they should, and are told of at their own lines where not`(_ past: Past) async throws {
    // What they share is the modules of the system: the other pasts are met with one file, which needs those of C, too.
    let files = past == .fresh ? Self.files : ["ToStandardError.swift"]
    let behaviors = try #require(files.isEmpty ? nil : files).map { "--behavior ./\($0)" }
    // Its folder is gone with it.
    let cache = try await Cache(past)
    let run = try await cache.shell(in: Self.folder).run(
      "snapsim \(behaviors.joined(separator: " ")) --velocity -1200 --print behavior,offset --format csv")
    #expect(run.lines.dropFirst() == files.map { "./\($0),600" }[...], "\(run.errors)")
    #expect(run.errors == "proposed\n" && run.code == 0, "\(run.errors)")
    // A poisoned cache is healed by the first file that meets it.
    let folder = try BehaviorFolder()
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.z = 5")
    let mistake = try await cache.shell(in: folder.url).run("snapsim --behavior ./A.swift --velocity -1200")
    withExtendedLifetime(cache) {}
    #expect(mistake.code == 65 && mistake.output.isEmpty)
    #expect(
      mistake.errorLines.prefix(3) == [
        "./A.swift:5:24: error: value of type 'CGPoint' has no member 'z'", "    target.rect.origin.z = 5",
        "                       ^",
      ], "\(mistake)")
    #expect(mistake.errorLines.last?.hasPrefix("snapsim: ./A.swift: the behavior does not compile") == true)
    for word in ["module cache", "precompiled", "SwiftShims"] {
      #expect(!mistake.errors.contains(word), "\(mistake.errors)")
    }
  }

  @Test func `that do not compile are told of as before, and are tried again once their project changes`()
    async throws
  {
    let folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = step")
    try folder.write("B.swift", behavior: "B", body: "target.rect.origin.x = 0")
    let compiler = try #require(BehaviorFolder.compiler)
    try folder.write(
      "swiftc", "#!/bin/sh\necho \"$@\" >> \(folder.url.path)/asked\nexec \(compiler) \"$@\"\n")
    func audit() async throws -> (run: Shell.Result, compiled: Int) {
      let run = try await folder.shell.run(
        """
        : > asked; chmod +x swiftc; export SNAPSIM_SWIFTC="$PWD/swiftc"
        snapsim audit --behavior ./A.swift --behavior ./B.swift --effort quick --only trap
        """)
      let asked = try String(contentsOf: folder.url.appendingPathComponent("asked"), encoding: .utf8)
      return (run, asked.split(separator: "\n").count { $0.contains("SnapsimBehavior") })
    }
    let first = try await audit()
    #expect(first.run.errors.contains("error: cannot find 'step' in scope"), "\(first.run.errors)")
    #expect(first.compiled > 0)
    let second = try await audit()
    #expect(second.run == first.run && second.compiled == 0)
    try folder.write("Step.swift", "let step = 40.0\n")
    let third = try await audit()
    #expect(!third.run.errors.contains("cannot find") && third.compiled > 0, "\(third.run.errors)")
  }
}

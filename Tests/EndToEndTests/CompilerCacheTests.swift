import Foundation
import Testing

/// Behavior files in every state that the cache can be found in, as they stand in apps that compile in Swift 5 mode.
@Suite("Behavior files, whatever became of the cache,", .timeLimit(.minutes(30)))
struct CompilerCacheTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Tests/EndToEndTests/Fixtures/Ordinary")

  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  /// What became of the cache before.
  enum Past: String, CaseIterable {
    /// There is none yet, and nothing says where it is but the home.
    case fresh = "a fresh home"

    /// It holds modules of the system that were compiled for another folder, as an old installation put them there.
    case poisoned = "a poisoned cache"

    /// It was moved, as where a CI restores it.
    case moved = "a moved cache"
  }

  /// A cache with a past.
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

  @Test("ordinary ones rest where they should", arguments: Past.allCases)
  func rest(_ past: Past) async throws {
    let behaviors = try #require(Self.files.isEmpty ? nil : Self.files).map { "--behavior ./\($0)" }
    // Its folder is gone with it.
    let cache = try await Cache(past)
    let run = try await cache.shell(in: Self.folder)
      .run(
        "snapsim \(behaviors.joined(separator: " ")) --velocity -1200 --print behavior,offset --format csv")
    withExtendedLifetime(cache) {}
    #expect(run.lines.dropFirst() == Self.files.map { "./\($0),600" }[...], "\(run.errors)")
    #expect(run.errors == "proposed\n" && run.code == 0, "\(run.errors)")
  }

  /// A file that does not compile, and what has to be said of it.
  struct Mistake {
    var spec = "./A.swift"

    /// What stands in `updateTarget`, or the whole file where it is more than a line.
    let text: String
    let words: [String]

    var whole: String {
      text.contains("\n")
        ? text
        : """
        import SwiftUI

        struct A: ScrollTargetBehavior {
          var step: CGFloat = 100

          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            \(text)
          }
        }

        """
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      text: "target.rect.origin.z = 5",
      words: ["./A.swift:7:24: error: value of type 'CGPoint' has no member 'z'"]),
    Mistake(
      text: "target.rect.origin.x = Theme.step",
      words: ["./A.swift:7:28: error: cannot find 'Theme' in scope", "none of the files declares Theme"]),
    Mistake(
      text: "target.rect.origin.x = \"left\"",
      words: ["./A.swift:7:28: error: cannot assign value of type 'String' to type"]),
    Mistake(
      text: "step = target.rect.minX",
      words: ["./A.swift:7:5: error: cannot assign to property: 'self' is immutable"]),
    Mistake(
      text: "let first: Double? = 1; target.rect.origin.x = first",
      words: ["./A.swift:7:52: error: value of optional type 'Double?' must be unwrapped"]),
    Mistake(text: "target.rect.origin.x = max(step)", words: ["./A.swift:7:", "error: "]),
    Mistake(
      text: "func page() -> Int { let next = 1 + Int(step) }; target.rect.origin.x = CGFloat(page())",
      words: ["./A.swift:7:", "error: missing return in local function expected to return 'Int'"]),
    Mistake(
      text: "import SwiftUI\n\nstruct A: ScrollTargetBehavior {\n  var step: CGFloat = 100\n}\n",
      words: ["./A.swift:3:8: error: type 'A' does not conform to protocol 'ScrollTargetBehavior'"]),
    Mistake(text: "if target.rect.minX > 100 {", words: ["./A.swift:", "error: expected '}'"]),
    Mistake(
      spec: "./A.swift:A(stp: 100)", text: "target.rect.origin.x = step",
      words: ["--behavior './A.swift:A(stp: 100)': error: incorrect argument label in call"]),
  ]

  @Test("ones that do not compile are told of at their own lines", arguments: Past.allCases)
  func mistakes(_ past: Past) async throws {
    let cache = try await Cache(past)
    let folder = try BehaviorFolder(hasOwnCache: true)
    var shell = try await cache.shell(in: folder.url)
    // Where each stands in its file does not depend on the cache.
    for mistake in past == .fresh
      ? Self.mistakes : [Self.mistakes[0], Self.mistakes[Self.mistakes.count - 1]]
    {
      // What is poisoned is healed by the first file that meets it.
      if past == .poisoned { shell = try await cache.shell(in: folder.url) }
      try folder.write("A.swift", mistake.whole)
      let run = try await shell.run("snapsim --behavior '\(mistake.spec)' --velocity -1200")
      #expect(run.code == 65, "\(mistake.text): \(run)")
      #expect(run.output.isEmpty)
      for word in mistake.words { #expect(run.errors.contains(word), "\(mistake.text): \(run.errors)") }
      for word in ["module cache", "precompiled", "SwiftShims"] {
        #expect(!run.errors.contains(word), "\(mistake.text): \(run.errors)")
      }
    }
  }
}

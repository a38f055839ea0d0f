import Foundation

/// A folder for behavior files, which is gone when the last reference is.
///
/// What is compiled from them stands in the cache of all these tests, where the system's modules are made once, unless
/// the folder has a cache of its own.
final class BehaviorFolder: Sendable {
  let url: URL
  private let hasOwnCache: Bool

  init(hasOwnCache: Bool = false) throws {
    self.hasOwnCache = hasOwnCache
    url = FileManager.default.temporaryDirectory.appendingPathComponent("behaviors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder of a cache of its own.
  var cache: URL { url.appendingPathComponent("cache") }

  /// A path with a Swift compiler, and the cache.
  var environment: [String: String] {
    Shell().environment.merging(hasOwnCache ? ["XDG_CACHE_HOME": cache.path] : [:]) { $1 }
  }

  /// The compiler on the path of these tests.
  static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether the toolchain can tell the line of a place in the code; that of Swift 6.3.1 on Linux can.
  static let hasSymbolizer: Bool = {
    let folder = compiler.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    return folder.map { FileManager.default.isExecutableFile(atPath: $0.path + "/llvm-symbolizer") } ?? false
  }()

  var shell: Shell { Shell(environment: environment, directory: url) }

  /// Writes a file, in folders that need not be there.
  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func copy(_ name: String) throws {
    try write(name + ".swift", try Shell.text("Tests/EndToEndTests/Fixtures/Files/\(name).swift"))
  }

  /// Writes a behavior whose `updateTarget` has some body.
  func write(_ name: String, behavior: String, body: String) throws {
    try write(
      name,
      """
      import SwiftUI

      struct \(behavior): ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          \(body)
        }
      }

      """)
  }

  /// The compiled executables in the cache.
  func executables() throws -> [URL] {
    let folder = cache.appendingPathComponent("snapsim/behaviors")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("snapsim") }
  }
}

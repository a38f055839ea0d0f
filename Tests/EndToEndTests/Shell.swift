import Foundation
import Testing

/// Runs shell scripts as somebody at a terminal would, with the tool first in the path: as installed, where the tests
/// are told where, or else as built with them.
struct Shell: Sendable {
  /// What a script wrote and how it ended.
  struct Result: Equatable, Sendable {
    let output: String
    let errors: String
    let code: Int32
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// The environment beside the path; nothing else is inherited.
  var environment = [
    "LC_ALL": "C", "SNAPSIM_SWIFTC": BehaviorFolder.compiler ?? "swiftc",
    "XDG_CACHE_HOME": packageRoot.appendingPathComponent(".build/tests-cache").path,
  ]

  var directory = Shell.packageRoot

  /// The folder of `Package.swift`.
  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The prefix under which `make install` put the tool, if the tests are told: `make test` installs it first.
  static let prefix: URL? = ProcessInfo.processInfo.environment["SNAPSIM_INSTALLED"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

  /// The folder of the tool that these tests drive.
  static let toolFolder: URL? = {
    guard let prefix else {
      let built = builtFolder
      print(
        "The end-to-end tests drive the tool as built in \(built?.path ?? "no folder"); make test installs it first."
      )
      return built
    }
    let folder = prefix.appendingPathComponent("bin")
    return FileManager.default.isExecutableFile(atPath: folder.path + "/snapsim") ? folder : nil
  }()

  /// The folder of the tool that was built together with these tests, above this process's executable or the bundle that
  /// it was told to load; at last, where SwiftPM builds by default.
  private static let builtFolder: URL? = {
    let paths = CommandLine.arguments.filter { $0.contains("/") && !$0.hasPrefix("-") }
      .map { URL(fileURLWithPath: $0) }
    let bundles = ([Bundle.main] + Bundle.allBundles).map(\.bundleURL)
    return (paths + bundles + [packageRoot.appendingPathComponent(".build/debug/snapsim")]).lazy
      .compactMap { start in
        // No higher than the package.
        sequence(first: start.standardizedFileURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
          .prefix { $0.path != packageRoot.standardizedFileURL.path }
          .first {
            let tool = $0.appendingPathComponent("snapsim")
            return !tool.isFolder && FileManager.default.isExecutableFile(atPath: tool.path)
          }
      }.first
  }()

  /// Tests start all at once, and a compiler takes some hundred megabytes: more scripts at a time would wait for memory
  /// instead of the processor.
  private static let turns: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2 * ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  /// A command, without apostrophes, as it runs on a terminal: Linux's program knows its version, macOS's does not.
  static func onTerminal(_ command: String) -> String {
    """
    if script --version > /dev/null 2>&1; then script -qec '\(command)' /dev/null
    else script -q /dev/null sh -c '\(command)'; fi
    """
  }

  /// Runs a script in a folder of its own, which is gone afterwards.
  func inFolder(_ script: String) async throws -> Result {
    try await run(
      """
      mkdir "$TMPDIR/folder"; cd "$TMPDIR/folder"
      trap 'umount "$TMPDIR/folder/disk" 2>/dev/null; chmod -R u+w .' EXIT
      \(script)
      """)
  }

  /// Runs a script when it is its turn.
  ///
  /// Its output goes to files, so that no amount of it can block. Its folder for temporary files is its own, which is gone
  /// afterwards with all that it left there; the cache is elsewhere.
  func run(_ script: String) async throws -> Result {
    let tool = try #require(
      Self.toolFolder, "there is no snapsim to drive: it is not built, or not under SNAPSIM_INSTALLED")
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapsim-\(UUID().uuidString.prefix(8))")
    // A browser has a socket in there, whose path may have 107 bytes.
    let temporary = scratch.appendingPathComponent("t")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = scratch.appendingPathComponent("output")
    let errors = scratch.appendingPathComponent("errors")
    let code = try await withCheckedThrowingContinuation { continuation in
      Self.turns.addOperation {
        continuation.resume(
          with: Swift.Result {
            try execute(script, tool: tool, output: output, errors: errors, temporary: temporary)
          })
      }
    }
    return Result(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), code: code)
  }

  private func execute(_ script: String, tool: URL, output: URL, errors: URL, temporary: URL) throws -> Int32
  {
    for file in [output, errors] { try Data().write(to: file) }
    let outputHandle = try FileHandle(forWritingTo: output)
    defer { try? outputHandle.close() }
    let errorHandle = try FileHandle(forWritingTo: errors)
    defer { try? errorHandle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    // A sanitizer's options are the only ones that are handed on.
    let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    process.environment = ["TMPDIR": temporary.path].merging(environment) { $1 }.merging(sanitizers) { $1 }
      .merging(["PATH": "\(tool.path):/usr/bin:/bin"]) { $1 }
    // The threads of a queue block signals, and what they start would inherit that.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension URL {
  /// The names of the files in a folder that end so, sorted.
  func files(_ ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
}

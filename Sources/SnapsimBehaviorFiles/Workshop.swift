import SnapsimSystem
import SnapsimText

/// The compiler for behavior files, and a folder of this run's own.
struct Workshop {
  /// The compiler, with that folder for what it keeps for a moment.
  var toolchain: SwiftToolchain
  let cache: BehaviorCache
  let folder: String

  /// The folder of the compiler's modules of the system, reused from run to run, and made anew where they are broken.
  private(set) var modules: String
  private var freshModules: String { folder + "/modules" }

  /// The compiler's word on itself, and the program that reads files, if there is one: each is looked for once.
  lazy var info = Result { try toolchain.info(cache) }
  var reader: Result<String?, any Error>?

  /// The compiler's first error where that program does not compile.
  var readerFault: String?

  init(_ toolchain: SwiftToolchain, _ cache: BehaviorCache) throws {
    (self.toolchain, self.cache) = (toolchain, cache)
    // On macOS a compiler that is no proxy of Xcode's has to be told where the system's declarations are.
    if Platform.variable("SDKROOT") == nil {
      self.toolchain.environment["SDKROOT"] = try toolchain.xcrun(["--sdk", "macosx", "--show-sdk-path"])
    }
    folder = try cache.workFolder()
    self.toolchain.environment["TMPDIR"] = folder
    modules = cache.moduleCache ?? folder + "/modules"
  }

  func store(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = folder + "/" + name
    do { try Platform.store(Array(bytes), in: file) } catch {
      throw BehaviorFileError.cannotWrite(folder: folder, reason: error.reason)
    }
    return file
  }

  /// Runs the compiler, and throws where it does not run, has no room on the disk, or is late.
  mutating func run(
    _ arguments: [String], limit: Double? = nil, late: BehaviorFileError? = nil
  ) throws -> SwiftToolchain.Run {
    let run = try runOnModules(arguments, limit: limit, late: late)
    if let reason = run.fullDisk { throw BehaviorFileError.cannotWrite(folder: folder, reason: reason) }
    return run
  }

  /// Runs it; where the kept modules may be why it fails, once more with fresh ones, and drops those.
  ///
  /// The compiler does not recover by itself from modules that were made at another path, or that are damaged: it fails
  /// on every file, in words that say nothing of the file.
  private mutating func runOnModules(
    _ arguments: [String], limit: Double?, late: BehaviorFileError?
  ) throws -> SwiftToolchain.Run {
    let run = try toolchain.run(arguments + ["-module-cache-path", modules], limit: limit, late: late)
    guard modules != freshModules, run.mayBeOfModules else { return run }
    let again = try toolchain.run(arguments + ["-module-cache-path", freshModules], limit: limit, late: late)
    if again.mayBeOfModules { return run }
    let dropped = modules + "-dropped-\(Platform.processNumber)"
    try? Platform.renameFile(modules, to: dropped)
    Platform.removeFolder(dropped)
    modules = freshModules
    return again
  }

  /// Links a program; where the first of the platform's linkers fails, by the next, as the last one's run tells.
  mutating func link(_ arguments: [String], to program: String) throws -> SwiftToolchain.Run {
    // The linker that comes with the toolchain is the fast one; an older toolchain may have none.
    var run = SwiftToolchain.Run(succeeded: false, output: "")
    for flags in Platform.linkerFlags where !run.succeeded {
      run = try self.run(flags + arguments + ["-o", program])
    }
    return run
  }
}

extension SwiftToolchain.Run {
  /// Whether it failed for another reason than the sources.
  fileprivate var mayBeOfModules: Bool {
    guard !succeeded else { return false }
    let errors = CompilerDiagnostic.all(in: output).filter { $0.severity == .error }
    return errors.isEmpty || errors.contains { $0.file == nil }
  }
}

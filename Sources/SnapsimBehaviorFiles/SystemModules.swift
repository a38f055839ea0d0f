import SnapsimSystem
import SnapsimText

/// The compiler's modules of the system, reused from run to run, and made anew where they are broken.
///
/// The compiler does not recover by itself from modules that were made at another path, or that are damaged: it fails
/// on every file, in words that say nothing of the file.
struct SystemModules {
  private(set) var folder: String

  /// A folder of this run's own, to make them anew in.
  private let fresh: String

  /// Takes the modules of a cache; where there is none, a folder of this run's own has them.
  init(_ cache: BehaviorCache, workFolder: String) {
    fresh = workFolder + "/modules"
    folder = cache.moduleCache ?? fresh
  }

  /// Runs the compiler; where the kept modules may be why it fails, once more with fresh ones, and drops those.
  mutating func run(
    _ toolchain: SwiftToolchain, _ arguments: [String], limit: Double? = nil, late: BehaviorFileError? = nil
  ) throws -> SwiftToolchain.Run {
    let run = try toolchain.run(arguments + ["-module-cache-path", folder], limit: limit, late: late)
    guard folder != fresh, Self.mayBeAtFault(run) else { return run }
    let again = try toolchain.run(arguments + ["-module-cache-path", fresh], limit: limit, late: late)
    if Self.mayBeAtFault(again) { return run }
    let dropped = folder + "-dropped-\(Platform.processNumber)"
    try? Platform.renameFile(folder, to: dropped)
    Platform.removeFolder(dropped)
    folder = fresh
    return again
  }

  /// Whether a run failed for another reason than the sources.
  static func mayBeAtFault(_ run: SwiftToolchain.Run) -> Bool {
    guard !run.succeeded else { return false }
    let errors = CompilerDiagnostic.all(in: run.output).filter { $0.severity == .error }
    return errors.isEmpty || errors.contains { $0.file == nil }
  }
}

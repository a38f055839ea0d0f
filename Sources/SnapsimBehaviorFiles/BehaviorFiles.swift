import ScrollSimulation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// Behavior files on a command line: they are compiled into a snapsim of their own, which runs as a child.
package enum BehaviorFiles {
  /// The options for compiling files and telling of it.
  package struct Settings {
    let arguments: [String]
    let usesCache: Bool
    let scope: ProjectScope
    let isVerbose: Bool
    let skipsFaulty: Bool
    let counts: Bool
    let fixes: Bool

    /// Takes what a command line says, and how it was typed; whether files that cannot be compiled are told of and left out,
    /// whether it is noted what is reached of their source, and whether what may be fixed of it is compiled fixed too.
    package init(
      _ invocation: Invocation, _ arguments: [String], skipsFaulty: Bool, counts: Bool, fixes: Bool
    ) {
      self.arguments = arguments
      (self.skipsFaulty, self.counts, self.fixes) = (skipsFaulty, counts, fixes)
      usesCache = !invocation.has(Option.noCache)
      scope = ProjectScope(invocation)
      isVerbose = invocation.has(Option.verbose)
    }
  }

  /// Runs a command line whose behaviors are in files by a program that holds them.
  ///
  /// - Returns: its exit code; `nil` where there are no such files that can be compiled.
  package static func run(
    _ specs: [String], beside behaviors: BehaviorCatalog, _ settings: Settings, errors: Output
  ) throws -> (code: ExitCode?, leftOut: [String]) {
    // A child holds all that the tool found.
    var files = behaviors.watch == nil ? specs.compactMap { BehaviorFileSpec($0) }.distinct : []
    guard let first = files.first else { return (nil, []) }
    if behaviors.hasOwn { throw BehaviorFileError.besideOwn(first.text) }
    let toolchain = try SwiftToolchain()
    // A mistake is told before the compiler is waited for.
    let limit = try TimeLimit().seconds
    let cache = settings.usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    if settings.usesCache, let flaw = cache.flaw {
      errors.warn("\(flaw); the behavior is compiled each time")
    }
    let compilation = BehaviorCompilation(
      toolchain: toolchain, cache: cache, isWatched: Platform.isTerminal(2), errors: errors,
      isVerbose: settings.isVerbose, scope: settings.scope, counts: settings.counts,
      fixes: settings.fixes)
    var orders = ChildOrders()
    orders.isTemporary = cache.root == nil
    var whole: String?
    if settings.skipsFaulty {
      whole = try? compilation.executable(for: files)
      if whole == nil {
        (files, orders.leftOut) = sorted(files, by: compilation)
        if files.isEmpty { return (nil, orders.leftOut) }
      }
    }
    let executable = try whole ?? compilation.executable(for: files)
    try? errors.flush()
    defer { if orders.isTemporary { Platform.removeFolder(Platform.folder(of: executable)) } }
    var process = BehaviorProcess(
      executable: executable, arguments: settings.arguments, specs: files.map(\.text), limit: limit,
      orders: orders)
    return (try process.run(), [])
  }

  /// The files that can be compiled, and the specs of the others, of which it is told why not.
  private static func sorted(
    _ files: [BehaviorFileSpec], by compilation: BehaviorCompilation
  ) -> (good: [BehaviorFileSpec], leftOut: [String]) {
    var leftOut: [String] = []
    let good = files.filter { file in
      do {
        try compilation.check(file)
        return true
      } catch {
        compilation.errors.detail(error)
        compilation.errors.report(error.words)
        leftOut.append(file.text)
        return false
      }
    }
    return (good, leftOut)
  }

  /// Whether one thread at a time must ask the behaviors of this executable.
  package static var shareState: Bool {
    Platform.kind(of: Platform.folder(of: Platform.executablePath) + "/" + BehaviorCache.sharedState) != .none
  }
}

import Foundation
import SnapsimRuns
import SnapsimText

/// Behavior files on a command line: they are compiled into a snapsim of their own, which then takes over the process.
package enum BehaviorFiles {
  /// Hands the process to an executable that holds some behavior files besides those that are held already; returns where there are none.
  ///
  /// Nothing may have been read from standard input or written by then, as the other executable begins anew. Of the
  /// optional ones it holds those that compile; they alone are no reason for another executable.
  package static func enter(
    _ specs: [String], optional: [String] = [], beside behaviors: BehaviorCatalog, arguments: [String],
    usesCache: Bool, errors: Output
  ) throws {
    var files: [BehaviorFileSpec] = []
    for text in specs where !behaviors.holds(text) {
      guard let spec = BehaviorFileSpec(text), !files.contains(spec) else { continue }
      files.append(spec)
    }
    guard let first = files.first else { return }
    if behaviors.hasOwn { throw BehaviorFileError.besideOwn(first.text) }
    let toolchain = try SwiftToolchain()
    // A mistake is told before the compiler is waited for.
    _ = try TimeLimit()
    // Files that this executable holds already, should a scenario name more of them.
    files = behaviors.added.compactMap { BehaviorFileSpec($0.spec) }.filter { !files.contains($0) } + files
    let cache = usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    if usesCache, let flaw = cache.flaw {
      errors.warn(Warning.cacheUnusable(flaw).message)
    }
    let compilation = BehaviorCompilation(
      toolchain: toolchain, cache: cache, isWatched: Platform.isTerminal(2), errors: errors)
    let more = optional.compactMap { BehaviorFileSpec($0) }.filter { !files.contains($0) }
    let executable = try Self.executable(for: files, and: more, by: compilation)
    try? errors.flush()
    if cache.root == nil { Platform.setVariable(temporaryVariable, executable) }
    let reason = Platform.become(executable, [CommandLine.arguments.first ?? "snapsim"] + arguments)
    throw BehaviorFileError.cannotRun(executable, reason: reason)
  }

  /// The executable for some files, and for those of others that compile: each by itself, where not all do.
  private static func executable(
    for files: [BehaviorFileSpec], and optional: [BehaviorFileSpec], by compilation: BehaviorCompilation
  ) throws -> String {
    if optional.isEmpty { return try compilation.executable(for: files) }
    do {
      return try compilation.executable(for: files + optional)
    } catch BehaviorFileError.doesNotCompile {
      let compiling = optional.filter { (try? compilation.executable(for: [$0])) != nil }
      return try compilation.executable(for: files + compiling)
    }
  }

  /// The variable that names an executable which nobody will run again.
  private static let temporaryVariable = "SNAPSIM_TEMPORARY"

  /// Removes this executable, if it was made for this run alone: a running one may go.
  package static func removeTemporary() {
    guard let named = Platform.variable(temporaryVariable) else { return }
    Platform.setVariable(temporaryVariable, nil)
    let folder = (named as NSString).deletingLastPathComponent
    guard named == Platform.executablePath, (folder as NSString).lastPathComponent.hasPrefix("snapsim-")
    else {
      return
    }
    Platform.removeFolder(folder)
  }
}

import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Behavior files on a command line: they are compiled into a snapsim of their own, which then takes over the process.
package enum BehaviorFiles {
  /// The options for compiling files and telling of it.
  package struct Settings {
    let arguments: [String]
    let usesCache: Bool
    let isVerbose: Bool
    let skipsFaulty: Bool
    private let assumesAxis: Bool
    private let invocation: Invocation

    /// Takes what a command line says, and how it was typed; whether files that cannot be compiled are told of and left out,
    /// and whether the axis is the usual one where none is said.
    package init(_ invocation: Invocation, _ arguments: [String], skipsFaulty: Bool, hasUsualAxis: Bool) {
      self.arguments = arguments
      self.skipsFaulty = skipsFaulty
      assumesAxis = hasUsualAxis && !invocation.has(Option.axis)
      usesCache = !invocation.has(Option.noCache)
      isVerbose = invocation.has(Option.verbose)
      self.invocation = invocation
    }

    /// The values that are proposed for arguments, on the layout of the command line where it says one.
    var values: ProposedValues {
      var layout = invocation
      layout.given.removeAll { !$0.option.isOfLayout }
      let options = try? RunOptions(layout, behaviors: BehaviorCatalog(), isCompletedByRows: true)
      var values = (try? options?.layout.layout()).map { ProposedValues($0) } ?? ProposedValues()
      values.assumesAxis = assumesAxis
      return values
    }
  }

  /// Hands the process to an executable with some behavior files besides those held already; returns where there are none.
  ///
  /// Nothing may have been read from standard input or written by then, as the other executable begins anew.
  package static func enter(
    _ specs: [String], beside behaviors: BehaviorCatalog, _ settings: Settings, errors: Output
  ) throws {
    let wanted = specs.filter { !behaviors.holds($0) && !BehaviorSpec.leftOut.contains($0) }
    var files = wanted.compactMap { BehaviorFileSpec($0) }.distinct
    guard let first = files.first else { return }
    if behaviors.hasOwn { throw BehaviorFileError.besideOwn(first.text) }
    let toolchain = try SwiftToolchain()
    // A mistake is told before the compiler is waited for.
    _ = try TimeLimit()
    // Files that this executable holds already, should a scenario name more of them.
    files = behaviors.added.compactMap { BehaviorFileSpec($0.spec) }.filter { !files.contains($0) } + files
    let cache = settings.usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    if settings.usesCache, let flaw = cache.flaw {
      errors.warn(Warning.cacheUnusable(flaw).message)
    }
    let compilation = BehaviorCompilation(
      toolchain: toolchain, cache: cache, isWatched: Platform.isTerminal(2), errors: errors,
      isVerbose: settings.isVerbose, values: settings.values)
    let made =
      settings.skipsFaulty
      ? try executable(forAnyOf: files, by: compilation) : try compilation.executable(for: files)
    guard let executable = made else { return }
    // The other executable stands elsewhere, and may want to read the files once more.
    Platform.setVariable(BehaviorLibrary.toolVariable, BehaviorLibrary.tool)
    try? errors.flush()
    if cache.root == nil { Platform.setVariable(temporaryVariable, executable) }
    let reason = Platform.become(executable, [CommandLine.arguments.first ?? "snapsim"] + settings.arguments)
    throw BehaviorFileError.cannotRun(executable, reason: reason)
  }

  /// The executable for some files without those that cannot be compiled, which tells why; `nil` where none can.
  private static func executable(
    forAnyOf files: [BehaviorFileSpec], by compilation: BehaviorCompilation
  ) throws -> String? {
    if let whole = try? compilation.executable(for: files) { return whole }
    var leftOut: [String] = []
    let others = files.filter { file in
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
    Platform.setVariable(BehaviorSpec.leftOutVariable, leftOut.joined(separator: "\n"))
    return others.isEmpty ? nil : try compilation.executable(for: others)
  }

  /// Whether one thread at a time must ask the behaviors of this executable.
  package static var shareState: Bool {
    let folder = (Platform.executablePath as NSString).deletingLastPathComponent
    return Platform.kind(of: folder + "/" + BehaviorCache.sharedState) != .none
  }

  /// The variable that names an executable which nobody will run again.
  private static let temporaryVariable = "SNAPSIM_TEMPORARY"

  /// Removes this executable, if it was made for this run alone: a running one may go.
  package static func removeTemporary() {
    guard let named = Platform.variable(temporaryVariable) else { return }
    Platform.setVariable(temporaryVariable, nil)
    let folder = (named as NSString).deletingLastPathComponent
    let isOwn = (folder as NSString).lastPathComponent.hasPrefix("snapsim-")
    if isOwn, named == Platform.executablePath { Platform.removeFolder(folder) }
  }
}

import Foundation
import SnapsimRuns
import SnapsimText

/// Behavior files on a command line: they are compiled into a snapsim of their own, which then takes over the process.
package enum BehaviorFiles {
  /// How files are compiled, and what is told of it.
  package struct Settings {
    let arguments: [String]
    let usesCache: Bool
    let guesses: Bool
    let isVerbose: Bool
    private let invocation: Invocation

    /// Takes what a command line says.
    ///
    /// - Parameters:
    ///   - invocation: the command line.
    ///   - arguments: the same as it was typed.
    package init(_ invocation: Invocation, _ arguments: [String]) {
      self.arguments = arguments
      usesCache = !invocation.has(RunOptions.noCache.option)
      guesses = invocation.has(RunOptions.guess.option)
      isVerbose = invocation.has(RunOptions.verbose.option)
      self.invocation = invocation
    }

    /// The values that are proposed for arguments, on the layout of the command line where it says one.
    var values: ProposedValues {
      var layout = invocation
      layout.given.removeAll { !$0.option.isOfLayout }
      let options = try? RunOptions(layout, behaviors: BehaviorCatalog(), isCompletedByRows: true)
      return (try? options?.layout.layout()).map { ProposedValues($0) } ?? ProposedValues()
    }
  }

  /// Hands the process to an executable that holds some behavior files besides those that are held already; returns where there are none.
  ///
  /// Nothing may have been read from standard input or written by then, as the other executable begins anew. Of the
  /// optional ones it holds those that compile; they alone are no reason for another executable.
  package static func enter(
    _ specs: [String], optional: [String] = [], beside behaviors: BehaviorCatalog, _ settings: Settings,
    errors: Output
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
    let cache = settings.usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    if settings.usesCache, let flaw = cache.flaw {
      errors.warn(Warning.cacheUnusable(flaw).message)
    }
    let compilation = BehaviorCompilation(
      toolchain: toolchain, cache: cache, isWatched: Platform.isTerminal(2), errors: errors,
      isVerbose: settings.isVerbose, values: settings.values)
    var arguments = settings.arguments
    if settings.guesses { try guess(&files, in: &arguments, by: compilation) }
    let more = optional.compactMap { BehaviorFileSpec($0) }.filter { !files.contains($0) }
    let executable = try Self.executable(for: files, and: more, by: compilation)
    // The other executable stands elsewhere, and may want to read the files once more.
    Platform.setVariable(BehaviorLibrary.toolVariable, BehaviorLibrary.tool)
    try? errors.flush()
    if cache.root == nil { Platform.setVariable(temporaryVariable, executable) }
    let reason = Platform.become(executable, [CommandLine.arguments.first ?? "snapsim"] + arguments)
    throw BehaviorFileError.cannotRun(executable, reason: reason)
  }

  /// Writes proposed arguments after files that need some, in the command line too: what is run is what rows name.
  private static func guess(
    _ files: inout [BehaviorFileSpec], in arguments: inout [String], by compilation: BehaviorCompilation
  ) throws {
    for index in files.indices {
      guard let expression = try compilation.proposedExpression(for: files[index]) else { continue }
      let text = files[index].files.joined(separator: "+") + ":" + expression
      guard let spec = BehaviorFileSpec(text) else { continue }
      compilation.errors.report("guessed, as the file does not say: --behavior '\(text)'")
      for place in arguments.indices {
        if arguments[place] == files[index].text { arguments[place] = text }
        let typed = "=" + files[index].text
        if arguments[place].hasSuffix(typed) {
          arguments[place] = String(arguments[place].dropLast(typed.count)) + "=" + text
        }
      }
      files[index] = spec
    }
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
    guard named == Platform.executablePath, (folder as NSString).lastPathComponent.hasPrefix("snapsim-")
    else {
      return
    }
    Platform.removeFolder(folder)
  }
}

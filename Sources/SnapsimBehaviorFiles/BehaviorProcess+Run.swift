import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

// Behavior files on a command line: they are compiled into a snapsim of their own, which runs as a child.
extension BehaviorProcess {
  /// Runs a command line whose behaviors are in files by a program that holds them.
  ///
  /// `skipsFaulty` leaves out files that do not compile, `made` are the specs that nobody wrote, of which a note is enough
  /// then; `counts` notes what is reached, `fixes` compiles fixes too.
  ///
  /// - Returns: its exit code; `nil` where there are no such files that can be compiled.
  package static func run(
    _ specs: [String], beside behaviors: BehaviorCatalog, _ invocation: Invocation, arguments: [String],
    skipsFaulty: Bool, made: Set<String>, counts: Bool, fixes: Bool, errors: Output
  ) throws -> (code: ExitCode?, leftOut: [String]) {
    // A child holds all that the tool found.
    var files = behaviors.watch == nil ? specs.compactMap { BehaviorFileSpec($0) }.distinct : []
    guard let first = files.first else { return (nil, []) }
    if behaviors.hasOwn { throw BehaviorFileError.besideOwn(first.text) }
    let toolchain = try SwiftToolchain()
    // A mistake is told before the compiler is waited for.
    let limit = try BehaviorWatch.timeLimit()
    let cache = invocation.has(Option.noCache) ? BehaviorCache(root: nil) : BehaviorCache()
    if let flaw = cache.flaw { errors.warn("\(flaw); the behavior is compiled each time") }
    let compilation = BehaviorCompilation(
      toolchain: toolchain, cache: cache, isWatched: Platform.isTerminal(2), errors: errors,
      isVerbose: invocation.has(Option.verbose), scope: ProjectScope(invocation), counts: counts,
      fixes: fixes)
    var orders = ChildOrders()
    orders.isTemporary = cache.root == nil
    let whole = try? skipsFaulty ? compilation.executable(for: files) : nil
    if skipsFaulty, whole == nil {
      (files, orders.leftOut) = sorted(files, made: made, by: compilation)
      if files.isEmpty { return (nil, orders.leftOut) }
    }
    let executable = try whole ?? compilation.executable(for: files)
    try? errors.flush()
    defer { if orders.isTemporary { Platform.removeFolder(Platform.folder(of: executable)) } }
    var process = BehaviorProcess(
      executable: executable, arguments: arguments, specs: files.map(\.text), limit: limit, orders: orders)
    return (try process.run(), [])
  }

  /// The files that can be compiled, and the specs of the others, of which it is told why not.
  private static func sorted(
    _ files: [BehaviorFileSpec], made: Set<String>, by compilation: BehaviorCompilation
  ) -> (good: [BehaviorFileSpec], leftOut: [String]) {
    var leftOut: [String] = []
    let good = files.filter { file in
      do {
        try compilation.check(file)
        return true
      } catch {
        if made.contains(file.text) {
          compilation.errors.note("\(file.text) does not compile by itself, and is not judged")
        } else {
          compilation.errors.detail(error)
          compilation.errors.report(error.words)
        }
        leftOut.append(file.text)
        return false
      }
    }
    return (good, leftOut)
  }

  /// Whether one thread at a time must ask the behaviors of this executable.
  package static var shareState: Bool { Platform.kind(of: beside(BehaviorCache.sharedState)) != .none }

  /// The scroll views to which the files of this executable attach each of its behaviors; nothing where there are none.
  package static var views: [[ScrollViewReading]] { kept([[ScrollViewReading]].self, BehaviorCache.views) }

  /// The notes on the behaviors inside of this executable, in their order.
  package static let notes = kept([SpecNotes].self, BehaviorCache.notes)

  private static func beside(_ name: String) -> String {
    Platform.folder(of: Platform.executablePath) + "/" + name
  }

  /// The notes that such a file keeps of each behavior, in their order; none where there is no file.
  private static func kept<Kept: Decodable>(_ type: [Kept].Type, _ name: String) -> [Kept] {
    Platform.contents(of: beside(name)).flatMap { try? JSONDecoder().decode(type, from: Data($0)) } ?? []
  }
}

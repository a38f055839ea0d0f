import Foundation
import SnapsimText

/// Reads Swift files by the toolchain's own parser: a small program, which is compiled against it once and kept.
///
/// Its sources stand beside the library's. A toolchain without the modules of SwiftSyntax cannot compile it.
struct SourceReader {
  /// The folder of the program's sources, beside those of the modules.
  static let program = "SnapsimSourceReader"

  /// The sources that it shares with this module.
  private static let shared = ["SwiftDeclaration.swift", "SourceReading.swift"]

  let toolchain: SwiftToolchain
  let cache: BehaviorCache

  /// A folder of this run's own, and what the compiler has made of the system's modules.
  let folder: String
  var modules: SystemModules

  /// Makes a reader that is compiled by a toolchain, if it is not there yet.
  init(toolchain: SwiftToolchain, cache: BehaviorCache, folder: String) {
    (self.toolchain, self.cache, self.folder) = (toolchain, cache, folder)
    modules = SystemModules(cache, workFolder: folder)
  }

  /// What some files hold, or `nil` where there is nothing to read them by.
  ///
  /// - Parameters:
  ///   - contents: the files, in their order.
  ///   - expression: what makes the behavior, where it was given.
  /// - Returns: what was found.
  /// - Throws: `BehaviorFileError` where nothing can be written or the program does not run.
  mutating func read(_ contents: [[UInt8]], expression: String?) throws -> SourceReading? {
    guard let program = try executable() else { return nil }
    var paths: [String] = []
    for (index, bytes) in contents.enumerated() {
      paths.append("\(folder)/read-\(index).swift")
      try store(bytes, in: paths[index])
    }
    var reader = toolchain
    reader.compiler = program
    let run = try reader.run([expression ?? ""] + paths)
    guard let reading = try? JSONDecoder().decode(SourceReading.self, from: Data(run.output.utf8)) else {
      throw BehaviorFileError.toolchainFails(toolchain.compiler, reason: "its parser: \(run.reason)")
    }
    return reading
  }

  private func store(_ bytes: [UInt8], in path: String) throws {
    do throws(Platform.FileError) {
      try Platform.store(bytes, in: path)
    } catch {
      throw BehaviorFileError.cannotWrite(folder: folder, reason: error.reason)
    }
  }

  /// The program: as installed, or compiled now if it was not before.
  private mutating func executable() throws -> String? {
    if let installed = BehaviorLibrary.program(Self.program, for: try toolchain.version(cache)) {
      return installed
    }
    let inputs = Self.inputs()
    guard !inputs.isEmpty else { return nil }
    var digest = ContentDigest()
    digest.add(toolchain.identity)
    for input in inputs { digest.add(Platform.contents(of: input) ?? []) }
    let name = "reader-" + digest.text
    // A tool that stands where it was built has one there, for all caches.
    let kept = (BehaviorLibrary.buildFolder ?? cache.folder(.toolchains)).map { $0 + "/" + name }
    if let kept, Platform.isOwn(kept), Platform.isExecutable(kept) { return kept }
    let made = folder + "/" + name
    guard let modules = try hostModules(), try compile(inputs, modules: modules, to: made) else { return nil }
    guard let kept, (try? Platform.renameFile(made, to: kept)) != nil else { return made }
    return kept
  }

  /// The folder of the toolchain's own modules, if it has those of SwiftSyntax.
  private func hostModules() throws -> String? {
    let run = try toolchain.run(["-print-target-info"], limit: SwiftToolchain.versionLimit)
    let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    guard let folder = info.map({ $0.paths.runtimeResourcePath + "/host" }),
      Platform.kind(of: folder + "/SwiftSyntax.swiftmodule") != .none
    else { return nil }
    return folder
  }

  private struct TargetInfo: Decodable {
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }

  private mutating func compile(_ inputs: [String], modules: String, to path: String) throws -> Bool {
    for flags in Platform.linkerFlags {
      let run = try self.modules.run(
        toolchain,
        flags + [
          "-Onone", "-wmo", "-swift-version", "6", "-suppress-warnings", "-package-name", "snapsim",
          "-module-name", Self.program, "-I", modules, "-L",
          modules,
          "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", modules,
        ] + inputs + ["-o", path])
      if run.succeeded { return true }
      if let reason = run.fullDisk { throw BehaviorFileError.cannotWrite(folder: folder, reason: reason) }
    }
    return false
  }

  /// Its sources; none where they are not found.
  private static func inputs() -> [String] {
    guard let sources = BehaviorLibrary.sources() else { return [] }
    let own = (try? FileManager.default.contentsOfDirectory(atPath: sources + "/" + program)) ?? []
    guard !own.isEmpty else { return [] }
    return own.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\(program)/\($0)" }
      + shared.map { "\(sources)/SnapsimBehaviorFiles/\($0)" }
  }
}

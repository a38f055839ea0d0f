import Foundation
import SnapsimText

/// The library's compiled modules and objects, against which behavior files are compiled.
///
/// A compiled module can be read by the compiler that made it and by no other. So three places are asked: what
/// `make install` put beside the tool, what SwiftPM built together with it, and what was built from the sources before.
package struct BehaviorLibrary {
  /// Where the modules are found.
  let modules: [String]

  /// What is linked.
  package let objects: [String]

  /// The modules in the order in which they are built.
  package static let names = [
    "ScrollBehavior", "SwiftUIStandIn", "ScrollSimulation", "SnapsimText", "SnapsimRuns", "SnapsimPictures",
    "SnapsimBehaviorFiles", "SnapsimCLI",
  ]

  /// Finds the library, or builds it.
  ///
  /// - Parameters:
  ///   - toolchain: the compiler that must have made it.
  ///   - version: what the compiler calls itself.
  ///   - cache: where it is kept once built.
  ///   - modules: what the compiler has of the system's modules.
  ///   - note: says that it is being built, which takes its time.
  /// - Returns: the library.
  /// - Throws: `BehaviorFileError` where it is not found and cannot be built.
  static func find(
    for toolchain: SwiftToolchain, version: String, _ cache: BehaviorCache, _ modules: inout SystemModules,
    note: (String) -> Void
  ) throws -> BehaviorLibrary {
    let tool = Platform.executablePath
    let folder = (tool as NSString).deletingLastPathComponent
    let prefix = (folder as NSString).deletingLastPathComponent
    // What `make install` put beside the tool has the shape that SwiftPM gave it.
    for folder in [prefix + "/lib/snapsim", folder] {
      if let built = builtByPackageManager(in: folder, version) { return built }
    }
    guard let sources = sources(prefix: prefix, folder: folder) else { throw BehaviorFileError.noLibrary }
    let key = ContentDigest.of([Platform.identity(of: tool) ?? "", toolchain.identity, version])
    let built = try cache.libraryFolder(key) { destination throws in
      note("building the library for \(toolchain.compiler), once; that takes a minute or two")
      try build(sources, into: destination, by: toolchain, &modules)
    }
    return flat(in: built)
  }

  /// What stands in a folder of ours: modules and objects side by side.
  package static func flat(in folder: String) -> BehaviorLibrary {
    BehaviorLibrary(modules: [folder], objects: names.map { "\(folder)/\($0).o" })
  }

  /// What SwiftPM leaves beside the tool: one folder of modules, one of objects per module.
  private static func builtByPackageManager(in folder: String, _ version: String) -> BehaviorLibrary? {
    let files = FileManager.default
    guard let entries = try? files.contentsOfDirectory(atPath: folder),
      let mark = entries.first(where: { $0.hasPrefix("swift-version-") }),
      let known = Platform.contents(of: folder + "/" + mark), isSame(known, version)
    else { return nil }
    var objects: [String] = []
    for name in names {
      let build = "\(folder)/\(name).build"
      let found =
        (try? files.contentsOfDirectory(atPath: build)).map { Self.objects(among: $0, in: build) } ?? []
      guard !found.isEmpty, Platform.kind(of: "\(folder)/Modules/\(name).swiftmodule") != .none else {
        return nil
      }
      objects += found.map { build + "/" + $0 }
    }
    return BehaviorLibrary(modules: [folder + "/Modules"], objects: objects)
  }

  /// The objects in a folder, without those that are left of sources which are no more: SwiftPM deletes none, but lists
  /// the sources beside them.
  package static func objects(among entries: [String], in build: String) -> [String] {
    let objects = entries.filter { $0.hasSuffix(".o") }.sorted()
    guard let list = Platform.contents(of: build + "/sources") else { return objects }
    let current = Set(
      list.split(separator: UInt8(ascii: "\n")).map { line in
        let path = String(decoding: line, as: UTF8.self).trimmingCharacters(in: ["'", "\""])
        return (path as NSString).lastPathComponent + ".o"
      })
    return objects.filter(current.contains)
  }

  private static func isSame(_ known: [UInt8], _ version: String) -> Bool {
    func bare(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    return bare(String(decoding: known, as: UTF8.self)) == bare(version)
  }

  /// The variable that names the tool to an executable with behavior files, which stands elsewhere.
  static let toolVariable = "SNAPSIM_TOOL"

  /// The tool beside which the library is looked for.
  static var tool: String {
    Platform.variable(toolVariable).flatMap { Platform.isExecutable($0) ? $0 : nil }
      ?? Platform.executablePath
  }

  /// A program that `make install` built beside the library by a compiler of some version.
  static func program(_ name: String, for version: String) -> String? {
    let folder = (tool as NSString).deletingLastPathComponent
    let library = (folder as NSString).deletingLastPathComponent + "/lib/snapsim"
    guard Platform.isExecutable(library + "/" + name),
      let entries = try? FileManager.default.contentsOfDirectory(atPath: library),
      let mark = entries.first(where: { $0.hasPrefix("swift-version-") }),
      let known = Platform.contents(of: library + "/" + mark), isSame(known, version)
    else { return nil }
    return library + "/" + name
  }

  /// The folder in which SwiftPM built the executable that runs, if that is where it stands.
  static var buildFolder: String? {
    let folder = (tool as NSString).deletingLastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Platform.isOwn(folder) && entries.contains { $0.hasPrefix("swift-version-") } ? folder : nil
  }

  /// The folder of the library's sources, for the executable that runs.
  static func sources() -> String? {
    let folder = (tool as NSString).deletingLastPathComponent
    return sources(prefix: (folder as NSString).deletingLastPathComponent, folder: folder)
  }

  /// The folder of the library's sources: as installed, or in the clone that the tool was built in.
  private static func sources(prefix: String, folder: String) -> String? {
    let installed = prefix + "/share/snapsim/Sources"
    if isSource(installed) { return installed }
    var folder = folder
    while folder != "/", !folder.isEmpty {
      if isSource(folder + "/Sources"), Platform.kind(of: folder + "/Package.swift") == .regular {
        return folder + "/Sources"
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isSource(_ folder: String) -> Bool {
    names.allSatisfy { Platform.kind(of: folder + "/" + $0) == .directory }
  }

  private static func build(
    _ sources: String, into folder: String, by toolchain: SwiftToolchain, _ modules: inout SystemModules
  ) throws {
    for name in names {
      let files =
        FileManager.default.enumerator(atPath: sources + "/" + name)?.compactMap { $0 as? String } ?? []
      let inputs = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\(name)/\($0)" }
      let run = try modules.run(
        toolchain,
        [
          "-O", "-wmo", "-swift-version", "6", "-package-name", "snapsim", "-parse-as-library",
          "-suppress-warnings",
          "-I", folder, "-module-name", name, "-emit-module", "-emit-module-path",
          "\(folder)/\(name).swiftmodule",
          "-c", "-o", "\(folder)/\(name).o",
        ] + inputs)
      if run.succeeded { continue }
      if let reason = run.fullDisk { throw BehaviorFileError.cannotWrite(folder: folder, reason: reason) }
      throw BehaviorFileError.libraryDoesNotBuild(reason: run.reason)
    }
  }
}

import Foundation
import SnapsimSystem
import SnapsimText

/// The library's compiled modules and objects, against which behavior files are compiled.
///
/// A compiled module can be read by the compiler that made it and by no other. So three places are asked: what
/// `make install` put beside the tool, what SwiftPM built together with it, and what was built from the sources before.
struct BehaviorLibrary {
  /// The folder of the modules, and the objects to link.
  let modules: String
  let objects: [String]

  /// The modules in the order in which they are built.
  static let names = [
    "ScrollBehavior", "SwiftUIStandIn", "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns",
    "SnapsimPictures", "SnapsimBehaviorFiles", "SnapsimCLI",
  ]

  /// Finds the library, or builds it and notes that, as it takes its time.
  ///
  /// - Throws: `BehaviorFileError` where it is not found and cannot be built.
  static func find(in shop: inout Workshop, note: (String) -> Void) throws -> BehaviorLibrary {
    let version = try shop.version.get()
    for folder in [installed, folder] {
      if let built = builtByPackageManager(in: folder, version) { return built }
    }
    guard let sources = sources() else { throw BehaviorFileError.noLibrary }
    let key = ContentDigest.of([
      Platform.identity(of: Platform.executablePath) ?? "", shop.toolchain.identity, version,
    ])
    let built = try shop.cache.libraryFolder(key) { destination throws in
      note("building the library for \(shop.toolchain.compiler), once; that takes a minute or two")
      try build(sources, into: destination, in: &shop)
    }
    return BehaviorLibrary(modules: built, objects: names.map { "\(built)/\($0).o" })
  }

  /// The modules and objects that SwiftPM leaves beside the tool, one folder of objects per module.
  private static func builtByPackageManager(in folder: String, _ version: String) -> BehaviorLibrary? {
    guard isMade(folder, by: version) else { return nil }
    var objects: [String] = []
    for name in names {
      let build = "\(folder)/\(name).build"
      let found = Self.objects(among: entries(of: build), in: build)
      guard !found.isEmpty, Platform.kind(of: "\(folder)/Modules/\(name).swiftmodule") != .none else {
        return nil
      }
      objects += found.map { build + "/" + $0 }
    }
    return BehaviorLibrary(modules: folder + "/Modules", objects: objects)
  }

  /// The objects in a folder, without those that are left of sources which are no more: SwiftPM deletes none, but lists
  /// the sources beside them.
  static func objects(among entries: [String], in build: String) -> [String] {
    let objects = entries.filter { $0.hasSuffix(".o") }.sorted()
    guard let list = Platform.contents(of: build + "/sources") else { return objects }
    let current = Set(
      list.split(separator: UInt8(ascii: "\n")).map { line in
        let path = String(decoding: line, as: UTF8.self).trimmingCharacters(in: ["'", "\""])
        return (path as NSString).lastPathComponent + ".o"
      })
    return objects.filter(current.contains)
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Whether SwiftPM has noted that it built a folder, by a compiler of some version if given.
  private static func isMade(_ folder: String, by version: String? = nil) -> Bool {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    guard let mark = entries(of: folder).first(where: { $0.hasPrefix("swift-version-") }),
      let known = Platform.contents(of: folder + "/" + mark)
    else { return false }
    return version.map { words($0) == words(String(decoding: known, as: UTF8.self)) } ?? true
  }

  /// The folder of the tool, and the one that `make install` was told to install under.
  private static var folder: String { Platform.folder(of: Platform.executablePath) }
  private static var prefix: String { (folder as NSString).deletingLastPathComponent }

  /// The folder of `make install`, in the shape that SwiftPM gave it.
  private static var installed: String { prefix + "/lib/snapsim" }

  /// A program that `make install` built beside the library by a compiler of some version.
  static func program(_ name: String, for version: String) -> String? {
    let program = installed + "/" + name
    return Platform.isExecutable(program) && isMade(installed, by: version) ? program : nil
  }

  /// The folder in which SwiftPM built the executable that runs, if that is where it stands.
  static var buildFolder: String? { Platform.isOwn(folder) && isMade(folder) ? folder : nil }

  /// The folder of the library's sources: as installed, or in the clone that the tool was built in.
  static func sources() -> String? {
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

  private static func build(_ sources: String, into folder: String, in shop: inout Workshop) throws {
    for name in names {
      let files = FileManager.default.enumerator(atPath: sources + "/" + name)?.compactMap { $0 as? String }
      let inputs = (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\(name)/\($0)" }
      let run = try shop.run(
        [
          "-O", "-wmo", "-swift-version", "6", "-package-name", "snapsim", "-parse-as-library",
          "-suppress-warnings", "-I", folder, "-module-name", name,
          "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule",
          "-c", "-o", "\(folder)/\(name).o",
        ] + inputs)
      guard run.succeeded else { throw BehaviorFileError.libraryDoesNotBuild(reason: run.reason) }
    }
  }
}

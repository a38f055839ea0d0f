import SnapsimSystem
import SnapsimText

/// The library's compiled modules and objects, against which behavior files are compiled.
///
/// A compiled module can be read by the compiler that made it and by no other. So there is the one that `make install` put
/// beside the tool, and what is built from the sources for any other compiler, or for a tool that was not installed.
struct BehaviorLibrary {
  /// The folder of the modules, each with its object beside it.
  let modules: String

  /// The modules in the order in which they are built.
  static let names = [
    "ScrollBehavior", "SwiftUIStandIn", "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns",
    "SnapsimPictures", "SnapsimBehaviorFiles", "SnapsimCLI", "UIKitStandIn",
  ]

  /// The objects to link; those of UIKit's stand-in only with layouts.
  func objects(withLayouts: Bool) -> [String] {
    Self.names.filter { withLayouts || $0 != "UIKitStandIn" }.map { "\(modules)/\($0).o" }
  }

  /// Finds the library, or builds it and notes that, as it takes its time.
  static func find(in shop: inout Workshop, note: (String) -> Void) throws -> BehaviorLibrary {
    let info = try shop.info.get()
    if installed(for: info) != nil { return BehaviorLibrary(modules: installed) }
    guard let sources = sources() else { throw BehaviorFileError.noLibrary }
    let inputs = names.map { (name: $0, files: Project.files(below: sources + "/" + $0)) }
    let contents = inputs.flatMap(\.files).map { Platform.contents(of: $0) ?? [] }
    let key = ([Array(info.dialect.utf8), Array(shop.toolchain.identity.utf8)] + contents).digest
    let built = try (kept ?? shop.cache).libraryFolder(key) { folder throws in
      note("building the library for \(shop.toolchain.compiler), once; that takes a minute or two")
      for (name, files) in inputs { try build(name, files, into: folder, in: &shop) }
    }
    return BehaviorLibrary(modules: built)
  }

  /// The folder of the tool, and the one that `make install` was told to install under.
  private static var folder: String { Platform.folder(of: Platform.toolPath) }
  private static var prefix: String { Platform.folder(of: folder) }
  private static var installed: String { prefix + "/lib/snapsim" }

  /// The compiler that made what is installed, if its modules can be read by the one that is given.
  private static func installed(for info: SwiftToolchain.Info) -> SwiftToolchain.Info? {
    let maker = Platform.contents(of: installed + "/compiler.json").flatMap(SwiftToolchain.Info.init)
    return maker?.dialect == info.dialect ? maker : nil
  }

  /// A program that `make install` built by such a compiler against its toolchain's modules, where these still are.
  static func program(_ name: String, for info: SwiftToolchain.Info) -> String? {
    let program = installed + "/" + name
    let isSound = installed(for: info)?.hostModules != nil && Platform.isExecutable(program)
    return isSound ? program : nil
  }

  /// The place for what a tool in its clone compiles, for all caches; `nil` for any other tool.
  static var kept: BehaviorCache? {
    guard let sources = sources(), sources != installedSources else { return nil }
    let scratch = Platform.folder(of: sources) + "/.build"
    guard Platform.isOwn(scratch), (try? Platform.makePrivateFolder(scratch + "/snapsim")) != nil else {
      return nil
    }
    return BehaviorCache(root: scratch + "/snapsim")
  }

  private static var installedSources: String { prefix + "/share/snapsim/Sources" }

  /// The folder of the library's sources: as installed, or in the clone that the tool was built in.
  static func sources() -> String? {
    if isSource(installedSources) { return installedSources }
    let clone = Project.nearest(folder) {
      isSource($0 + "/Sources") && Platform.kind(of: $0 + "/Package.swift") == .regular
    }
    return clone.map { $0 + "/Sources" }
  }

  private static func isSource(_ folder: String) -> Bool {
    names.allSatisfy { Platform.kind(of: folder + "/" + $0) == .directory }
  }

  /// Compiles a module, as the script of `make install` does too.
  private static func build(
    _ name: String, _ files: [String], into folder: String, in shop: inout Workshop
  ) throws {
    let run = try shop.run(
      [
        "-O", "-wmo", "-swift-version", "6", "-package-name", "snapsim", "-parse-as-library",
        "-suppress-warnings", "-module-name", name, "-I", folder, "-emit-module",
        "-emit-module-path", "\(folder)/\(name).swiftmodule", "-c", "-o", "\(folder)/\(name).o",
      ] + files)
    guard run.succeeded else { throw BehaviorFileError.libraryDoesNotBuild(reason: run.reason) }
  }
}

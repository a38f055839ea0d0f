import Foundation
import Testing

/// The Swift compiler on the path, and the modules that were built together with these tests.
private struct TypeChecker: Sendable {
  let compiler: URL
  let modules: URL

  /// `nil` where there is no compiler or no modules.
  static let found: TypeChecker? = {
    guard let compiler = compilerOnPath, let modules = builtModules else { return nil }
    return TypeChecker(compiler: compiler, modules: modules)
  }()

  private static let compilerOnPath: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// The folder `Modules` beside the test bundle: next to this process's executable, or above the bundle that the
  /// process was told to load.
  private static let builtModules: URL? = {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    var starts = CommandLine.arguments
      .filter { $0.contains("/") && !$0.hasPrefix("-") }
      .map { URL(fileURLWithPath: $0, relativeTo: current).absoluteURL }
    starts.append(Bundle.main.bundleURL)
    starts += Bundle.allBundles.map(\.bundleURL)
    return starts.lazy.compactMap(modules).first
  }()

  private static func modules(above start: URL) -> URL? {
    var folder = start.standardizedFileURL
    while folder.path != "/" {
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("ScrollBehavior.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// What the compiler says of sources in a module of their own, each with `import SwiftUI` on top.
  func diagnostics(of sources: [String: String], languageMode: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapsim-pasted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data("import SwiftUI\n\n\(text)".utf8).write(to: file)
      files.append(file.path)
    }
    let log = folder.appendingPathComponent("diagnostics.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      [
        "-typecheck", "-module-name", "PastedIntoAnApp", "-package-name", "an-app", "-module-alias",
        "SwiftUI=ScrollBehavior", "-I", modules.path, "-swift-version", languageMode,
      ] + files
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return process.terminationStatus == 0 ? text : "exit \(process.terminationStatus)\n\(text)"
  }
}

@Suite(
  .serialized,
  .enabled(if: TypeChecker.found != nil, "no swiftc on the path, or no built modules beside these tests")
)
struct PastedFixesTests {
  /// The folder of the behaviors' sources.
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/ScrollBehavior/Behaviors")

  /// The line from which on a file is left out as it is pasted.
  private static let mark = "// MARK: - Leave out from here on when pasting"

  private func diagnostics(_ names: [String], languageMode: String) throws -> String {
    let checker = try #require(TypeChecker.found)
    var sources: [String: String] = [:]
    for name in names {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
      sources[name] = String(text.prefix(upTo: text.firstRange(of: Self.mark)?.lowerBound ?? text.endIndex))
    }
    return try checker.diagnostics(of: sources, languageMode: languageMode)
  }

  @Test(
    "each fix compiles as pasted into an app, which sees only SwiftUI's public symbols",
    arguments: [
      ["ContainerPagingBehavior.swift", "ContainerPages.swift"],
      ["FlickPagingBehavior.swift", "ContainerPages.swift"],
      ["SingleViewScrollTargetBehavior.swift"],
      ["ContainerPagingBehavior.swift", "FlickPagingBehavior.swift", "ContainerPages.swift"],
    ],
    ["6", "5"]
  )
  func compiles(names: [String], languageMode: String) throws {
    let diagnostics = try diagnostics(names, languageMode: languageMode)
    #expect(diagnostics == "")
  }

  @Test("what uses this package's own symbols does not compile so, or the test above would show nothing")
  func reachesNothingElse() throws {
    let diagnostics = try diagnostics(["VelocityPagingBehavior.swift"], languageMode: "6")
    #expect(diagnostics.hasPrefix("exit 1\n"))
    #expect(diagnostics.contains("forEachAxis"))
  }

  /// The recorder, with something added at its end.
  private func recorder(adding text: String = "") throws -> [String: String] {
    let file = Self.sources.appendingPathComponent("../../../Examples/Recorder/Recorded.swift")
      .standardizedFileURL
    return ["Recorded.swift": try String(contentsOf: file, encoding: .utf8) + text]
  }

  @Test(
    "the recorder compiles as pasted into an app, by SwiftUI's public names alone", arguments: ["6", "5"])
  func recorder(languageMode: String) throws {
    let checker = try #require(TypeChecker.found)
    let used = """

      func use(_ modifier: (any ScrollTargetBehavior) -> Void) { modifier(Recorded(.paging)) }
      func take(_ behavior: some ScrollTargetBehavior) {}
      func paste() { take(.recorded(.paging)); take(.recorded(.viewAligned(limitBehavior: .always)) { _ in }) }
      """
    #expect(try checker.diagnostics(of: recorder(adding: used), languageMode: languageMode) == "")
  }

  @Test("where it named what is not public, it would not")
  func recorderReachesNothingElse() throws {
    let checker = try #require(TypeChecker.found)
    let secret = "\nfunc secret(_ context: ScrollTargetBehaviorContext) { _ = context.stops }\n"
    let diagnostics = try checker.diagnostics(of: recorder(adding: secret), languageMode: "6")
    #expect(diagnostics.hasPrefix("exit 1\n") && diagnostics.contains("stops"))
  }
}

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

  /// What stands in an app into which the fixes and the recorder were pasted, with something added.
  private func pasted(adding text: String) throws -> [String: String] {
    var sources: [String: String] = ["Uses.swift": text]
    for name in [
      "ContainerPagingBehavior.swift", "FlickPagingBehavior.swift", "ContainerPages.swift",
      "SingleViewScrollTargetBehavior.swift", "../../../Examples/Recorder/Recorded.swift",
    ] {
      let file = Self.sources.appendingPathComponent(name).standardizedFileURL
      let text = try String(contentsOf: file, encoding: .utf8)
      let end = text.firstRange(of: Self.mark)?.lowerBound ?? text.endIndex
      sources[file.lastPathComponent] = String(text[..<end])
    }
    return sources
  }

  @Test(
    "all compile as pasted into an app, which sees only SwiftUI's public symbols", arguments: ["6", "5"])
  func compile(languageMode: String) throws {
    let used = """
      func use(_ modifier: (any ScrollTargetBehavior) -> Void) { modifier(Recorded(.paging)) }
      func take(_ behavior: some ScrollTargetBehavior) {}
      func paste() { take(.recorded(.paging)); take(.recorded(.viewAligned(limitBehavior: .always)) { _ in }) }
      """
    let checker = try #require(TypeChecker.found)
    #expect(try checker.diagnostics(of: pasted(adding: used), languageMode: languageMode) == "")
  }

  @Test("what names more does not compile so, or the test above would show nothing")
  func reachesNothingElse() throws {
    let checker = try #require(TypeChecker.found)
    let secret = "func secret(_ context: ScrollTargetBehaviorContext) { _ = context.stops }\n"
    let diagnostics = try checker.diagnostics(of: pasted(adding: secret), languageMode: "6")
    #expect(diagnostics.hasPrefix("exit 1\n") && diagnostics.contains("stops"))
  }
}

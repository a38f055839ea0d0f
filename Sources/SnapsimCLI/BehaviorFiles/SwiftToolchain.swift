import Foundation

/// The Swift compiler that compiles behavior files.
struct SwiftToolchain {
  /// The path of `swiftc`.
  let compiler: String

  /// What tells it from another compiler, or from itself after an update, without running it.
  let identity: String

  /// The variable that names a compiler, where it is not the first `swiftc` on the path.
  static let variable = "SNAPSIM_SWIFTC"

  /// Finds the compiler.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SnapsimError) {
    let named = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    let candidates =
      named.map { [$0] }
      ?? (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
    guard let compiler = candidates.first(where: Platform.isExecutable),
      let file = Platform.identity(of: compiler)
    else { throw .behaviorFile(.noToolchain(named: named)) }
    self.compiler = compiler
    // What else a compiler goes by: a proxy stands for the one that these choose.
    let choices = ["DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].map { environment[$0] ?? "" }
    identity = ([compiler, file] + choices).joined(separator: "\n")
  }

  /// Version and target, as the compiler tells them.
  ///
  /// - Parameter cache: where an earlier answer of the same compiler is kept, and this one.
  /// - Returns: what `swiftc --version` writes.
  /// - Throws: `SnapsimError.behaviorFile` where it does not run.
  func version(_ cache: BehaviorCache) throws(SnapsimError) -> String {
    let file = cache.folder(.toolchains).map { $0 + "/" + ContentDigest.of([identity]) }
    if let file, let known = Platform.contents(of: file), !known.isEmpty {
      return String(decoding: known, as: UTF8.self)
    }
    let run = try run(["--version"])
    guard run.succeeded else { throw .behaviorFile(.noToolchain(named: compiler)) }
    if let file { Platform.store(Array(run.output.utf8), in: file) }
    return run.output
  }

  /// Runs the compiler.
  ///
  /// - Returns: whether it succeeded, and all that it wrote.
  func run(_ arguments: [String]) throws(SnapsimError) -> (succeeded: Bool, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = arguments
    // What the compiler keeps of the system's modules holds for one working folder.
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
    } catch {
      throw .behaviorFile(.cannotCompile(reason: "\(compiler) could not be run"))
    }
  }
}

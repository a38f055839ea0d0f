import Dispatch
import Foundation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// The Swift compiler that compiles behavior files.
struct SwiftToolchain {
  var compiler: String

  /// A text that changes with the compiler or its update, found without running it.
  let identity: String

  /// Variables of its environment that differ from this process's.
  var environment: [String: String] = [:]

  /// Finds the compiler, by variables of the environment.
  init(_ variable: (String) -> String? = Platform.variable) throws {
    let named = variable(BehaviorFileError.compilerVariable).flatMap { $0.isEmpty ? nil : $0 }
    let candidates =
      named.map { [$0] } ?? (variable("PATH") ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: Platform.isExecutable),
      let file = Platform.identity(of: compiler)
    else { throw BehaviorFileError.noToolchain(named: named) }
    self.compiler = compiler
    // What else a compiler goes by: a proxy stands for the one that these choose, or swiftly's settings, or Xcode.
    let choices = ["DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].map { variable($0) ?? "" }
    let settings = Platform.folder(of: Platform.folder(of: compiler)) + "/config.json"
    let developer = choices[0].isEmpty ? "/var/db/xcode_select_link" : choices[0]
    let xcode = "/Toolchains/XcodeDefault.xctoolchain"
    let chosen =
      [settings] + ["", xcode, "/Contents/Developer" + xcode].map { developer + $0 + "/usr/bin/swiftc" }
    identity = ([file] + choices + chosen.map { Platform.identity(of: $0) ?? "" })
      .reduce(compiler) { "\($0)\n\($1)" }
  }

  /// The most seconds for telling of itself: from a slow disk the first time takes a few (our choice).
  static let answerLimit = 30.0

  /// The most seconds for compiling or reading a behavior's files: usually it takes one or two (our choice).
  static let compileLimit = 60.0

  /// Its answer on itself, be it an earlier one that is kept.
  func info(_ cache: BehaviorCache, limit: Double = answerLimit) throws -> Info {
    let name = [identity].digest
    if let info = cache.bytes(.toolchains, name).flatMap(Info.init) { return info }
    let run = try run(["-print-target-info"], limit: limit, isAnswer: true)
    guard run.succeeded else { throw run.fault(of: compiler) }
    guard let info = Info(Array(run.output.utf8)) else {
      throw BehaviorFileError.toolchainFails(compiler, reason: "it does not tell its version and target")
    }
    cache.keep(Array(run.output.utf8), .toolchains, as: name)
    return info
  }

  /// The line with which Apple's `xcrun` answers; `nil` where there is no such program.
  func xcrun(_ arguments: [String]) throws -> String? {
    guard let program = Platform.program(named: "xcrun") else { return nil }
    let run = try run(arguments, by: program, limit: Self.answerLimit, isAnswer: true)
    guard run.succeeded else { throw run.fault(of: program) }
    return run.output.split(separator: "\n").first.map(String.init)
  }

  struct Info {
    /// The version and target of the compilers that can read each other's modules.
    let dialect: String
    private let resources: String

    /// Reads an answer; `nil` for any other text.
    init?(_ answer: [UInt8]) {
      let answer = try? JSON(answer)
      guard let version = answer?.text("compilerVersion"),
        let target = answer?["target"]?.text("moduleTriple"),
        let resources = answer?["paths"]?.text("runtimeResourcePath")
      else { return nil }
      (dialect, self.resources) = ("\(version) \(target)", resources)
    }

    /// The folder of the toolchain's own modules, if it has those of SwiftSyntax.
    var hostModules: String? {
      let folder = resources + "/host"
      return Platform.kind(of: folder + "/SwiftSyntax.swiftmodule") == .none ? nil : folder
    }
  }

  struct Run {
    let succeeded: Bool

    /// All that it wrote, to standard output and error.
    let output: String

    var signal: Int32?

    /// The reason of a failure: its first error, or else the last lines that it wrote.
    var reason: String {
      if let error = CompilerDiagnostic.all(in: output).first(where: { $0.severity == .error }) {
        return error.text
      }
      let lines = output.split(separator: "\n").suffix(3)
      return lines.isEmpty ? "it gave no reason" : lines.joined(separator: " ")
    }

    /// The failure of a compiler, or of what stands for one, by what it wrote.
    func fault(of program: String) -> BehaviorFileError {
      ["xcrun: ", "xcode-select: "].contains(where: output.contains)
        ? .noDeveloperTools(program, reason: reason) : .toolchainFails(program, reason: reason)
    }

    /// Its words on a disk without room, if any.
    var fullDisk: String? {
      output.split(separator: "\n").map(String.init).first(where: Platform.namesFullDisk)
        .map { CompilerDiagnostic.all(in: $0).first?.text ?? $0 }
    }
  }

  /// Runs the compiler, or a program in its place; of an answer standard output alone is heard, and where it fails
  /// standard error too.
  ///
  /// One that ends with us has a standard input that is open as long as we are.
  ///
  /// - Throws: `BehaviorFileError` where it cannot be run; `late`, if given, where it takes longer than some seconds.
  func run(
    _ arguments: [String], by program: String? = nil, limit: Double? = nil, late: BehaviorFileError? = nil,
    isAnswer: Bool = false, endsWithUs: Bool = false
  ) throws -> Run {
    let program = program ?? compiler
    let process = Process()
    let pipe = Pipe()
    let errors = isAnswer ? Pipe() : pipe
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // What the compiler keeps of the system's modules holds for one working folder.
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let input = endsWithUs ? Pipe() : nil
    process.standardInput = input ?? FileHandle.nullDevice
    defer { try? input?.fileHandleForWriting.close() }
    process.standardOutput = pipe
    process.standardError = errors
    // Foundation's own waiting looks only every twentieth of a second on Linux.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch {
      throw BehaviorFileError.toolchainFails(program, reason: "it could not be run")
    }
    let output = Self.output(of: pipe, for: limit)
    if output == nil { Platform.end(process.processIdentifier) }
    end.wait()
    guard var output else {
      throw late
        ?? BehaviorFileError.toolchainFails(
          program, reason: "\(arguments.joined(separator: " ")) took more than \((limit ?? 0).inSentence) s")
    }
    let isEnded = process.terminationReason == .uncaughtSignal
    let succeeded = !isEnded && process.terminationStatus == 0
    if isAnswer, !succeeded { output += Self.output(of: errors, for: limit) ?? [] }
    return Run(
      succeeded: succeeded, output: String(decoding: output, as: UTF8.self),
      signal: isEnded ? process.terminationStatus : nil)
  }

  /// All that is written to a pipe until it is closed, or `nil` where that takes longer than some seconds.
  private static func output(of pipe: Pipe, for seconds: Double?) -> [UInt8]? {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let began = ContinuousClock.now
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let seconds {
        let rest = seconds - (ContinuousClock.now - began) / .seconds(1)
        guard rest > 0 else { return nil }
        guard Platform.hasInput(descriptor, within: rest) else { continue }
      }
      guard let count = try? Platform.readSome(descriptor, into: &buffer), count > 0 else { return output }
      output += buffer[..<count]
    }
  }
}

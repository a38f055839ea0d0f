import Foundation
import SnapsimSystem
import SnapsimText

/// The program that reads Swift files by the toolchain's own parser: it is compiled once for each toolchain, and kept.
///
/// Its sources stand beside the library's. A toolchain without the modules of SwiftSyntax cannot compile it.
extension Workshop {
  /// The folder of the program's sources, beside those of the modules.
  static let readingProgram = "SnapsimSourceReader"

  /// The sources that it shares with the tool.
  private static let shared = [
    "SnapsimBehaviorFiles/SourceExchange.swift", "SnapsimBehaviorFiles/CompilerDiagnostic.swift",
    "SnapsimText/Suggestion.swift", "SnapsimBehaviorFiles/ViewLength.swift",
    "SnapsimBehaviorFiles/ScrollViewReading.swift", "SnapsimBehaviorFiles/SourceRemedy.swift",
  ]

  /// Answers a question; where there is nothing to read files by, as far as the question itself allows.
  mutating func ask(_ question: SourceQuestion) throws -> SourceAnswer {
    let found = reader ?? Result { try readingExecutable() }
    reader = found
    guard let program = try found.get() else { return try unread(question) }
    let file = try store(try JSONEncoder().encode(question), as: "question.json")
    // A whole app takes longer to read than a file.
    let limit = SwiftToolchain.compileLimit + Double(question.paths.count)
    let late = BehaviorFileError.readerFails(
      files: question.paths, reason: "no answer within \(limit.inSentence) s")
    let run = try toolchain.run([file], by: program, limit: limit, late: late, endsWithUs: true)
    if let answer = try? JSONDecoder().decode(SourceAnswer.self, from: Data(run.output.utf8)) {
      return answer
    }
    throw BehaviorFileError.readerFails(
      files: question.paths, reason: run.signal.map(Platform.name) ?? run.reason)
  }

  /// The files as they stand, for the expression that was given, less imports of what is not there.
  private func unread(_ question: SourceQuestion) throws -> SourceAnswer {
    guard let expression = question.expression else {
      throw BehaviorFileError.unread(files: question.paths, reason: readerFault)
    }
    var answer = SourceAnswer()
    answer.expression = expression
    let note =
      "compiled as it stands, as this toolchain has no SwiftSyntax to read it by (one of swift.org has)"
    answer.notes = ["\(question.paths.joined(separator: ", ")): \(note)"]
    var lines = question.contents.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    for (round, errors) in question.diagnostics.enumerated() {
      let errors = errors.filter { $0.severity == .error }
      let imports = errors.filter { $0.text.hasPrefix("no such module") && $0.line > 0 }
      for error in imports {
        guard let file = question.paths.firstIndex(where: { $0 == error.file }) else { continue }
        lines[file][error.line - 1] = ""
      }
      guard imports.isEmpty || round == SourceQuestion.rounds - 1 else { continue }
      answer.failure = .init(
        lines: errors.map { "\($0.file ?? ""):\($0.line):\($0.column): error: \($0.text)" })
    }
    answer.texts = lines.map { $0.joined(separator: "\n") }
    return answer
  }

  /// The program: as installed, or compiled now if it was not before.
  private mutating func readingExecutable() throws -> String? {
    let info = try info.get()
    if let installed = BehaviorLibrary.program(Self.readingProgram, for: info) { return installed }
    guard let sources = BehaviorLibrary.sources() else { return nil }
    let own = Project.files(below: sources + "/" + Self.readingProgram)
    guard !own.isEmpty else { return nil }
    let inputs = own + Self.shared.map { sources + "/" + $0 }
    // Where the compiler's own toolchain has no such modules, Xcode's may.
    var other = self
    var modules = info.hostModules
    if modules == nil, let found = try? toolchain.xcrun(["--find", "swiftc"]) {
      other.toolchain.compiler = found
      modules = try other.toolchain.info(BehaviorCache(root: nil)).hostModules
    }
    guard let modules else { return nil }
    let parts =
      [toolchain.identity, modules].map { Array($0.utf8) } + inputs.map { Platform.contents(of: $0) ?? [] }
    let name = "reader-" + parts.digest
    let kept = (BehaviorLibrary.kept ?? cache).folder(.toolchains).map { $0 + "/" + name }
    if let kept, Platform.isOwn(kept), Platform.isExecutable(kept) { return kept }
    // Where it is kept it is made too, as no file is renamed into another file system.
    let made = kept.map { "\($0)-\(Platform.processNumber)" } ?? folder + "/" + name
    let flags = [
      "-Onone", "-wmo", "-swift-version", "6", "-suppress-warnings", "-package-name", "snapsim",
      "-module-name", Self.readingProgram, "-I", modules, "-L", modules, "-lSwiftSyntax", "-lSwiftParser",
      "-Xlinker", "-rpath", "-Xlinker", modules,
    ]
    let run = try other.link(flags + inputs, to: made)
    guard run.succeeded else {
      readerFault = run.reason
      return nil
    }
    guard let kept, (try? Platform.renameFile(made, to: kept)) != nil else { return made }
    return kept
  }
}

import SnapsimText

/// Where and with what behavior files are compiled.
struct Workshop {
  /// A folder of this run's own.
  let folder: String

  /// The compiler, with that folder for what it keeps for a moment.
  let toolchain: SwiftToolchain

  /// The specs of all behaviors, in their order.
  let specs: [String]
  var modules: SystemModules
  let library: BehaviorLibrary

  /// Whether something in the files that were compiled may be shared by behaviors that several threads ask.
  private(set) var sharesState = false

  /// How often something is cut and compiled again at most.
  private static let rounds = 12

  /// Writes a file to be compiled.
  func store(_ bytes: [UInt8], in path: String) throws {
    do throws(Platform.FileError) {
      try Platform.store(bytes, in: path)
    } catch {
      throw BehaviorFileError.cannotWrite(folder: folder, reason: error.reason)
    }
  }

  /// Has the compiler say what is wrong with files that are no Swift at all, before anything in them is left out: a
  /// brace too few or too many would otherwise be told of in places that the user never wrote.
  func checkSyntax(of read: ReadSpec) throws {
    var words: [String] = []
    for (index, file) in read.reading.files.enumerated() where file.hasErrors {
      let input = "\(folder)/syntax-\(index).swift"
      let text = TextEdits(read.contents[index])
      try store(text.original, in: input)
      let run = try toolchain.run([
        "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", input,
      ])
      for error in CompilerDiagnostic.all(in: run.output) where error.severity == .error {
        words.append("\(read.spec.files[index]):\(error.line):\(error.column): error: \(error.text)")
        words.append(text.line(error.line))
      }
    }
    guard words.isEmpty else {
      throw BehaviorFileError.doesNotCompile(files: read.spec.files, words: words)
    }
  }

  /// Compiles one spec's files: as they stand where nothing in them is drawn, and less what the behavior does not name.
  ///
  /// The language mode that takes more goes first: 5 takes what 6 refuses to be raced for, and 6 knows some syntax that
  /// 5 does not.
  ///
  /// - Returns: the object.
  mutating func compile(_ read: inout ReadSpec, _ index: Int) throws -> String {
    let leavesOut = read.isDrawn
    let source = try read.source(leavesOut: leavesOut)
    var failure: BehaviorFileError
    switch try attempt(source, of: &read, index, mode: "5") {
    case .success(let object): return object
    case .failure(let error): failure = error
    }
    // Names do not tell all that is needed: with everything, it may compile yet, and so it may with less.
    if read.isCut, !leavesOut || !failure.namesMissing {
      switch try attempt(try read.source(leavesOut: !leavesOut), of: &read, index, mode: "5") {
      case .success(let object): return object
      case .failure(let error): failure = leavesOut ? failure : error
      }
    }
    if case .success(let object) = try attempt(try read.source(leavesOut: true), of: &read, index, mode: "6")
    {
      return object
    }
    if source.expression.found != nil, failure.isOfExpression {
      // What stands in the file does not do here: it counts as if it did not stand there.
      let plain = try read.source(leavesOut: leavesOut, ignoresUses: true)
      if case .success(let object) = try attempt(plain, of: &read, index, mode: "5") { return object }
    }
    throw failure
  }

  /// Compiles one spec's files in one language mode, less and less of them while that helps.
  ///
  /// - Returns: the object, or why there is none; what is no fault of the files is thrown.
  private mutating func attempt(
    _ source: BehaviorSource, of read: inout ReadSpec, _ index: Int, mode: String
  ) throws -> Result<String, BehaviorFileError> {
    var source = source
    let object = "\(folder)/behavior-\(index).o"
    var errors: [CompilerDiagnostic] = []
    // What was wrong with the behavior itself before members of it were cut.
    var own: [String]?
    for _ in 0..<Self.rounds {
      let run = try run(source, index, mode: mode, object: object)
      if run.succeeded {
        sharesState = sharesState || SharedState.isIn(read.contents, compiled: run.output)
        read.source = source
        return .success(object)
      }
      if let reason = run.fullDisk { throw BehaviorFileError.cannotWrite(folder: folder, reason: reason) }
      let found = CompilerDiagnostic.all(in: run.output)
      errors = found.filter { $0.severity == .error }
      if errors.isEmpty {
        throw BehaviorFileError.toolchainFails(toolchain.compiler, reason: run.reason)
      }
      if source.cut(errors) { continue }
      own = own ?? CompilerWords(found, source).lines
      guard source.cutOwn(errors) else { break }
    }
    return .failure(
      .doesNotCompile(files: source.spec.files, words: own ?? CompilerWords(errors, source).lines))
  }

  private mutating func run(
    _ source: BehaviorSource, _ index: Int, mode: String, object: String
  ) throws -> SwiftToolchain.Run {
    let inputs = source.files.indices.map { "\(folder)/behavior-\(index)-\($0).swift" }
    for (input, bytes) in zip(inputs, source.sources(index: index, specs: specs)) {
      try store(bytes, in: input)
    }
    return try modules.run(
      toolchain,
      [
        "-O", "-wmo", "-gline-tables-only", "-parse-as-library", "-swift-version", mode, SharedState.flag,
        "-diagnostic-style", "llvm", "-Xfrontend", "-disable-dynamic-actor-isolation",
        "-module-alias", "SwiftUI=SwiftUIStandIn", "-module-name", "SnapsimBehavior\(index)",
      ] + library.modules.flatMap { ["-I", $0] } + ["-c"] + inputs + ["-o", object])
  }
}

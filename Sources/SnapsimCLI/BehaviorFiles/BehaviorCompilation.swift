import Foundation

/// Makes an executable that is a snapsim with some behavior files inside.
struct BehaviorCompilation {
  let toolchain: SwiftToolchain
  let cache: BehaviorCache

  /// Whether somebody watches, who wants to know why nothing comes yet.
  let isWatched: Bool

  /// Where notes go.
  let errors: Output

  /// The executable for some specs, from the cache if it is there.
  func executable(for specs: [BehaviorFileSpec]) throws -> String {
    var contents: [[[UInt8]]] = []
    for spec in specs { contents.append(try Self.read(spec)) }
    let key = key(specs, contents)
    if let known = cache.executable(key) { return known }
    var sources: [BehaviorSource] = []
    for (spec, contents) in zip(specs, contents) {
      sources.append(try BehaviorSource(spec, contents: contents))
    }
    if isWatched { note("compiling \(specs.flatMap(\.files).joined(separator: ", "))") }
    let folder = try cache.workFolder()
    do {
      try compile(&sources, in: folder)
    } catch {
      Platform.removeFolder(folder)
      throw error
    }
    tell(sources.flatMap(\.cuts))
    return cache.keep(folder, as: key) ?? folder + "/" + BehaviorCache.executable
  }

  /// What decides whether an executable that was made before is the one to run now.
  private func key(_ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]]) -> String {
    var digest = ContentDigest()
    digest.add(Platform.identity(of: Platform.executablePath) ?? "")
    digest.add(toolchain.identity)
    for (spec, contents) in zip(specs, contents) {
      digest.add(spec.text)
      for bytes in contents { digest.add(bytes) }
    }
    return digest.text
  }

  private static func read(_ spec: BehaviorFileSpec) throws -> [[UInt8]] {
    var contents: [[UInt8]] = []
    for file in spec.files {
      if file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw BehaviorFileError.controlInName(file)
      }
      guard file.hasSuffix(".swift") else {
        if Platform.kind(of: file) == .none {
          throw UnreadableFile(file: file, reason: "there is no such file")
        }
        throw BehaviorFileError.notSwift(file)
      }
      do throws(Platform.FileError) {
        contents.append(try Platform.readAll(file))
      } catch {
        throw UnreadableFile(file: file, reason: error.reason)
      }
    }
    return contents
  }

  private func note(_ text: String) {
    errors.report(text)
    try? errors.flush()
  }

  /// Says what was not compiled, of each file once, however many specs name it.
  private func tell(_ cuts: [BehaviorSource.Cut]) {
    var byFile: [(file: String, cuts: [BehaviorSource.Cut])] = []
    for cut in cuts {
      guard let index = byFile.firstIndex(where: { $0.file == cut.file }) else {
        byFile.append((cut.file, [cut]))
        continue
      }
      if !byFile[index].cuts.contains(where: { $0.line == cut.line }) { byFile[index].cuts.append(cut) }
    }
    for (_, cuts) in byFile { note(BehaviorFileError.leftOut(cuts)) }
  }

  /// Where and with what is compiled.
  private struct Workshop {
    /// A folder of this run's own.
    let folder: String

    /// The compiler, with that folder for what it keeps for a moment.
    let toolchain: SwiftToolchain

    /// The specs of all behaviors, in their order.
    let specs: [String]
    var modules: SystemModules
    var library: BehaviorLibrary

    /// Writes a file to be compiled.
    func store(_ bytes: [UInt8], in path: String) throws {
      do throws(Platform.FileError) {
        try Platform.store(bytes, in: path)
      } catch {
        throw BehaviorFileError.cannotWrite(folder: folder, reason: error.reason)
      }
    }
  }

  private func compile(_ sources: inout [BehaviorSource], in folder: String) throws {
    var toolchain = toolchain
    toolchain.temporaryFolder = folder
    let version = try toolchain.version(cache)
    var modules = SystemModules(cache, workFolder: folder)
    let library = try BehaviorLibrary.find(for: toolchain, version: version, cache, &modules) { note($0) }
    var shop = Workshop(
      folder: folder, toolchain: toolchain, specs: sources.map(\.spec.text), modules: modules,
      library: library)
    for source in sources { try checkSyntax(of: source, in: shop) }
    var objects: [String] = []
    for index in sources.indices {
      objects.append(try compile(&sources[index], index, in: &shop))
    }
    try link(objects + library.objects, in: shop)
  }

  // MARK: The compiler

  /// How often something is cut and compiled again at most.
  private static let rounds = 12

  /// Checks that each file is Swift at all, before anything in it is left out: a brace too few or too many would
  /// otherwise be told of in places that the user never wrote.
  private func checkSyntax(of source: BehaviorSource, in shop: Workshop) throws {
    var words: [String] = []
    for (index, file) in source.files.enumerated() {
      let input = "\(shop.folder)/syntax-\(index).swift"
      try shop.store(file.edits.original, in: input)
      let run = try shop.toolchain.run([
        "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", input,
      ])
      for error in CompilerDiagnostic.all(in: run.output) where error.severity == .error {
        words.append("\(file.path):\(error.line):\(error.column): error: \(error.text)")
        words.append(file.edits.line(error.line))
      }
    }
    guard words.isEmpty else {
      throw BehaviorFileError.doesNotCompile(files: source.spec.files, words: words)
    }
  }

  /// Compiles one spec's files, in the language mode that takes more first: 5 takes what 6 refuses to be raced for,
  /// and 6 knows some syntax that 5 does not.
  ///
  /// - Returns: the object.
  private func compile(
    _ source: inout BehaviorSource, _ index: Int, in shop: inout Workshop
  ) throws -> String {
    let failure: BehaviorFileError
    switch try attempt(&source, index, mode: "5", in: &shop) {
    case .success(let object): return object
    case .failure(let error): failure = error
    }
    if case .success(let object) = try attempt(&source, index, mode: "6", in: &shop) { return object }
    // Names do not tell all that is needed: with everything, it may compile yet.
    guard Self.mayNeedMore(failure) else { throw failure }
    var whole = try source.whole()
    guard case .success(let object) = try attempt(&whole, index, mode: "5", in: &shop) else {
      throw failure
    }
    source = whole
    return object
  }

  /// Whether errors may come from what was left out: what has a name and is missing was not, as it is named.
  private static func mayNeedMore(_ failure: BehaviorFileError) -> Bool {
    guard case .doesNotCompile(_, let words) = failure else { return false }
    let errors = words.filter { $0.contains(": error: ") }
    return !errors.contains { $0.contains("error: cannot find ") || $0.contains("error: unknown attribute") }
  }

  /// Compiles one spec's files in one language mode, less and less of them while that helps.
  ///
  /// - Returns: the object, or why there is none; what is no fault of the files is thrown.
  private func attempt(
    _ source: inout BehaviorSource, _ index: Int, mode: String, in shop: inout Workshop
  ) throws -> Result<String, BehaviorFileError> {
    var attempt = source
    let inputs = source.files.indices.map { "\(shop.folder)/behavior-\(index)-\($0).swift" }
    let object = "\(shop.folder)/behavior-\(index).o"
    var found: [CompilerDiagnostic] = []
    for _ in 0..<Self.rounds {
      for (input, bytes) in zip(inputs, attempt.sources(index: index, specs: shop.specs)) {
        try shop.store(bytes, in: input)
      }
      let run = try shop.modules.run(
        shop.toolchain,
        [
          "-O", "-wmo", "-parse-as-library", "-swift-version", mode, "-suppress-warnings",
          "-diagnostic-style", "llvm", "-Xfrontend", "-disable-dynamic-actor-isolation",
          "-module-alias", "SwiftUI=SwiftUIStandIn", "-module-name", "SnapsimBehavior\(index)",
        ] + shop.library.modules.flatMap { ["-I", $0] } + ["-c"] + inputs + ["-o", object])
      if run.succeeded {
        source = attempt
        return .success(object)
      }
      if let reason = run.fullDisk {
        throw BehaviorFileError.cannotWrite(folder: shop.folder, reason: reason)
      }
      found = CompilerDiagnostic.all(in: run.output).filter { $0.severity == .error }
      if found.isEmpty {
        throw BehaviorFileError.toolchainFails(shop.toolchain.compiler, reason: run.reason)
      }
      let errors = found
      if !attempt.cut(errors) { break }
    }
    return .failure(.doesNotCompile(files: source.spec.files, words: Self.words(found, attempt)))
  }

  /// The compiler's errors in terms of the user's files, and what they may come from.
  private static func words(_ errors: [CompilerDiagnostic], _ source: BehaviorSource) -> [String] {
    var words: [String] = []
    for error in errors {
      if error.file == BehaviorSource.expressionFile {
        words.append("--behavior '\(source.spec.text)': error: \(error.text)")
      } else if let file = source.files.first(where: { $0.path == error.file }),
        let offset = file.edits.offset(line: error.line, column: error.column)
      {
        let place = file.edits.place(of: offset)
        words.append("\(file.path):\(place.line):\(place.column): error: \(error.text)")
        words.append(file.edits.line(place.line))
        words.append(String(repeating: " ", count: max(0, place.column - 1)) + "^")
      } else {
        words.append("error: \(error.text)")
      }
    }
    if errors.contains(where: { $0.file == BehaviorSource.expressionFile }), !source.examples.isEmpty {
      let files = source.spec.files.joined(separator: "+")
      words.append(
        "note: expected such as " + source.examples.map { "'\(files):\($0)'" }.joined(separator: ", "))
    }
    let cuts = source.cuts.filter { $0.reason != nil }
    return words + cuts.map { "\($0.file):\($0.line): note: \($0.what) was left out: \($0.reason ?? "")" }
  }

  private func link(_ objects: [String], in shop: Workshop) throws {
    let list = shop.folder + "/objects"
    let quoted = objects.map { "\"\(Self.escaped($0))\"\n" }
    try shop.store(Array(quoted.joined().utf8), in: list)
    var failure: SwiftToolchain.Run?
    // The linker that comes with the toolchain is the fast one; an older toolchain may have none.
    for flags in Platform.linkerFlags {
      let run = try shop.toolchain.run(
        flags + ["@" + list, "-o", shop.folder + "/" + BehaviorCache.executable])
      if run.succeeded { return }
      if let reason = run.fullDisk {
        throw BehaviorFileError.cannotWrite(folder: shop.folder, reason: reason)
      }
      failure = run
    }
    let reason = failure?.reason ?? "there is none"
    throw BehaviorFileError.toolchainFails(shop.toolchain.compiler, reason: "the linker failed: \(reason)")
  }

  /// A path as a compiler's list of files has it between quotes; apostrophes too would be dropped.
  static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      if "\\\"'".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}

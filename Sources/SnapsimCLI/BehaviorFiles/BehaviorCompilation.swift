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
  func executable(for specs: [BehaviorFileSpec]) throws(SnapsimError) -> String {
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
    for source in sources { tell(source.cuts) }
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

  private static func read(_ spec: BehaviorFileSpec) throws(SnapsimError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    for file in spec.files {
      guard file.hasSuffix(".swift") else {
        if Platform.kind(of: file) == .none { throw .cannotRead(file: file, reason: "there is no such file") }
        throw .behaviorFile(.notSwift(file))
      }
      do throws(Platform.FileError) {
        contents.append(try Platform.readAll(file))
      } catch {
        throw .cannotRead(file: file, reason: error.reason)
      }
    }
    return contents
  }

  private func note(_ text: String) {
    try? errors.write { $0.append("snapsim: \(text.escapingControls)\n") }
    try? errors.flush()
  }

  /// Says what of a file was not compiled.
  private func tell(_ cuts: [BehaviorSource.Cut]) {
    var files: [String] = []
    for cut in cuts where !files.contains(cut.file) { files.append(cut.file) }
    for file in files { note(BehaviorFileError.leftOut(cuts.filter { $0.file == file })) }
  }

  private func compile(_ sources: inout [BehaviorSource], in folder: String) throws(SnapsimError) {
    let version = try toolchain.version(cache)
    let library = try BehaviorLibrary.find(for: toolchain, version: version, cache) {
      if isWatched { note($0) }
    }
    // Without a cache of ours the compiler would use one of its own, which may be just as unwritable.
    let modules =
      cache.root.map { $0 + "/" + BehaviorCache.Part.systemModules.rawValue } ?? folder + "/modules"
    seed(modules, library)
    var objects: [String] = []
    let specs = sources.map(\.spec.text)
    for source in sources { try checkSyntax(of: source, in: folder) }
    for index in sources.indices {
      let object = "\(folder)/behavior-\(index).o"
      try compile(&sources[index], index, specs, library, folder, object)
      objects.append(object)
    }
    try link(objects + library.objects, to: folder + "/" + BehaviorCache.executable, folder)
  }

  /// Copies what the installed library has of the system's modules, which take the compiler more than a second.
  private func seed(_ folder: String, _ library: BehaviorLibrary) {
    guard let seed = library.systemModules, Platform.kind(of: seed) == .directory,
      Platform.kind(of: folder) == .none
    else { return }
    let copy = folder + "-\(Platform.processNumber)"
    try? FileManager.default.copyItem(atPath: seed, toPath: copy)
    _ = Platform.makePrivateFolder(copy)
    if (try? Platform.renameFile(copy, to: folder)) == nil { Platform.removeFolder(copy) }
  }

  // MARK: The compiler

  /// How often something is cut and compiled again at most.
  private static let rounds = 12

  /// Checks that each file is Swift at all, before anything in it is left out: a brace too few or too many would
  /// otherwise be told of in places that the user never wrote.
  private func checkSyntax(of source: BehaviorSource, in folder: String) throws(SnapsimError) {
    var words: [String] = []
    for (index, file) in source.files.enumerated() {
      let input = "\(folder)/syntax-\(index).swift"
      guard Platform.store(file.edits.original, in: input) else {
        throw .behaviorFile(.cannotCompile(reason: "\(folder) could not be written to"))
      }
      let run = try toolchain.run([
        "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", input,
      ])
      for error in CompilerDiagnostic.all(in: run.output) where error.severity == .error {
        words.append("\(file.path):\(error.line):\(error.column): error: \(error.text)")
        words.append(file.edits.line(error.line))
      }
    }
    guard words.isEmpty else { throw .behaviorFile(.doesNotCompile(files: source.spec.files, words: words)) }
  }

  /// Compiles one spec's files, in the language mode that takes more first: 5 takes what 6 refuses to be raced for,
  /// and 6 knows some syntax that 5 does not.
  private func compile(
    _ source: inout BehaviorSource, _ index: Int, _ specs: [String], _ library: BehaviorLibrary,
    _ folder: String,
    _ object: String
  ) throws(SnapsimError) {
    var failure: SnapsimError?
    for mode in ["5", "6"] {
      do {
        return try compile(&source, index, specs, library, folder, object, mode: mode)
      } catch {
        guard case .behaviorFile(.doesNotCompile) = error else { throw error }
        failure = failure ?? error
      }
    }
    guard let failure else { return }
    // Names do not tell all that is needed: with everything, it may compile yet.
    guard Self.mayNeedMore(failure) else { throw failure }
    var whole = try source.whole()
    do {
      try compile(&whole, index, specs, library, folder, object, mode: "5")
    } catch {
      throw failure
    }
    source = whole
  }

  /// Whether errors may come from what was left out: what has a name and is missing was not, as it is named.
  private static func mayNeedMore(_ failure: SnapsimError) -> Bool {
    guard case .behaviorFile(.doesNotCompile(_, let words)) = failure else { return false }
    let errors = words.filter { $0.contains(": error: ") }
    return !errors.contains { $0.contains("error: cannot find ") || $0.contains("error: unknown attribute") }
  }

  private func compile(
    _ source: inout BehaviorSource, _ index: Int, _ specs: [String], _ library: BehaviorLibrary,
    _ folder: String,
    _ object: String, mode: String
  ) throws(SnapsimError) {
    var attempt = source
    let inputs = source.files.indices.map { "\(folder)/behavior-\(index)-\($0).swift" }
    var found: [CompilerDiagnostic] = []
    for _ in 0..<Self.rounds {
      for (input, bytes) in zip(inputs, attempt.sources(index: index, specs: specs)) {
        guard Platform.store(bytes, in: input) else {
          throw .behaviorFile(.cannotCompile(reason: "\(folder) could not be written to"))
        }
      }
      let run = try toolchain.run(
        [
          "-O", "-wmo", "-parse-as-library", "-swift-version", mode, "-suppress-warnings",
          "-diagnostic-style", "llvm", "-Xfrontend", "-disable-dynamic-actor-isolation",
          "-module-alias", "SwiftUI=SwiftUIStandIn", "-module-name", "SnapsimBehavior\(index)",
        ] + library.modules.flatMap { ["-I", $0] }
          + ["-module-cache-path", cache.moduleCache ?? folder + "/modules"] + ["-c"] + inputs + [
            "-o", object,
          ])
      if run.succeeded {
        source = attempt
        return
      }
      found = CompilerDiagnostic.all(in: run.output).filter { $0.severity == .error }
      if found.isEmpty {
        let words = run.output.split(separator: "\n").suffix(3).joined(separator: " ")
        throw .behaviorFile(.cannotCompile(reason: "the compiler failed: \(words)"))
      }
      let errors = found
      if !attempt.cut(errors) { break }
    }
    throw .behaviorFile(.doesNotCompile(files: source.spec.files, words: Self.words(found, attempt)))
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

  private func link(_ objects: [String], to executable: String, _ folder: String) throws(SnapsimError) {
    let list = folder + "/objects"
    let quoted = objects.map {
      "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }
    Platform.store(Array(quoted.joined().utf8), in: list)
    var output = ""
    // The linker that comes with the toolchain is the fast one; an older toolchain may have none.
    for flags in Platform.linkerFlags {
      let run = try toolchain.run(flags + ["@" + list, "-o", executable])
      if run.succeeded { return }
      output = run.output
    }
    let words =
      output.split(separator: "\n").first { $0.contains("error") }.map(String.init) ?? "no reason was given"
    throw .behaviorFile(.cannotCompile(reason: "the linker failed: \(words)"))
  }
}

import Foundation
import SnapsimRuns
import SnapsimText

/// Makes an executable that is a snapsim with some behavior files inside.
struct BehaviorCompilation {
  let toolchain: SwiftToolchain
  package let cache: BehaviorCache

  /// Whether somebody watches, who wants to know why nothing comes yet.
  package let isWatched: Bool

  /// Where notes go.
  package let errors: Output

  /// Whether each thing that is left out is listed.
  package var isVerbose = false

  /// Values for arguments that the files do not give.
  package var values = ProposedValues()

  /// The executable for some specs, from the cache if it is there.
  func executable(for specs: [BehaviorFileSpec]) throws -> String {
    var contents: [[[UInt8]]] = []
    for spec in specs { contents.append(try Self.read(spec)) }
    let key = key(specs, contents)
    // What is listed is known only to who compiles.
    if !isVerbose, let known = cache.executable(key) { return known }
    let folder = try cache.workFolder()
    do {
      try compile(specs, contents, in: folder)
    } catch {
      Platform.removeFolder(folder)
      throw error
    }
    return cache.keep(folder, as: key) ?? folder + "/" + BehaviorCache.executable
  }

  /// The expression that is proposed for a spec whose file does not say what its behavior is made of.
  func proposedExpression(for spec: BehaviorFileSpec) throws -> String? {
    let contents = try Self.read(spec)
    let folder = try cache.workFolder()
    defer { Platform.removeFolder(folder) }
    var toolchain = toolchain
    toolchain.temporaryFolder = folder
    var reader = SourceReader(toolchain: toolchain, cache: cache, folder: folder)
    do {
      _ = try ReadSpec(spec, contents, by: &reader, proposing: values)
    } catch BehaviorFileError.needsArguments(_, _, _, let expression) {
      return expression
    }
    return nil
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
        let bytes = try Platform.readAll(file)
        // A byte order mark is no part of the source.
        contents.append(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
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

  private func compile(_ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]], in folder: String) throws {
    var toolchain = toolchain
    toolchain.temporaryFolder = folder
    var reader = SourceReader(toolchain: toolchain, cache: cache, folder: folder)
    let version = try toolchain.version(cache)
    let library = try BehaviorLibrary.find(for: toolchain, version: version, cache, &reader.modules) {
      note($0)
    }
    var specs = try zip(specs, contents).map { spec, contents in
      try ReadSpec(spec, contents, by: &reader, proposing: values)
    }
    if isWatched { note("compiling \(specs.flatMap(\.spec.files).joined(separator: ", "))") }
    var shop = Workshop(
      folder: folder, toolchain: toolchain, specs: specs.map(\.spec.text), modules: reader.modules,
      library: library)
    var objects: [String] = []
    for index in specs.indices {
      try shop.checkSyntax(of: specs[index])
      objects.append(try shop.compile(&specs[index], index))
    }
    if let spec = specs.first(where: { !$0.isRead })?.spec {
      note(
        "\(spec.files.joined(separator: ", ")): compiled as it stands, as this toolchain has no SwiftSyntax to read it by"
      )
    }
    for line in CompilationNotes(specs.compactMap(\.source)).lines(isVerbose: isVerbose) { note(line) }
    try link(objects + library.objects, in: shop)
    if shop.sharesState { try shop.store([], in: folder + "/" + BehaviorCache.sharedState) }
  }

  private func link(_ objects: [String], in shop: Workshop) throws {
    let list = shop.folder + "/objects"
    let quoted = objects.map { "\"\(Self.escaped($0))\"\n" }
    try shop.store(Array(quoted.joined().utf8), in: list)
    var failure: SwiftToolchain.Run?
    // The linker that comes with the toolchain is the fast one; an older toolchain may have none, nor all libraries.
    var attempts = Platform.linkerFlags
    if let first = Platform.librariesSearchedFirst {
      let script = shop.folder + "/first.so"
      try shop.store(Array(first.utf8), in: script)
      attempts.insert(attempts[0] + [script], at: 0)
    }
    for flags in attempts {
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
  package static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      if "\\\"'".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}

import Foundation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// Makes an executable that is a snapsim with some behavior files inside.
struct BehaviorCompilation {
  let toolchain: SwiftToolchain
  let cache: BehaviorCache

  /// Whether somebody watches, who wants to know why nothing comes yet.
  let isWatched: Bool

  let errors: Output

  /// Whether each thing that is left out is listed.
  var isVerbose = false

  /// The executable for some specs, from the cache if it is there.
  func executable(for specs: [BehaviorFileSpec]) throws -> String {
    let contents = try specs.map(Self.read)
    let key = key(specs, contents)
    // What is listed is known only to who compiles.
    if !isVerbose, let known = cache.executable(key) { return known }
    var shop = try Workshop(toolchain, cache)
    do {
      try compile(specs, contents, in: &shop)
    } catch {
      Platform.removeFolder(shop.folder)
      throw error
    }
    return cache.keep(shop.folder, as: key) ?? shop.folder + "/" + BehaviorCache.executable
  }

  /// Compiles a spec by itself, to see whether that can be done.
  func check(_ spec: BehaviorFileSpec) throws {
    let contents = try Self.read(spec)
    if cache.executable(key([spec], [contents])) != nil { return }
    var shop = try Workshop(toolchain, cache)
    defer { Platform.removeFolder(shop.folder) }
    let read = try SpecCompilation(spec, contents, in: &shop)
    let modules = try BehaviorLibrary.find(in: &shop, note: note).modules
    _ = try read.compile(with: BehaviorHarness(index: 0, held: [], modules: modules), in: &shop)
  }

  /// The key of the executable in the cache: everything that decides whether it may run now.
  private func key(_ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]]) -> String {
    let made = [Platform.identity(of: Platform.executablePath) ?? "", toolchain.identity] + specs.map(\.text)
    return ContentDigest.of(made.map { Array($0.utf8) } + contents.joined())
  }

  private static func read(_ spec: BehaviorFileSpec) throws -> [[UInt8]] {
    if spec.expression?.contains("‹") ?? false { throw BehaviorFileError.unfilled(spec.text) }
    return try spec.files.map { file in
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
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      } catch {
        throw UnreadableFile(file: file, reason: error.reason)
      }
    }
  }

  private func note(_ text: String) {
    errors.note(text)
    try? errors.flush()
  }

  private func compile(_ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]], in shop: inout Workshop) throws {
    let library = try BehaviorLibrary.find(in: &shop, note: note)
    var read: [SpecCompilation] = []
    for (spec, contents) in zip(specs, contents) {
      read.append(try SpecCompilation(spec, contents, in: &shop))
    }
    if isWatched { note("compiling \(specs.flatMap(\.files).joined(separator: ", "))") }
    var compiled: [SpecCompilation.Compiled] = []
    let table = zip(specs, read).map {
      BehaviorHarness.Held(text: $0.text, answer: $1.answer, files: $0.files)
    }
    for (index, spec) in read.enumerated() {
      let harness = BehaviorHarness(index: index, held: table, modules: library.modules)
      compiled.append(try spec.compile(with: harness, in: &shop))
    }
    for line in CompilationNotes.lines(compiled.map(\.answer), isVerbose: isVerbose) { note(line) }
    let objects = compiled.map(\.object) + library.objects
    let list = try shop.store(objects.map { "\"\(Self.escaped($0))\"\n" }.joined().utf8, as: "objects")
    let executable = shop.folder + "/" + BehaviorCache.executable
    let run = try shop.link(["@" + list], to: executable)
    guard run.succeeded else {
      throw BehaviorFileError.toolchainFails(
        toolchain.compiler, reason: "the linker failed: \(run.reason)")
    }
    CrashPlace.keepLines(of: executable, shop.toolchain)
    if compiled.contains(where: { !$0.answer.views.isEmpty }) {
      let views = try JSONEncoder().encode(compiled.map(\.answer.views))
      _ = try shop.store(views, as: BehaviorCache.views)
    }
    if compiled.contains(where: \.sharesState) { _ = try shop.store([], as: BehaviorCache.sharedState) }
  }

  /// A path as a compiler's list of files has it between quotes; apostrophes too would be dropped.
  static func escaped(_ path: String) -> String {
    path.reduce(into: "") { $0 += ("\\\"'".contains($1) ? "\\" : "") + String($1) }
  }
}

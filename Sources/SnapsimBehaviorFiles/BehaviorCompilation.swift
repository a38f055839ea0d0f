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

  /// Whether names that the files lack are looked up in the project around them.
  var scope = ProjectScope()

  /// Whether it is noted what is reached of a behavior's source.
  var counts = false

  /// Whether the behavior is compiled with remedies in its source besides.
  var fixes = false

  /// The executable for some specs, from the cache if it is there.
  func executable(for specs: [BehaviorFileSpec]) throws -> String {
    let contents = try specs.map(Self.read)
    var key = key(specs, contents)
    // The same files may lack the same names elsewhere, where others declare them.
    let place = [key, Platform.resolved(".") ?? ""].digest
    if scope.isOn, let found: [[String]] = cache.value(.behaviors, place), found.count == specs.count {
      let whole = zip(specs, found).map { $0.adding($1) }
      if let contents = try? whole.map(Self.read) { key = self.key(whole, contents) }
    }
    // What is listed is known only to who compiles.
    if !isVerbose, let known = cache.executable(key) { return known }
    var shop = try Workshop(toolchain, cache)
    do {
      let whole = try unlessFaulty(specs, contents) { try compile(specs, in: &shop) }
      if whole != specs { cache.keep(value: whole.map(\.found), .behaviors, as: place) }
      key = self.key(whole, try whole.map(Self.read))
    } catch {
      Platform.removeFolder(shop.folder)
      throw error
    }
    return cache.keep(shop.folder, as: key) ?? shop.folder + "/" + BehaviorCache.executable
  }

  /// Compiles some specs, unless a fault of them is known and nothing of their projects has changed since.
  private func unlessFaulty<Compiled>(
    _ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]], _ compile: () throws -> Compiled
  ) throws -> Compiled {
    let place = [key(specs, contents), scope.isOn ? "fault" : "fault alone"].digest
    // The fault stands under the stamp that the projects had as it was told.
    let stamp = { specs.map { Project(around: $0.files[0], in: scope).stamp }.digest }
    if !isVerbose, let known: [String: DataError] = cache.value(.behaviors, place), let error = known[stamp()]
    {
      throw error
    }
    do { return try compile() } catch let error as BehaviorFileError where error.isOfFiles {
      let told = DataError(error.message, below: error.details, exitCode: error.exitCode)
      cache.keep(value: [stamp(): told], .behaviors, as: place)
      throw error
    }
  }

  /// Compiles a spec by itself, to see whether that can be done, unless that is known.
  func check(_ spec: BehaviorFileSpec) throws {
    let contents = try Self.read(spec)
    let key = key([spec], [contents])
    let checked = [key, "checked"].digest
    if cache.executable(key) != nil || cache.bytes(.behaviors, checked) != nil { return }
    try unlessFaulty([spec], [contents]) {
      var shop = try Workshop(toolchain, cache)
      defer { Platform.removeFolder(shop.folder) }
      let modules = try BehaviorLibrary.find(in: &shop, note: note).modules
      var search = Search(spec, in: scope, mayTry: counts && !fixes)
      var read = try self.read(&search, in: &shop)
      _ = try compile(&read, &search, in: &shop) { _ in BehaviorHarness(index: 0, modules: modules) }
      // What other files have to do with it may change by itself.
      if search.spec == spec { cache.keep([], .behaviors, as: checked) }
    }
  }

  // MARK: The project around a spec

  /// A spec, with what was found for it in its project.
  private struct Search {
    private(set) var spec: BehaviorFileSpec
    private let scope: ProjectScope
    private var mayTry: Bool
    private var project: Project?
    private(set) var notes: [String] = []
    private var ambiguity: (name: String, files: [String])?

    /// Whether values are tried for arguments, and the error that asks for them, where there is one.
    private(set) var triesArguments = false
    private var asked: (any Error)?

    /// The text that stands for a file's own.
    var edited: (file: String, text: [UInt8])?

    init(_ spec: BehaviorFileSpec, in scope: ProjectScope, mayTry: Bool) {
      (self.spec, self.scope, self.mayTry) = (spec, scope, mayTry)
    }

    func contents() throws -> [[UInt8]] {
      let contents = try BehaviorCompilation.read(spec)
      guard let edited else { return contents }
      return zip(spec.files, contents).map { $0 == edited.file ? edited.text : $1 }
    }

    /// Adds the files that declare or call what is lacking, and tells whether there are any.
    mutating func add(_ names: [String], calls: [String] = []) -> Bool {
      guard scope.isOn, spec.found.count < Project.mostFound else { return false }
      // The last one attaches it; those before may be of a package beside.
      var project = project ?? Project(around: spec.named.last ?? spec.files[0], in: scope)
      let declared = project.declarations(of: names, besides: spec.files)
      let files = declared.map(\.file) + project.calls(of: calls, besides: spec.files).map(\.file)
      self.project = project
      ambiguity = ambiguity ?? project.ambiguous.first
      notes += declared.map { "\($0.name), from \($0.file):\($0.line)" }
      spec = spec.adding(files.distinct)
      return !files.isEmpty
    }

    /// Adds what an error lacks, or throws it: where several files declare it, with these.
    ///
    /// Of arguments that no file of the project says an audit tries values; where these do not compile, though no
    /// declaration is missing, it asks for them, or takes an object as it begins.
    mutating func add(for error: any Error) throws {
      let lack = (error as? BehaviorFileError)?.lack
      if ambiguity == nil, let lack, add(lack.names, calls: lack.calls) { return }
      if let asked { throw (error as? BehaviorFileError)?.lacksDeclarations == true ? error : asked }
      if triesArguments {
        (triesArguments, mayTry) = (false, false)
        return
      }
      // Of several files that declare what an argument hangs on, none is needed to try values.
      if mayTry, case .unclear(_, .needsArguments) = error as? BehaviorFileError {
        (asked, triesArguments) = (error, true)
        return
      }
      guard let (name, files) = ambiguity else { throw error }
      throw BehaviorFileError.ambiguous(
        files: spec.named, name: name, commands: files.map { "'\(spec.text(with: $0))'" })
    }

    /// Begins to try values, where an answer says that there are some; tells whether it does.
    mutating func tries(_ answer: SourceAnswer) -> Bool {
      guard mayTry, !triesArguments, answer.isFed else { return false }
      triesArguments = true
      return true
    }
  }

  /// Reads a spec, with files of its project where it lacks something.
  private func read(_ search: inout Search, in shop: inout Workshop) throws -> SpecCompilation {
    while true {
      do {
        let read = try SpecCompilation(
          search.spec, search.contents(), counts: counts, triesArguments: search.triesArguments, in: &shop)
        if !search.tries(read.answer) { return read }
      } catch {
        try search.add(for: error)
      }
    }
  }

  /// Compiles a spec, with more files of its project where it lacks something.
  private func compile(
    _ read: inout SpecCompilation, _ search: inout Search, in shop: inout Workshop,
    with harness: (SpecCompilation) -> BehaviorHarness
  ) throws -> SpecCompilation.Compiled {
    while true {
      do {
        let compiled = try read.compile(with: harness(read), in: &shop) { search.add($0) }
        if let compiled { return compiled }
      } catch {
        try search.add(for: error)
      }
      read = try self.read(&search, in: &shop)
    }
  }

  /// The key of the executable in the cache: everything that decides whether it may run now.
  private func key(_ specs: [BehaviorFileSpec], _ contents: [[[UInt8]]]) -> String {
    let made =
      [Platform.identity(of: Platform.executablePath) ?? "", toolchain.identity, counts ? "counted" : ""]
      + (fixes ? ["fixed"] : []) + specs.flatMap { [$0.text] + $0.found }
    return (made.map { Array($0.utf8) } + contents.joined()).digest
  }

  private static func read(_ spec: BehaviorFileSpec) throws -> [[UInt8]] {
    if spec.expression?.contains("‹") ?? false { throw BehaviorFileError.unfilled(spec.text) }
    return try spec.files.map { file in
      if file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw BehaviorFileError.controlInName(file)
      }
      guard file.hasSuffix(".swift") else {
        if Platform.kind(of: file) == .none { throw DataError.unreadable(file, "there is no such file") }
        throw BehaviorFileError.notSwift(file)
      }
      return try ViewFiles.contents(of: file)
    }
  }

  private func note(_ text: String) {
    errors.note(text)
    try? errors.flush()
  }

  /// Compiles and links some specs, and tells them with the files that were found for each.
  private func compile(_ specs: [BehaviorFileSpec], in shop: inout Workshop) throws -> [BehaviorFileSpec] {
    let library = try BehaviorLibrary.find(in: &shop, note: note)
    var searches = specs.map { Search($0, in: scope, mayTry: counts && !fixes) }
    var read: [SpecCompilation] = []
    for index in specs.indices { read.append(try self.read(&searches[index], in: &shop)) }
    if isWatched { note("compiling \(specs.flatMap(\.files).joined(separator: ", "))") }
    if fixes {
      // What a behavior lacks is found as it compiles, its own file too.
      for index in specs.indices {
        _ = try? compile(&read[index], &searches[index], in: &shop) { _ in
          BehaviorHarness(index: index, modules: library.modules)
        }
      }
    }
    let fixed = fixes ? try self.fixed(searches.map(\.spec), as: read, beside: library, in: &shop) : []
    var compiled: [SpecCompilation.Compiled] = []
    // The first has the table of all, which tells what was found for the others.
    for index in specs.indices.reversed() {
      let others = read
      let made = try compile(&read[index], &searches[index], in: &shop) { own in
        let all = others.enumerated().map { $0.offset == index ? own : $0.element }
        let table = zip(specs, all).map { ($0.text, $1.answer, $1.files) } + fixed.map(\.held)
        return BehaviorHarness(index: index, held: table, modules: library.modules)
      }
      compiled.insert(made, at: 0)
    }
    for line in searches.flatMap(\.notes).distinct { note(line) }
    let answers = compiled.map { $0.answer }
    for line in lines(on: answers) { note(line) }
    let others = library.objects(withLayouts: answers.contains(where: \.isLayout))
    let objects = compiled.map { $0.object } + fixed.map { $0.object } + others
    let list = try shop.store(objects.map { "\"\(Self.escaped($0))\"\n" }.joined().utf8, as: "objects")
    let executable = shop.folder + "/" + BehaviorCache.executable
    let run = try shop.link(["@" + list], to: executable)
    guard run.succeeded else {
      throw BehaviorFileError.toolchainFails(toolchain.compiler, reason: "the linker failed: \(run.reason)")
    }
    shop.toolchain.keepLines(of: executable)
    let notes = zip(specs.indices, compiled).map { index, compiled in
      let own = fixed.filter { $0.spec == searches[index].spec.text }
      return SpecNotes(of: compiled, read[index], fixes: own.map { $0.fix })
    }
    _ = try shop.store(try JSONEncoder().encode(notes), as: BehaviorCache.notes)
    let views = answers.map(\.views)
    if !views.allSatisfy(\.isEmpty) {
      _ = try shop.store(try JSONEncoder().encode(views), as: BehaviorCache.views)
    }
    if compiled.contains(where: { $0.sharesState }) { _ = try shop.store([], as: BehaviorCache.sharedState) }
    return searches.map(\.spec)
  }

  /// Some specs with each remedy of theirs and with each two: those that compile.
  private func fixed(
    _ specs: [BehaviorFileSpec], as read: [SpecCompilation], beside library: BehaviorLibrary,
    in shop: inout Workshop
  ) throws -> [(spec: String, fix: SpecNotes.Fix, held: BehaviorHarness.Held, object: String)] {
    var fixed: [(spec: String, fix: SpecNotes.Fix, held: BehaviorHarness.Held, object: String)] = []
    for (spec, read) in zip(specs, read) {
      guard let place = read.answer.declaration, let text = read.text(ofFile: place.file) else { continue }
      for remedies in read.answer.remedies.combined {
        guard let edited = remedies.flatMap(\.edits).applied(to: text) else { continue }
        let kinds = remedies.map(\.kind)
        var search = Search(spec.fixed(by: kinds, making: read.answer.expression), in: scope, mayTry: false)
        search.edited = (read.files[place.file], edited)
        let index = specs.count + fixed.count
        // One that does not compile is none.
        guard var changed = try? self.read(&search, in: &shop),
          let compiled = try? compile(
            &changed, &search, in: &shop,
            with: { _ in BehaviorHarness(index: index, modules: library.modules) })
        else { continue }
        let name = search.spec.text
        let held = (name, compiled.answer, changed.files)
        fixed.append((spec.text, SpecNotes.Fix(kinds: kinds, spec: name), held, compiled.object))
      }
    }
    return fixed
  }

  /// A path as a compiler's list of files has it between quotes; apostrophes too would be dropped.
  static func escaped(_ path: String) -> String {
    path.reduce(into: "") { $0 += ("\\\"'".contains($1) ? "\\" : "") + String($1) }
  }

  /// The expressions that make the behaviors, and what was left out where that is asked for, none twice.
  private func lines(on answers: [SourceAnswer]) -> [String] {
    let all = answers.flatMap(\.cuts)
    // Those of each file by line, each line once however many specs name it.
    let cuts = all.map(\.file).distinct.flatMap { file in
      let cuts = all.filter { $0.file == file }
      return Set(cuts.map(\.line)).sorted().compactMap { line in cuts.first { $0.line == line } }
    }
    let listed = cuts.map { "\($0.file):\($0.line): left out \($0.what)\($0.reason.map { ": " + $0 } ?? "")" }
    return (answers.flatMap(\.notes) + (isVerbose ? listed : [])).distinct
  }
}

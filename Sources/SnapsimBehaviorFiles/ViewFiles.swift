import Foundation
import SnapsimSystem
import SnapsimText

/// The scroll views of Swift files, read all at once and kept in the cache.
///
/// Of many files only some are parsed: those that attach a behavior or are a layout of UIKit's, show what does, or declare what
/// these name. To parse and follow all would take minutes.
package struct ViewFiles: Codable, Sendable {
  /// The scroll views that have a behavior, and the files that are no Swift.
  package var views: [ScrollViewReading] = []
  package var unparsed: [String] = []

  /// The stamp of the project in which names were looked up that the files do not have.
  private var project: String?

  /// The Swift files among some paths, each once, those of folders in the order of their names.
  package static func all(in paths: [String]) throws -> [String] {
    var known: Set<String> = []
    let files = try paths.flatMap { path -> [String] in
      switch Platform.kind(of: path) {
      case .none: throw DataError.unreadable(path, "there is no such file or folder")
      case .directory:
        var closed: [String] = []
        let files = Project.files(below: path) { closed.append($0) }
        if let folder = closed.first { throw DataError.unreadable(folder, "the folder cannot be listed") }
        if files.isEmpty { throw DataError.unreadable(path, "there is no Swift file in it") }
        return files
      default:
        guard path.hasSuffix(".swift") else { throw BehaviorFileError.notSwift(path) }
        return [path]
      }
    }
    return files.filter { known.insert(Platform.resolved($0) ?? $0).inserted }
  }

  /// Reads the scroll views that have a behavior; what single files lack is looked up in the project around them.
  ///
  /// Each app of several in a folder is read by itself: names of one mean nothing in the others. Of many files, which take
  /// a while to parse, it is said before.
  package static func read(
    _ files: [String], in scope: ProjectScope, usesCache: Bool, saying note: (String) -> Void = { _ in }
  ) throws -> Self {
    let contents = try files.map(contents)
    let folders = Dictionary(grouping: files.indices) { Platform.folder(of: files[$0]) }
    let apps = Dictionary(grouping: folders.keys) { Project.app(around: $0) ?? "" }
    let parts = apps.mapValues { $0.flatMap { folders[$0] ?? [] }.sorted() }
    let shared = parts[""] ?? []
    var project: Project?
    var found: Self
    if parts.count - (shared.isEmpty ? 0 : 1) < 2 {
      found = try read(files, contents, in: scope, isPart: false, &project, usesCache: usesCache, note)
    } else {
      let shares = attaches(shared.map { contents[$0] })
      let all = try parts.values.map { places -> Self in
        let texts = places.map { contents[$0] }
        guard shares || attaches(texts) else { return Self() }
        return try read(
          places.map { files[$0] }, texts, in: scope, isPart: true, &project, usesCache: usesCache, note)
      }
      let order = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
      func place(_ file: String) -> Int { order[file] ?? 0 }
      found = Self(
        views: all.flatMap(\.views).sorted { (place($0.file), $0.line) < (place($1.file), $1.line) },
        unparsed: all.flatMap(\.unparsed).sorted { place($0) < place($1) })
    }
    for (app, folders) in apps where scope.isOn {
      let views = found.views.indices.filter { folders.contains(Platform.folder(of: found.views[$0].file)) }
      if views.isEmpty { continue }
      let question = Data("supportedInterfaceOrientationsFor".utf8)
      // Folders without an app need not be of one.
      let own = app.isEmpty && folders.count > 1 ? [] : parts[app] ?? []
      let delegates = own.filter { Data(contents[$0]).range(of: question) != nil }
      let screens = ScrollViewReading.Screens(ofApp: app, delegates: delegates.map { files[$0] })
      for index in views { found.views[index].screens = screens }
    }
    return found
  }

  private static func read(
    _ files: [String], _ contents: [[UInt8]], in scope: ProjectScope, isPart: Bool, _ project: inout Project?,
    usesCache: Bool, _ note: (String) -> Void
  ) throws -> Self {
    if files.isEmpty { return Self() }
    let toolchain = try SwiftToolchain()
    let cache = usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    let made = [Platform.identity(of: Platform.toolPath) ?? "", toolchain.identity, "\(scope)"] + files
    let kept = (made.map { Array($0.utf8) } + contents).digest + ".json"
    let origin = scope.folders.first ?? files[0]
    if let found: Self = cache.value(.views, kept) {
      if found.project != nil { project = project ?? Project(around: origin, in: scope) }
      if found.project == nil || found.project == project?.stamp {
        if let folder = cache.folder(.views) { Platform.touch(folder + "/" + kept) }
        return found
      }
    }
    var shop = try Workshop(toolchain, cache)
    defer { Platform.removeFolder(shop.folder) }
    let needed = places(in: contents)
    if needed.count > few { note("reading \(needed.count) of \(files.count) files") }
    var question = SourceQuestion(
      spec: "", paths: needed.map { files[$0] },
      contents: needed.map { String(decoding: contents[$0], as: UTF8.self) })
    question.readsViews = true
    question.asksForModifiers = scope.isOn && (isPart || !scope.isWhole)
    var answer = try shop.ask(question)
    var isSearched = false
    var notes: [String: String] = [:]
    var lacking: [String: Set<String>] = [:]
    while question.asksForModifiers, question.found < Project.mostFound {
      for (place, lacks) in answer.lacks.map({ $0 }) + answer.views.map({ ($0.place, $0.lacks) }) {
        lacking[place, default: []].formUnion(lacks)
      }
      let lacks = (answer.views.flatMap(\.lacks) + answer.lacks.values.joined().sorted()).distinct
      if lacks.isEmpty { break }
      var searched = project ?? Project(around: origin, in: scope)
      let places = searched.places(ofLacks: lacks, besides: question.paths)
      (project, isSearched) = (searched, true)
      if places.isEmpty { break }
      for place in places { notes[place.name] = "\(place.name), from \(place.file):\(place.line)" }
      try question.add(places.map(\.file).distinct)
      answer = try shop.ask(question)
    }
    for index in answer.views.indices {
      let own = lacking[answer.views[index].place] ?? []
      let others = answer.views[index].unscrolled.map { [$0] } ?? []
      let told = notes.filter { note in own.contains { $0 == note.key || $0.hasPrefix(note.key + ".") } }
      answer.views[index].found = others + told.values.sorted()
    }
    let unparsed = zip(needed, answer.hasErrors).filter(\.1).map { files[$0.0] }
    for index in answer.views.indices where unparsed.contains(answer.views[index].file) {
      answer.views[index].isUnparsed = true
    }
    let found = Self(views: answer.views, unparsed: unparsed, project: isSearched ? project?.stamp : nil)
    cache.keep(value: found, .views, as: kept)
    cache.forgetOld(.views)
    return found
  }

  // MARK: The files that are needed

  /// So many files are read as they are (our choice).
  private static let few = 40

  /// How many times what files name is followed: a constant may name another (our choice).
  private static let rounds = 2

  /// Whether some of the files attach a behavior, or are a layout of UIKit's.
  static func attaches(_ contents: [[UInt8]]) -> Bool {
    contents.contains { attaches(SwiftOutline($0).words) }
  }

  private static func attaches(_ words: Set<String>) -> Bool {
    words.contains("scrollTargetBehavior") || words.contains("targetContentOffset")
  }

  static func places(in contents: [[UInt8]]) -> [Int] {
    guard contents.count > few else { return Array(contents.indices) }
    let outlines = contents.map(SwiftOutline.init)
    let words = outlines.map(\.words)
    let attaching = contents.indices.filter { attaches(words[$0]) }
    var found = Set(attaching)
    var latest = found
    // The modifier of SwiftUI, and the types of those that apply it.
    var attachments: Set = ["scrollTargetBehavior"]
    while !latest.isEmpty {
      attachments = latest.reduce(attachments) { $0.union(outlines[$1].modifiers(with: $0).types) }
      let views = found.reduce(into: Set<String>()) {
        $0.formUnion(outlines[$1].shown().union(outlines[$1].modifiers(with: attachments).functions))
      }
      latest = Set(contents.indices.filter { !found.contains($0) && !views.isDisjoint(with: words[$0]) })
      found.formUnion(latest)
    }
    var declaring: [String: [Int]] = [:]
    for place in contents.indices {
      for name in outlines[place].sharedNames { declaring[name, default: []].append(place) }
    }
    func declared(by files: Set<Int>, besides views: Set<String> = []) -> Set<Int> {
      Set(files.flatMap { words[$0].subtracting(views).flatMap { declaring[$0] ?? [] } })
    }
    // A router names all screens of an app: other views are left out.
    found.formUnion(
      declared(
        by: found,
        besides: Set(outlines.flatMap { $0.shown(["View"]).subtracting($0.shown(["ViewModifier"])) })))
    latest = Set(attaching)
    for _ in 0..<rounds {
      latest = declared(by: latest)
      found.formUnion(latest)
    }
    return found.sorted()
  }

  static func contents(of file: String) throws -> [UInt8] {
    let bytes = try Platform.reading(file) { try Platform.readAll(file) }
    // A byte order mark is no part of the source.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}

extension ScrollViewReading { fileprivate var place: String { "\(file):\(line)" } }

extension SourceQuestion {
  fileprivate mutating func add(_ files: [String]) throws {
    paths += files
    contents += try files.map { String(decoding: try ViewFiles.contents(of: $0), as: UTF8.self) }
    found += files.count
  }
}

extension Project {
  /// The nearest declarations of what a view lacks: a name, and a member such as `View.card` where that stands elsewhere.
  fileprivate mutating func places(ofLacks lacks: [String], besides known: [String]) -> [Place] {
    let names = lacks.map { String($0.prefix { $0 != "." }) }.distinct
    var places = declarations(of: names.filter { !Self.frameworkTypes.contains($0) }, besides: known)
    for member in lacks where member.contains(".") {
      for place in declarations(of: [member], besides: known)
      where !places.contains(where: { $0.file == place.file && member.hasPrefix($0.name + ".") }) {
        places.append(Place(name: member, file: place.file, line: place.line))
      }
    }
    return places
  }

  private static let frameworkTypes: Set = ["View", "CGFloat", "Double", "Int", "Color", "Image", "Text"]
}

import Foundation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// A scope for names that the files of a command line lack.
package struct ProjectScope: Equatable, Sendable {
  var isOn = true

  /// The folders that were named: one stands for the project of what is below it, where none is around.
  var folders: [String] = []

  /// Whether files were named besides.
  private var hasFiles = false

  package init() {}

  package init(_ invocation: Invocation) {
    isOn = !invocation.has(.alone)
    folders = invocation.operands.filter { Platform.kind(of: $0) == .directory }
    hasFiles = folders.count < invocation.operands.count
  }

  /// Whether the folders are all of their projects, so that all files have been read.
  var isWhole: Bool {
    !folders.isEmpty && !hasFiles
      && folders.allSatisfy { folder in
        Project.root(around: folder).map { $0 == Platform.resolved(folder) } ?? true
      }
  }
}

/// The Swift files around a file or a folder: those of its package, Xcode project or repository, else of a folder.
///
/// They are searched only for names that the file itself does not have, each read once.
package struct Project {
  /// A place in a file that declares or calls something of a name.
  package struct Place: Equatable, Sendable {
    package let name: String

    /// The file as it is told: from the current folder on, where it is below that.
    package let file: String
    package let line: Int
  }

  private let root: String
  private let origin: String

  /// The real paths of all files.
  private let files: [String]
  private var contents: [String: [UInt8]] = [:]

  /// Names of the last question that several files declare, none nearer than the others.
  package private(set) var ambiguous: [(name: String, files: [String])] = []
  private var outlines: [String: SwiftOutline] = [:]

  /// The most files of a project that are looked into, the most names among which they are found, and the most files of those
  /// that call something (our choice).
  private static let most = 5000
  private static let mostEntries = 100_000
  private static let mostCalls = 8

  /// The most files of a project that are read beside the named ones (our choice).
  static let mostFound = 32

  /// Finds the files around one: without a project below the folder that was named, or the current one, or in its own folder.
  package init(around file: String, in scope: ProjectScope = ProjectScope()) {
    origin = Self.folder(of: file)
    let folder = origin
    let named = scope.folders.compactMap(Platform.resolved).first {
      folder == $0 || folder.hasPrefix($0 + "/")
    }
    let whole = Self.root(around: file) ?? named ?? Self.here(around: folder)
    root = whole ?? origin
    // Those beside it are found however many stand before them.
    let all = Self.files(below: root, deeply: whole != nil, isBounded: true)
    files = (Self.files(below: origin, deeply: false) + all).distinct.sorted()
  }

  private static func folder(of path: String) -> String {
    let folder = Platform.kind(of: path) == .directory ? path : Platform.folder(of: path)
    return Platform.resolved(folder) ?? folder
  }

  /// The current folder where another is in it, and it is none that holds everything.
  private static func here(around folder: String) -> String? {
    let home = (Platform.resolved(NSHomeDirectory()) ?? "") + "/"
    guard let here = Platform.resolved("."), here != "/" else { return nil }
    return (folder + "/").hasPrefix(here + "/") && !home.hasPrefix(here + "/") ? here : nil
  }

  /// The folder of the package, Xcode project or repository that a path is in.
  fileprivate static func root(around path: String) -> String? {
    nearest(folder(of: path)) { folder in
      let names = (try? Platform.names(in: folder)) ?? []
      return Platform.kind(of: folder + "/.git") != .none
        || names.contains { marks.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
  }

  /// The folder of the app that a folder is in: the nearest one with an Xcode project, or the package of an app.
  static func app(around folder: String) -> String? {
    nearest(self.folder(of: folder)) { folder in
      ((try? Platform.names(in: folder)) ?? []).contains { name in
        name.hasSuffix(".xcodeproj")
          || name == "Package.swift"
            && String(decoding: Platform.contents(of: "\(folder)/\(name)") ?? [], as: UTF8.self)
              .contains(".iOSApplication(")
      }
    }
  }

  /// The nearest of a folder and those around it for which a condition is true.
  static func nearest(_ folder: String, where isMeant: (String) -> Bool) -> String? {
    var next = folder
    while !isMeant(next) {
      guard next != "/", !next.isEmpty else { return nil }
      next = Platform.folder(of: next)
    }
    return next
  }

  /// The files with their sizes and times, of which nothing is read for that.
  var stamp: String { files.map { Platform.identity(of: $0) ?? $0 }.digest }

  /// Files that stand where a project begins: of SwiftPM, git, XcodeGen and Tuist.
  private static let marks: Set = ["Package.swift", "project.yml", "Tuist"]

  /// Folders of what was built, or comes from others.
  private static let foreign: Set = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// The Swift files of a folder, or those of another ending, in the order of their names, and those of the folders in it.
  ///
  /// A closure is told of the folders that cannot be listed.
  static func files(
    below folder: String, ending: String = ".swift", deeply: Bool = true, isBounded: Bool = false,
    closed: ((String) -> Void)? = nil
  ) -> [String] {
    func check(_ folder: String) {
      if let closed, !FileManager.default.isReadableFile(atPath: folder) { closed(folder) }
    }
    check(folder)
    // Of a folder that is a link it finds nothing.
    let all = FileManager.default.enumerator(atPath: Platform.resolved(folder) ?? folder)
    var files: [String] = []
    var entries = 0
    while !isBounded || files.count < most && entries < mostEntries, let path = all?.nextObject() as? String {
      entries += 1
      let name = (path as NSString).lastPathComponent
      let whole = folder.hasSuffix("/") ? folder + path : folder + "/" + path
      let isFolder = all?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if name.hasPrefix(".") || isFolder && (foreign.contains(name) || !deeply) {
        all?.skipDescendants()
      } else if isFolder {
        check(whole)
      } else if name.hasSuffix(ending) {
        files.append(whole)
      }
    }
    return files.sorted()
  }

  // MARK: Names

  /// The nearest declarations of some names, and of members such as `CGFloat.card`, outside of some files.
  package mutating func declarations(of names: [String], besides known: [String]) -> [Place] {
    ambiguous = []
    let (members, others) = (names.filter { $0.contains(".") }, names.filter { !$0.contains(".") })
    let places = others.flatMap { name in
      nearest(name, besides: known) { $0 == nil }
    }
    return places
      + members.flatMap { member in
        let (outer, name) = (member.prefix { $0 != "." }, String(member.drop { $0 != "." }.dropFirst()))
        // What behaviors have is a member of their protocol's too.
        let outers = [String(outer)] + (outer.hasSuffix(Self.behavior) ? [Self.behavior] : [])
        return nearest(name, besides: known) { $0.map(outers.contains) ?? false }
      }
  }

  private static let behavior = "ScrollTargetBehavior"

  private mutating func nearest(
    _ name: String, besides known: [String], inside isMeant: (_ outer: String?) -> Bool
  ) -> [Place] {
    let found = places(name, besides: known) {
      $0.declarations.first { $0.name == name && isMeant($0.outer) }?.line
    }
    let least = found.map(\.distance).min()
    let all = found.filter { $0.distance == least }.map(\.place)
    if all.count > 1 { ambiguous.append((name, all.map(\.file))) }
    return all.count == 1 ? all : []
  }

  /// The calls of functions or members of some names, the nearest files first, outside of some files.
  package mutating func calls(of names: [String], besides known: [String]) -> [Place] {
    let found = names.flatMap { name in places(name, besides: known) { $0.call(of: name) } }
    // Files of one distance stay in their order.
    return (0...2).flatMap { distance in found.filter { $0.distance == distance }.map(\.place) }
      .prefix(Self.mostCalls).map(\.self)
  }

  /// The line of each file with a name in which its outline has what is looked for.
  private mutating func places(
    _ name: String, besides known: [String], line: (SwiftOutline) -> Int?
  ) -> [(distance: Int, place: Place)] {
    candidates(name, besides: known).compactMap { file in
      line(outline(file)).map { (distance(file), Place(name: name, file: Self.told(file), line: $0)) }
    }
  }

  /// The files in which the letters of a name stand.
  private mutating func candidates(_ name: String, besides known: [String]) -> [String] {
    let known = Set(known.compactMap(Platform.resolved))
    let letters = Array(name.utf8)
    guard let first = letters.first else { return [] }
    return files.filter { file in
      guard !known.contains(file) else { return false }
      let bytes = contents[file] ?? Platform.contents(of: file) ?? []
      contents[file] = bytes
      return bytes.indices.contains { index in
        bytes[index] == first && index + letters.count <= bytes.count
          && letters.indices.allSatisfy { bytes[index + $0] == letters[$0] }
      }
    }
  }

  private mutating func outline(_ file: String) -> SwiftOutline {
    let outline = outlines[file] ?? SwiftOutline(contents[file] ?? [])
    outlines[file] = outline
    return outline
  }

  /// 0 in the same folder, 1 in the same module, 2 elsewhere.
  private func distance(_ file: String) -> Int {
    if Platform.folder(of: file) == origin { return 0 }
    return module(of: Platform.folder(of: file)) == module(of: origin) ? 1 : 2
  }

  /// The folder below `Sources`, or else below the root.
  private func module(of folder: String) -> Substring? {
    let parts = folder.dropFirst(root.count).split(separator: "/")
    return parts.first == "Sources" ? parts.dropFirst().first : parts.first
  }

  static func told(_ file: String) -> String {
    guard let here = Platform.resolved("."), file.hasPrefix(here + "/") else { return file }
    return "./" + file.dropFirst(here.count + 1)
  }
}

import Foundation
import SnapsimSystem
import SnapsimText

/// The cache of compiled behaviors: a folder of the user's alone, bounded in size.
///
/// Each entry is made under another name and renamed when whole, so two runs that make the same one do not meet. An
/// entry says how long its executable is and when that was written; one that is not so, or not the user's, is made anew.
/// A digest of its contents would tell no more, as only the user can write there, and takes longer.
struct BehaviorCache {
  enum Part: String {
    // Modules were once kept in `system-modules`, where an installation may have put what holds elsewhere.
    case behaviors, library, toolchains, modules, views
  }

  /// The folder; `nil` where nothing can be kept.
  let root: String?

  /// The reason why nothing can be kept, for a warning.
  let flaw: String?

  /// The most bytes of all compiled behaviors; those not used for longest go first (our choice).
  static let limit = 256 << 20
  static let executable = "snapsim"

  /// The name of the empty file beside an executable whose behaviors one thread at a time must ask.
  static let sharedState = "shared-state"

  /// The names of the files beside an executable with what reports need of its behaviors, and with the scroll views that
  /// these are attached to, if there are any.
  static let notes = "notes.json"
  static let views = "views.json"
  private static let manifest = "manifest"

  /// Takes the user's cache, which variables of the environment name, if there is one to write to.
  init(_ variable: (String) -> String? = Platform.variable) {
    let base =
      variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/" + Platform.cacheFolder : nil }
    guard let base else {
      (root, flaw) = (nil, "neither XDG_CACHE_HOME nor HOME names a folder for the cache")
      return
    }
    let folder = base + "/snapsim"
    do throws(Platform.FileError) {
      try Platform.makeSharedFolder(base)
      try Platform.makePrivateFolder(folder)
      (root, flaw) = (folder, nil)
    } catch {
      (root, flaw) = (nil, "the cache \(folder) is not used: \(error.reason)")
    }
  }

  init(root: String?) { (self.root, flaw) = (root, nil) }

  /// The folder of a part, made where it is missing.
  func folder(_ part: Part) -> String? {
    guard let root else { return nil }
    let folder = root + "/" + part.rawValue
    return (try? Platform.makePrivateFolder(folder)) == nil ? nil : folder
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
  }

  private static func age(of path: String) -> Double {
    Platform.modified(path).map { Date().timeIntervalSince1970 - $0 } ?? 0
  }

  /// The folder for modules of the system, one for each path: they hold for the path at which they were made.
  var moduleCache: String? {
    guard let folder = folder(.modules), let path = Platform.resolved(folder) else { return nil }
    let own = path + "/" + [path].digest
    guard (try? Platform.makePrivateFolder(own)) != nil else { return nil }
    Platform.touch(own)
    forgetOld(.modules)
    return own
  }

  /// Removes what was not used for a week (our choice).
  func forgetOld(_ part: Part) {
    guard let folder = folder(part) else { return }
    for entry in Self.entries(of: folder) where Self.age(of: entry) > 7 * 86_400 {
      Platform.removeFolder(entry)
    }
  }

  func executable(_ key: String) -> String? {
    guard let root else { return nil }
    let entry = root + "/\(Part.behaviors.rawValue)/\(key)"
    let files = [Self.manifest, Self.executable].map { entry + "/" + $0 }
    guard ([entry] + files).allSatisfy(Platform.isOwn), let manifest = Platform.contents(of: files[0]),
      manifest == Self.manifest(of: files[1]), Platform.isExecutable(files[1])
    else { return nil }
    Platform.touch(entry)
    return files[1]
  }

  /// The ending of the folder beside an executable that has its lines.
  static let linesFolder = ".dSYM"

  private static func manifest(of executable: String) -> [UInt8]? {
    Platform.stamp(of: executable).map { Array("\($0)\n".utf8) }
  }

  /// Keeps a folder that holds a new executable as an entry, and tells where that executable is now.
  func keep(_ folder: String, as key: String) -> String? {
    let kept =
      [Self.executable, Self.sharedState, Self.notes, Self.views, Self.executable + Self.linesFolder]
      .map { folder + "/" + $0 }
    guard let behaviors = self.folder(.behaviors), let manifest = Self.manifest(of: kept[0]) else {
      return nil
    }
    for path in Self.entries(of: folder) where !kept.contains(path) { Platform.removeFolder(path) }
    guard (try? Platform.store(manifest, in: folder + "/" + Self.manifest)) != nil,
      Self.place(folder, at: behaviors + "/" + key, unless: { executable(key) != nil })
    else { return nil }
    bound(behaviors, keeping: key)
    return behaviors + "/" + key + "/" + Self.executable
  }

  /// The value kept under a name; of those beside executables, what is not used for long goes with these.
  func value<Kept: Decodable>(_ part: Part, _ name: String) -> Kept? {
    bytes(part, name).flatMap { try? JSONDecoder().decode(Kept.self, from: Data($0)) }
  }

  func keep(value: some Encodable, _ part: Part, as name: String) {
    if let json = try? JSONEncoder().encode(value) { keep(Array(json), part, as: name) }
  }

  /// The bytes of a file in a part, if it is there and the user's own.
  func bytes(_ part: Part, _ name: String) -> [UInt8]? {
    guard let root else { return nil }
    let file = root + "/\(part.rawValue)/\(name)"
    return Platform.isOwn(file) ? Platform.contents(of: file) : nil
  }

  func keep(_ bytes: [UInt8], _ part: Part, as name: String) {
    guard let folder = folder(part) else { return }
    Platform.remove(folder + "/" + name)
    try? Platform.store(bytes, in: folder + "/" + name)
  }

  /// Makes a folder an entry, unless somebody else's is there that was made at the same time and is whole.
  private static func place(_ folder: String, at entry: String, unless isWhole: () -> Bool) -> Bool {
    if (try? Platform.renameFile(folder, to: entry)) != nil { return true }
    if isWhole() {
      Platform.removeFolder(folder)
      return true
    }
    // One that is broken goes at once, and then what it held, as far as that can be.
    let broken = (entry as NSString).deletingLastPathComponent + "/.broken-\(Platform.processNumber)"
    try? Platform.renameFile(entry, to: broken)
    Platform.removeFolder(broken)
    return (try? Platform.renameFile(folder, to: entry)) != nil || isWhole()
  }

  /// Removes the entries that were not used for longest, until the rest is within the limit.
  func bound(_ folder: String, keeping key: String, limit: Int = limit) {
    let entries = Self.entries(of: folder).map { path in
      (path: path, age: Self.age(of: path), size: Platform.size(of: path + "/" + Self.executable))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.age > $1.age }) where entry.path != folder + "/" + key {
      // What a run left that was ended while it compiled.
      let isUnfinished = (entry.path as NSString).lastPathComponent.hasPrefix(".")
      guard isUnfinished ? entry.age > 3600 : total > limit else { continue }
      Platform.removeFolder(entry.path)
      total -= entry.size
    }
  }

  /// The folder of the library as built for a compiler, built now if it is not there.
  func libraryFolder(_ key: String, build: (String) throws -> Void) throws -> String {
    let library = folder(.library)
    let entry = (library ?? "") + "/" + key
    let isWhole = { Platform.isOwn(entry) && Platform.contents(of: entry + "/" + Self.manifest) != nil }
    if library != nil, isWhole() { return entry }
    // Who comes while it is built waits, and finds it.
    let turn = library.flatMap { Platform.lock($0 + "/.turn") }
    defer { if let turn { try? Platform.closeFile(turn) } }
    if library != nil, isWhole() { return entry }
    let folder = try Self.temporaryFolder(in: library)
    do { try build(folder) } catch {
      Platform.removeFolder(folder)
      throw error
    }
    guard let library, (try? Platform.store([], in: folder + "/" + Self.manifest)) != nil,
      Self.place(folder, at: entry, unless: isWhole)
    else { return folder }
    // Other compilers' and older versions' go, but for the one used last.
    let others = Self.entries(of: library).filter { $0 != entry && !$0.hasPrefix(library + "/.") }
    for other in others.sorted(by: { Self.age(of: $0) < Self.age(of: $1) }).dropFirst() {
      Platform.removeFolder(other)
    }
    return entry
  }

  /// A folder of this run's own, in the cache or among the system's temporary ones.
  func workFolder() throws -> String { try Self.temporaryFolder(in: folder(.behaviors)) }

  private static func temporaryFolder(in folder: String?) throws -> String {
    // Where the folder for temporary files is missing or not to be written to, the one that every system has will do.
    let given = Platform.temporaryFolder
    let prefixes = folder.map { [$0 + "/.new-"] } ?? [given + "/snapsim-", "/tmp/snapsim-"]
    var reason: String?
    for prefix in prefixes {
      do throws(Platform.FileError) { return try Platform.makeTemporaryFolder(prefix) } catch {
        reason = reason ?? error.reason
      }
    }
    throw BehaviorFileError.cannotWrite(folder: folder ?? given, reason: reason ?? "")
  }
}

extension [[UInt8]] {
  /// A digest of 128 bits (FNV-1a) in hexadecimal digits, of the parts and of where each ends.
  ///
  /// It is no defense against a forger, whom the permissions of the cache keep out.
  var digest: String {
    var digest: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    func add(_ number: UInt128) { digest = (digest ^ number) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    for part in self {
      for byte in part { add(UInt128(byte)) }
      add(UInt128(part.count))
    }
    return String(digest, radix: 16)
  }
}

extension [String] { var digest: String { map { Array<UInt8>($0.utf8) }.digest } }

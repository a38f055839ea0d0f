import Foundation
import SnapsimText

/// Where compiled behaviors are kept from run to run: a folder of the user's alone, bounded in size.
///
/// Each entry is made under another name and renamed when whole, so two runs that make the same one do not meet. An
/// entry says how long its executable is and when that was written, and one that is not so, or not the user's own, is made
/// anew. A digest of its contents would tell no more, as only the user can write there, and takes longer than the rest.
package struct BehaviorCache {
  /// A part of the cache.
  package enum Part: String, CaseIterable {
    // The system's modules were once kept in `system-modules`, where an installation may have put what holds elsewhere.
    case behaviors, library, toolchains, modules
  }

  /// The folder; `nil` where nothing can be kept.
  let root: String?

  /// Why nothing can be kept, as a warning tells it.
  package let flaw: String?

  /// How many bytes the compiled behaviors may take together; those not used for longest go first (our choice).
  package static let limit = 256 << 20

  /// The name of a compiled executable in its entry.
  static let executable = "snapsim"

  /// The name of the empty file beside an executable whose behaviors one thread at a time must ask.
  static let sharedState = "shared-state"
  private static let manifest = "manifest"

  /// Takes the user's cache, which variables of the environment name, if there is one to write to.
  package init(_ variable: (String) -> String? = Platform.variable) {
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

  /// A cache in a folder that is there, or none.
  package init(root: String?) {
    self.root = root
    flaw = nil
  }

  /// The folder of a part, made where it is missing.
  package func folder(_ part: Part) -> String? {
    guard let root else { return nil }
    let folder = root + "/" + part.rawValue
    return (try? Platform.makePrivateFolder(folder)) == nil ? nil : folder
  }

  /// Where the compiler may keep what it makes of the system's modules.
  ///
  /// They hold for the path at which they were made and for no other. So each path of the cache has a folder of its
  /// own: a cache that was moved, or that is seen under two paths, begins anew.
  var moduleCache: String? {
    guard let folder = folder(.modules), let path = Platform.resolved(folder) else { return nil }
    let name = ContentDigest.of([path])
    guard (try? Platform.makePrivateFolder(path + "/" + name)) != nil else { return nil }
    Platform.touch(path + "/" + name)
    let now = Date().timeIntervalSince1970
    for other in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where other != name {
      let used = Platform.modified(path + "/" + other) ?? now
      if now - used > Self.modulesLifetime { Platform.removeFolder(path + "/" + other) }
    }
    return path + "/" + name
  }

  /// How long modules of another path are kept unused, in seconds: a week (our choice).
  private static let modulesLifetime = 7.0 * 86_400

  /// The executable of an entry, if it is there and whole.
  func executable(_ key: String) -> String? {
    guard let root else { return nil }
    let entry = root + "/\(Part.behaviors.rawValue)/\(key)"
    let files = [Self.manifest, Self.executable].map { entry + "/" + $0 }
    guard ([entry] + files).allSatisfy(Platform.isOwn) else { return nil }
    let executable = entry + "/" + Self.executable
    guard let manifest = Platform.contents(of: entry + "/" + Self.manifest),
      manifest == Self.manifest(of: executable), Platform.isExecutable(executable)
    else { return nil }
    Platform.touch(entry)
    return executable
  }

  private static func manifest(of executable: String) -> [UInt8]? {
    Platform.stamp(of: executable).map { Array("\($0)\n".utf8) }
  }

  /// Keeps a folder that holds a new executable as an entry.
  ///
  /// - Returns: the executable where it is now.
  package func keep(_ folder: String, as key: String) -> String? {
    guard let behaviors = self.folder(.behaviors),
      let manifest = Self.manifest(of: folder + "/" + Self.executable)
    else { return nil }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name != Self.executable && name != Self.sharedState {
      Platform.removeFolder(folder + "/" + name)
    }
    guard (try? Platform.store(manifest, in: folder + "/" + Self.manifest)) != nil else {
      return nil
    }
    let entry = behaviors + "/" + key
    if (try? Platform.renameFile(folder, to: entry)) == nil {
      // Somebody else's, made at the same time, will do; one that is broken goes.
      if let executable = executable(key) {
        Platform.removeFolder(folder)
        return executable
      }
      Self.discard(entry, in: behaviors)
      if (try? Platform.renameFile(folder, to: entry)) == nil { return executable(key) }
    }
    bound(behaviors, keeping: key)
    return entry + "/" + Self.executable
  }

  /// Removes an entry at once, and then what it held, as far as that can be.
  private static func discard(_ entry: String, in folder: String) {
    let broken = folder + "/.broken-\(Platform.processNumber)"
    try? Platform.renameFile(entry, to: broken)
    Platform.removeFolder(broken)
  }

  /// Removes the entries that were not used for longest, until the rest is within the limit.
  func bound(_ folder: String, keeping key: String, limit: Int = limit) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.compactMap { name -> (name: String, used: Double, size: Int)? in
      guard let used = Platform.modified(folder + "/" + name) else { return nil }
      return (name, used, Platform.size(of: folder + "/\(name)/\(Self.executable)"))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    let now = Date().timeIntervalSince1970
    for entry in entries.sorted(by: { $0.used < $1.used }) where entry.name != key {
      // What a run left that was ended while it compiled.
      let isLeft = entry.name.hasPrefix(".") && now - entry.used > 3600
      guard isLeft || (total > limit && !entry.name.hasPrefix(".")) else { continue }
      Platform.removeFolder(folder + "/" + entry.name)
      total -= entry.size
    }
  }

  /// The folder of the library as built for a compiler, built now if it is not there.
  package func libraryFolder(_ key: String, build: (String) throws -> Void) throws -> String {
    guard let folder = folder(.library) else {
      let temporary = try Self.temporaryFolder(in: nil)
      try build(temporary)
      return temporary
    }
    let entry = folder + "/" + key
    if Platform.isOwn(entry), Platform.contents(of: entry + "/" + Self.manifest) != nil {
      return entry
    }
    let temporary = try Self.temporaryFolder(in: folder)
    do {
      try build(temporary)
    } catch {
      Platform.removeFolder(temporary)
      throw error
    }
    guard (try? Platform.store(Array("whole\n".utf8), in: temporary + "/" + Self.manifest)) != nil else {
      return temporary
    }
    if !Platform.isOwn(entry) { Self.discard(entry, in: folder) }
    if (try? Platform.renameFile(temporary, to: entry)) == nil { Platform.removeFolder(temporary) }
    // Other compilers' and older versions' go, but for the one used last.
    let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0 != key && !$0.hasPrefix(".") }
      .sorted { (Platform.modified(folder + "/" + $0) ?? 0) > (Platform.modified(folder + "/" + $1) ?? 0) }
    for other in others.dropFirst() { Platform.removeFolder(folder + "/" + other) }
    return entry
  }

  /// A folder of this run's own, in the cache or among the system's temporary ones.
  func workFolder() throws -> String {
    try Self.temporaryFolder(in: folder(.behaviors))
  }

  private static func temporaryFolder(in folder: String?) throws -> String {
    let given = FileManager.default.temporaryDirectory.path
    let prefixes = folder.map { [$0 + "/.new-"] } ?? [given + "/snapsim-", "/tmp/snapsim-"]
    var reason = ""
    // Where the folder for temporary files is missing or not to be written to, the one that every system has will do.
    for prefix in prefixes {
      do throws(Platform.FileError) {
        return try Platform.makeTemporaryFolder(prefix)
      } catch {
        reason = reason.isEmpty ? error.reason : reason
      }
    }
    throw BehaviorFileError.cannotWrite(folder: folder ?? given, reason: reason)
  }
}
